/**
 * A pricing rule of specification 9, its thresholds, and the properties that hold for all inputs.
 */
export interface Rule {
  title: string;
  /** The section of the specification. */
  section: string;
  /** The product decisions that it implements, such as `E6`. */
  decisions: readonly string[];
  /** The calculation as a sentence, with its constants. */
  formula: string;
  /** The chosen reading and its reason, if the specification allows more than one. */
  reading?: string;
  boundaries?: readonly Boundary[];
  /** Statements that hold for all inputs within the contract, by name. */
  properties: Readonly<Record<string, string>>;
}

/** The result of a rule at or near a threshold. */
export interface Boundary {
  input: string;
  apply: () => number | string;
  /** The result that the specification demands. */
  expected: number | string;
}

/**
 * Builds the boundaries of a rule from a table.
 *
 * @param describe - Describes an input.
 * @param apply - The rule.
 * @param table - Pairs of an input and the result that the specification demands for it.
 */
export function boundaries<T>(
  describe: (input: T) => string,
  apply: (input: T) => number | string,
  table: readonly (readonly [input: T, expected: number | string])[],
): Boundary[] {
  return table.map(([input, expected]) => ({
    input: describe(input),
    apply: () => apply(input),
    expected,
  }));
}
