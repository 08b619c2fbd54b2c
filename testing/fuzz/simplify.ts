import type { FuzzCase } from './fuzzCase.ts';
import { simplerCases } from './simplerCases.ts';

/**
 * Simplifies a case while it fails, until no simpler candidate fails: no input alone, and no two of
 * integrations, developers and time share together.
 *
 * @param fails - Whether a candidate fails in the same way.
 * @param maxPairs - How many pairs of numbers to try at a time.
 */
export function simplify(
  fuzzCase: FuzzCase,
  fails: (candidate: FuzzCase) => boolean,
  maxPairs = Number.POSITIVE_INFINITY,
): FuzzCase {
  let simplest = fuzzCase;
  for (;;) {
    const simpler = simplerCases(simplest, maxPairs).find(fails);
    if (!simpler) return simplest;
    simplest = simpler;
  }
}
