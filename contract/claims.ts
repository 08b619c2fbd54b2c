import type { BeyondBuild, BeyondPlan, EmbeddedZero } from './estimate.ts';
import type { CostHorizon } from './horizons.ts';
import type { SplitChoice } from './split.ts';

/** A side of a comparison; neither where both are equal. */
export type Side = 'inHouse' | 'embedded' | 'neither';
export type OneSide = Exclude<Side, 'neither'>;

/** How sure the result over 36 months is: it is clear, depends on assumptions, or is too close. */
export const certainties = ['clear', 'depends', 'close'] as const;
export type Certainty = (typeof certainties)[number];

/** The scenario that is shown, or the same at mid-range with or without a platform (E29). */
export type JudgedScenario = 'shown' | 'midRange' | 'withoutPlatform';

/** Why a result is not clear: the first of these that holds (E29). */
export type Doubt =
  | { kind: 'otherSide'; in: JudgedScenario; side: OneSide }
  /** The lead is under 5 % of the larger cost, or the likely difference is on both sides of 0. */
  | { kind: 'closeCosts' | 'closeRange'; in: JudgedScenario }
  | { kind: 'fewPeople'; in: JudgedScenario; side: OneSide }
  /** One assumption turns the result: "the discount on the plan is 25% instead of 0%". */
  | { kind: 'change'; in: JudgedScenario; condition: string }
  | { kind: 'later'; in: JudgedScenario }
  | { kind: 'notLive'; in: JudgedScenario };

export type HowSure = { word: 'clear'; doubt: null } | { word: 'depends' | 'close'; doubt: Doubt };

/** Who costs less, by how much; the side is null where nothing is live in-house by then. */
export interface Result {
  side: Side | null;
  byUsd: number;
}

export type MonthSpan = { firstMonth: number; lastMonth: number };
/** A month by whose end another side costs less in total than by the end of the month before. */
export type Crossing = { readonly month: number; readonly cheaper: OneSide };

/**
 * A statement that compares both sides, or says that they cannot be compared. The worker decides
 * which hold, `claimTexts.ts` and `deferredClaimTexts.ts` word them, and each medium chooses.
 * Amounts are in USD; those of a difference are whole, as shown.
 */
export type Claim =
  /** Both costs over the first months, from the start (E17); with what is beyond the plan. */
  | {
      kind: 'costs';
      months: number;
      inHouseUsd: number;
      /** The part of `inHouseUsd` that is time lost, and no cash (E43). */
      timeLostUsd: number;
      embeddedUsd: number;
      beyondPlan: readonly BeyondPlan[];
      beyondBuild: readonly BeyondBuild[];
    }
  | { kind: 'cheaper'; months: number; side: Side; byUsd: number }
  /** Nothing is live in-house by then, so no side is called cheaper (E22). Percent rounded down. */
  | { kind: 'unfinished'; months: number; builtPercentage: number; initialTotalUsd: number }
  | { kind: 'live'; sooner: Side; inHouseWeeks: number; embeddedWeeks: number }
  /** The months by whose end embedding costs less; only of a build that is live by month 36. */
  | { kind: 'embeddedMonths'; spans: readonly MonthSpan[] }
  /** The months from 37 to 60 by whose end the side that costs more over 36 months costs less. */
  | { kind: 'laterTurn'; side: OneSide; spans: readonly MonthSpan[] }
  /**
   * Where building is cheaper over 36 months: the number of integrations with which embedding is,
   * and whether it is with each larger one. Null if there is none up to `upToCount`, the largest
   * number that is live by then.
   */
  | { kind: 'breakEvenCount'; count: number | null; isFrom: boolean; upToCount: number }
  /** How sure the result over 36 months is, and why (E29). */
  | ({ kind: 'certainty' } & HowSure)
  /** The likely difference over a horizon, P10 to P90, of the side that costs less (E26). */
  | { kind: 'likelyLess'; months: number; lowUsd: number; highUsd: number }
  /** A cost over a horizon outside of its likely range, and what the estimate counts as 0 (E26). */
  | {
      kind: 'outsideRange';
      months: number;
      side: OneSide;
      lowUsd: number;
      highUsd: number;
      isBelow: boolean;
      zeros: readonly EmbeddedZero[];
    }
  /**
   * The result over 36 months with every assumption at the middle of its range, or every one that
   * the visitor does not state (E29). Without a platform of one's own: null where one is stated.
   */
  | ({ kind: 'midRange'; keepsOwn: boolean; withoutPlatform: Result | null } & Result)
  /**
   * A split of the integrations costs less over 36 months than the cheaper side alone, by more than
   * 5 percent (E35). A side of few systems has their names.
   */
  | {
      kind: 'split';
      builtCount: number;
      embeddedCount: number;
      named: { choice: SplitChoice; names: readonly string[] } | null;
      usd: number;
      than: OneSide;
      byUsd: number;
    }
  /** The build alone costs less than the embedded first year. */
  | { kind: 'buildAlone'; byUsd: number }
  /**
   * Maintenance in-house, or the team's own work on the embedded side, takes more hours a month
   * than the team has for integrations; with how many more developers it would have them (E44).
   */
  | {
      kind: 'tooFewPeople';
      side: OneSide;
      integrationCount: number;
      hoursPerMonth: number;
      teamHoursPerMonth: number;
      moreDevelopers: number;
    }
  /** The side that costs less in present value (E25). */
  | { kind: 'presentValue'; months: number; side: Side }
  | { kind: 'crossings'; months: number; turns: readonly Crossing[] }
  /** Discounting reverses the result; the side that costs less without it may be paid earlier. */
  | {
      kind: 'discountTurn';
      months: number;
      discountRatePercentage: number;
      undiscounted: OneSide;
      byUsd: number;
      discountedByUsd: number;
      isPaidEarlier: boolean;
    };

/** A change of the inputs, and the weeks until the in-house build is live with it (E31). */
export interface DeadlineWay {
  /** Null: as many as in the inputs. */
  developerCountNumber: number | null;
  /** Null: the percentage of the inputs. */
  devTimePercentage: number | null;
  /** The systems whose marketplace listing it goes without, by name; empty: listings stay. */
  withoutListingsAt: string[];
  timelineWeeks: number;
}

/** Whether each side meets the target date, and what would let the in-house build meet it (E31). */
export interface DeadlineOutlook {
  /** The target date, such as `2027-03-01`. */
  day: string;
  /** Days from today to the target date; 0 where it has passed. */
  daysLeft: number;
  /** Whole weeks between a go-live and the target date; below 0, by which a side misses it. */
  inHouseReserveWeeks: number;
  embeddedReserveWeeks: number;
  /**
   * The smallest team that meets the date at the same percentage; null if no allowed team does.
   */
  developersNeeded: number | null;
  /** The smallest whole percentage at which the same team meets it; null if 100 does not. */
  devTimePercentageNeeded: number | null;
  /**
   * Where only reviews for marketplace listings make the build late: their systems by name, and the
   * weeks until it is live without them.
   */
  withoutListings: { systemNames: string[]; timelineWeeks: number } | null;
  /**
   * The longest review without which no customer can connect, if half of it already takes longer
   * than the weeks left.
   */
  blockingReview: { systemName: string; moderationWeeks: number } | null;
  /**
   * The smallest changes with which the in-house build meets the date: single ones; where none is
   * enough, those that also go without listings; else one of team and percentage together. Empty
   * where it meets the date, and where no team can.
   */
  ways: DeadlineWay[];
  /** The largest team at 100 percent without listings. */
  fastest: DeadlineWay;
}

export type Claims = readonly Claim[];
export type ClaimOf<Kind> = Extract<Claim, { kind: Kind }>;

/** Finds a claim, by its months where there are several; undefined where it does not hold. */
export function claimOf<Kind extends Claim['kind']>(
  claims: Claims,
  kind: Kind,
  months?: number,
): ClaimOf<Kind> | undefined {
  return claims.find(
    (claim): claim is ClaimOf<Kind> =>
      claim.kind === kind && (!months || !('months' in claim) || claim.months === months),
  );
}

/** The costs of both sides over the first months, from the start (E17). */
export interface CostComparison {
  /** The horizon: 12, 36 or 60. */
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

/** The comparisons over the horizons (E17). */
export type Comparisons = Record<`after${CostHorizon}Months`, CostComparison>;

/** Who is cheaper over 12, 36 and 60 months, since when, and what would change that. */
export interface Verdict extends Comparisons {
  /** From here on embedding stays cheaper over the forecast; null where it does not (E22 too). */
  breakEvenMonth: number | null;
  /** Every statement about the two sides that these figures support. */
  claims: Claims;
}
