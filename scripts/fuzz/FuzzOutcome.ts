import type { BoundaryCheck } from '../../testing/fuzz/boundaries.ts';
import type { CorpusFailure } from '../../testing/fuzz/corpus.ts';
import type { Coverage } from '../../testing/fuzz/coverage.ts';
import type { Failure } from '../../testing/fuzz/fuzz.ts';
import type { FuzzOptions } from './fuzzOptions.ts';

/** What a search or a replay has found. */
export interface FuzzOutcome {
  options: FuzzOptions;
  seconds: number;
  processes: number;
  /** The registry's tables against the rules. */
  boundaries: BoundaryCheck;
  /** Cases that failed once, tried first. */
  corpus: { checked: number; failures: readonly CorpusFailure[] };
  failure: Failure | null;
  /** Where the failure was saved as a case, if it was. */
  savedAs: string | null;
  coverage: Coverage;
  /** What had to be tried and was not, as sentences. */
  gaps: readonly string[];
  /** True if Ctrl-C ended it. */
  isInterrupted: boolean;
}

export const verdicts = ['held', 'failed', 'incomplete', 'interrupted'] as const;
export type FuzzVerdict = (typeof verdicts)[number];

/** The exit code of each verdict; 2 is an invalid command line, 130 what a shell gives Ctrl-C. */
export const exitCodes = {
  held: 0,
  failed: 1,
  incomplete: 3,
  interrupted: 130,
} as const satisfies Record<FuzzVerdict, number>;

/**
 * Returns the verdict of a search. A failure counts even if the search was interrupted; a search
 * that did not try what it had to proves nothing.
 */
export function fuzzVerdict({
  failure,
  boundaries,
  corpus,
  gaps,
  isInterrupted,
}: Pick<FuzzOutcome, 'failure' | 'boundaries' | 'corpus' | 'gaps' | 'isInterrupted'>): FuzzVerdict {
  if (failure || boundaries.failures.length > 0 || corpus.failures.length > 0) return 'failed';
  if (isInterrupted) return 'interrupted';
  return gaps.length > 0 ? 'incomplete' : 'held';
}
