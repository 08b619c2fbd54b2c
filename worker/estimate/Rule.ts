/** One rule of specification 9: what it says, where it turns, and what holds for all inputs. */
export interface Rule {
  title: string;
  /** The section of the specification. */
  section: string;
  /** The product decisions that bind it. */
  decisions: readonly string[];
  /** In words, naming the figures it takes. */
  formula: string;
  /** Where the specification allows more than one reading: the one taken, and why. */
  reading?: string;
  boundaries: readonly Boundary[];
  /** What holds for all inputs within the contract, by name. */
  properties: Readonly<Record<string, string>>;
}

/** What a rule returns at and around a threshold. */
export interface Boundary {
  /** The input in words. */
  at: string;
  /** Applies the rule to it. */
  answer: () => number | string;
  /** What the specification says it returns. */
  expected: number | string;
}

/**
 * Boundaries of one rule as a table.
 *
 * @param inWords describes an input.
 * @param apply is the rule itself.
 * @param table pairs inputs with what the specification says of them.
 */
export function boundaries<T>(
  inWords: (at: T) => string,
  apply: (at: T) => number | string,
  table: readonly (readonly [at: T, expected: number | string])[],
): Boundary[] {
  return table.map(([at, expected]) => ({ at: inWords(at), answer: () => apply(at), expected }));
}
