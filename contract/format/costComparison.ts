import type { Claim, Side } from '../claims.ts';

/** The costs of both sides over the first months, from the start (E17). */
export interface CostComparison {
  /** The horizon: 12 or 36. */
  months: number;
  /** Build cost spent so far, maintenance from go-live on, and turnover. */
  inHouseUsd: number;
  /** The part of `inHouseUsd` that the build takes; the rest is maintenance and turnover. */
  buildUsd: number;
  /** Setup, and the subscription from month 1. */
  embeddedUsd: number;
  /** Null while in-house is not live: an unfinished build has no cost verdict (E22). */
  cheaper: Side | null;
  /** By how much, in whole USD: the difference of the two amounts as they are shown. */
  byUsd: number;
}

/** Who is cheaper over 12 and over 36 months, since when, and what would change that. */
export interface Verdict {
  after12Months: CostComparison;
  after36Months: CostComparison;
  /** From here on embedding stays cheaper over the forecast; null where it does not (E22 too). */
  breakEvenMonth: number | null;
  /** Every statement about the two sides that these figures support. */
  claims: readonly Claim[];
}
