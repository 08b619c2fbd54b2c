/** A side of a comparison; neither where both are equal. */
export type Side = 'inHouse' | 'embedded' | 'neither';

export interface MonthSpan {
  firstMonth: number;
  lastMonth: number;
}

/** A month by whose end another side costs less in total than by the end of the month before. */
export interface Crossing {
  readonly month: number;
  readonly cheaper: 'inHouse' | 'embedded';
}

/**
 * A statement that compares both sides, or says that they cannot be compared. The worker decides
 * which hold, `claimTexts.ts` and `deferredClaimTexts.ts` word them, and each medium chooses.
 * Amounts are in USD.
 */
export type Claim =
  /** Both costs over the first months, from the start (E17). */
  | { kind: 'costs'; months: number; inHouseUsd: number; embeddedUsd: number }
  /** The side that costs less over these months, and by how much, in whole USD as shown. */
  | { kind: 'cheaper'; months: number; side: Side; byUsd: number }
  /**
   * Nothing is live in-house by then, so no side is called cheaper (E22). The part of the build
   * that is done is in whole percent, rounded down; the total is that of the whole build.
   */
  | { kind: 'unfinished'; months: number; builtPercentage: number; initialTotalUsd: number }
  | { kind: 'live'; sooner: Side; inHouseWeeks: number; embeddedWeeks: number }
  /**
   * The months by whose end embedding costs less, if the build is live within the forecast. More
   * than two spans need a rise of prices or wages.
   */
  | { kind: 'embeddedMonths'; spans: readonly MonthSpan[] }
  /**
   * Where building is cheaper over the forecast: the number of integrations with which embedding
   * is, and whether it is with each larger one up to `upToCount`; null if there is none. That limit
   * is below the usual one where a larger build is not live by the end of the forecast.
   */
  | { kind: 'breakEvenCount'; count: number | null; isFrom: boolean; upToCount: number }
  /** The cheaper side over the forecast if the maintenance that the costs include is left out. */
  | { kind: 'withoutMaintenance'; side: Side }
  /**
   * By how much the build alone costs less than the embedded first year, in whole USD. Beside it
   * are the costs after 12 months, which may include work of the visitor's own team.
   */
  | { kind: 'buildAlone'; byUsd: number; hasOwnWork: boolean }
  /** The side that costs less in present value (E25). */
  | { kind: 'presentValue'; months: number; side: Side }
  /** Every month from which the other side has cost less in total. */
  | { kind: 'crossings'; months: number; turns: readonly Crossing[] }
  /**
   * Discounting reverses which side costs less: by these whole amounts, before and after. The side
   * that costs less at first may clearly be paid earlier, which is the reason.
   */
  | {
      kind: 'discountTurn';
      months: number;
      discountRatePercentage: number;
      undiscounted: 'inHouse' | 'embedded';
      byUsd: number;
      discountedByUsd: number;
      isPaidEarlier: boolean;
    };

export type Claims = readonly Claim[];
type Of<Kind> = Extract<Claim, { kind: Kind }>;

/**
 * Finds the claim of a kind, over some months where there are several of the kind.
 *
 * @returns undefined where it does not hold.
 */
export function claimOf<Kind extends Claim['kind']>(
  claims: Claims,
  kind: Kind,
  months?: number,
): Of<Kind> | undefined {
  return claims.find(
    (claim): claim is Of<Kind> =>
      claim.kind === kind && (!months || !('months' in claim) || claim.months === months),
  );
}
