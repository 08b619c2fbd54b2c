import { boundaries, type Rule } from '../estimate/Rule.ts';

/** The words just below a whole number, at it, and from just above it up to the next turn. */
type Turn = readonly [at: number, below: string, exactly: string, above: string];

/** A word or a reason that is shown, and the whole numbers at which it turns. */
interface Words {
  title: string;
  /** The product decisions that it implements, such as `E29`. */
  decisions: readonly string[];
  /** The threshold as a sentence. */
  formula: string;
  /** What the numbers count, such as `‰ of the larger cost`. */
  unit: string;
  /** The product's word for a number. It is asked for the numbers from `from` to `upTo` only. */
  word: (value: number) => string;
  turns: readonly Turn[];
  from?: number;
  upTo?: number;
}

/**
 * A rule about words. Its table and the cases that the fuzzer draws and counts follow from the
 * turns, which are written from the specification.
 */
export interface WordRule extends Rule, Words {
  properties: { 'turns-only-there': string };
}

export function wordRule(words: Words): WordRule {
  const { unit, word, turns } = words;
  return {
    ...words,
    section: '9',
    boundaries: boundaries(
      (value: number) => `${value} ${unit}`,
      word,
      turns.flatMap(([at, below, exactly, above]): [number, string][] => [
        [at - 1, below],
        [at, exactly],
        [at + 1, above],
      ]),
    ),
    properties: { 'turns-only-there': 'It turns at these numbers, and at no other.' },
  };
}

/** The word that the turns demand for a number; null where the word is not asked for it. */
export function demandedWord(
  { turns, from = 0, upTo = Number.POSITIVE_INFINITY }: WordRule,
  value: number,
): string | null {
  if (value < from || value > upTo) return null;
  const next = turns.find(([at]) => value <= at);
  if (!next) return turns.at(-1)?.[3] ?? null;
  const [at, below, exactly] = next;
  return value === at ? exactly : below;
}

/** One word where all agree: the other side, another medium; else each of them. */
export function agreed(...words: readonly string[]): string {
  return [...new Set(words)].join(' / ');
}

/** Whether a sentence is there at all. */
export const said = (text: string | false | null | undefined) => (text ? 'said' : 'not said');
