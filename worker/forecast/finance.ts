import {
  type AssumedNumbers,
  type Assumptions,
  assumedNumbers,
} from '../../contract/assumptions.ts';
import type { Claim, Claims, Crossing, Verdict } from '../../contract/claims.ts';
import type { Estimate } from '../../contract/estimate.ts';
import {
  forecastMonths,
  lastMonth,
  monthsPerYear,
  weeksPerMonth,
} from '../../contract/format/durations.ts';
import type { Spending } from '../../contract/format/financeTexts.ts';
import type { Quarters } from '../../contract/paper/quartersTable.ts';
import { paybackMonth, presentValue, rampedRevenue } from '../estimate/moneyOverTime.ts';
import { buildMonths, cumulativeCosts } from './cumulativeCosts.ts';
import { cheaperSide, compareCosts, comparisonClaims, shownExtraUsd } from './verdict.ts';

/** The months of a quarter. */
export const monthsPerQuarter = 3;

/** The horizons of the finance figures, in months. */
export const financeHorizons = [forecastMonths, lastMonth] as const;
export type FinanceHorizon = (typeof financeHorizons)[number];

/** The spending of both sides in one year; year 0 is before the start. */
export interface FinanceYear extends Spending {
  readonly year: number;
}

/** The worth of embedding to a finance team, in USD (E25). */
export interface Finance {
  readonly months: FinanceHorizon;
  readonly discountRatePercentage: number;
  /** The amounts paid in each year. */
  readonly years: readonly FinanceYear[];
  /** The amounts paid in each quarter of the forecast, whatever the horizon. */
  readonly quarters: Quarters;
  /** Null where the build is not live by the horizon (E22). */
  readonly verdict: FinanceVerdict | null;
  /** The value of an earlier launch; null without revenue that waits for the integrations. */
  readonly earlierLaunchUsd: number | null;
  /** Every statement about the two sides that these figures support; none without a verdict. */
  readonly claims: readonly Claim[];
}

/** The present value of the benefit, discounted by month, and when it pays back (E47). */
export interface FinanceVerdict {
  /** Net present value. */
  readonly npvUsd: number;
  /** The same without time lost (E43). */
  readonly cashNpvUsd: number;
  /** Present values of the costs of both sides, time lost included. */
  readonly inHousePvUsd: number;
  readonly embeddedPvUsd: number;
  /** NPV ÷ present value of the embedded cost; 3.29 is 329 %. Null if that cost is 0. */
  readonly roi: number | null;
  /** The first month from which the cumulative benefit stays at or above 0, or null. */
  readonly paybackMonth: number | null;
}

/**
 * Computes net present value, return on investment and payback of embedding (E25).
 *
 * @param assumptions - The visitor's discount rate, and the revenue that waits.
 */
export function finance(
  estimated: Estimate,
  assumptions?: Assumptions | null,
  months: FinanceHorizon = forecastMonths,
): Finance {
  const assumed = assumedNumbers(assumptions, estimated.effectiveCount);
  const { discountRatePercentage } = assumed;
  const rate = discountRatePercentage / 100;
  const spending = monthlySpending(estimated, months);
  const verdict = buildMonths(estimated) <= months ? financeVerdict(spending, rate) : null;
  const figures = {
    months,
    discountRatePercentage,
    years: periods(spending, monthsPerYear).map((ofYear, year) => ({ year, ...ofYear })),
    quarters: {
      isLive: buildMonths(estimated) <= forecastMonths,
      amounts: periods(spending.slice(0, forecastMonths + 1), monthsPerQuarter).map(
        (ofQuarter, quarter) => ({ quarter, ...ofQuarter }),
      ),
    },
  };
  return {
    ...figures,
    verdict,
    earlierLaunchUsd: earlierLaunchValue(estimated, assumed, months, rate),
    claims: verdict
      ? [
          { kind: 'presentValue', months, side: cheaperSide(Math.round(verdict.npvUsd)) },
          { kind: 'crossings', months, turns: crossings(spending) },
          ...discountTurn(figures, verdict.npvUsd),
        ]
      : [],
  };
}

/**
 * Gives every claim that holds for an estimate: of its verdict, of the costs after the second year,
 * and of its finance figures.
 */
export function answerClaims(
  { claims }: Verdict,
  estimated: Estimate,
  finances: readonly Finance[],
): Claims {
  return [
    ...claims,
    ...comparisonClaims(compareCosts(estimated, 24), estimated),
    ...finances.flatMap((finance) => finance.claims),
  ];
}

/** Returns the spending of both sides month by month; month 0 is before the start. */
export function monthlySpending(estimated: Estimate, months: number): Spending[] {
  let before = { inHouseUsd: 0, embeddedUsd: 0, timeLostUsd: 0 };
  return cumulativeCosts(estimated)
    .slice(0, months + 1)
    .map((after) => {
      const inHouseUsd = after.inHouseUsd - before.inHouseUsd;
      const embeddedUsd = after.embeddedUsd - before.embeddedUsd;
      const timeLostUsd = after.timeLostUsd - before.timeLostUsd;
      before = after;
      return { inHouseUsd, embeddedUsd, benefitUsd: inHouseUsd - embeddedUsd, timeLostUsd };
    });
}

/** Adds up the months of each year or quarter; the first one has the start alone. */
function periods(spending: readonly Spending[], length: number): Spending[] {
  const count = Math.ceil((spending.length - 1) / length);
  return Array.from({ length: count + 1 }, (_, period) => {
    const { first, last } = monthsOfPeriod(period, length);
    const months = spending.slice(first, last + 1);
    const total = (figure: keyof Spending) => sumOf(months, (month) => month[figure]);
    return {
      inHouseUsd: total('inHouseUsd'),
      embeddedUsd: total('embeddedUsd'),
      benefitUsd: total('benefitUsd'),
      timeLostUsd: total('timeLostUsd'),
    };
  });
}

/** The first and the last month of a year, or of a quarter; number 0 has the start alone. */
export function monthsOfPeriod(period: number, length: number): { first: number; last: number } {
  const first = period === 0 ? 0 : (period - 1) * length + 1;
  return { first, last: period * length };
}

/** Compares in whole USD, as the verdict does; equal costs are not a crossing. */
function crossings(spending: readonly Spending[]): Crossing[] {
  const found: Crossing[] = [];
  let inHouseUsd = 0;
  let embeddedUsd = 0;
  spending.forEach((spent, month) => {
    inHouseUsd += spent.inHouseUsd;
    embeddedUsd += spent.embeddedUsd;
    const cheaper = cheaperSide(shownExtraUsd({ inHouseUsd, embeddedUsd }));
    if (month === 0 || cheaper === 'neither') return;
    if (found.at(-1)?.cheaper !== cheaper) found.push({ month, cheaper });
  });
  return found;
}

/** Sums of whole years do not show which side is paid earlier by less than half a month or so. */
const clearYears = 0.05;

/** Compares in whole USD; the amounts by year may show why discounting reverses the result. */
export function discountTurn(
  finance: Pick<Finance, 'months' | 'discountRatePercentage'> & {
    readonly years: readonly Omit<FinanceYear, 'timeLostUsd'>[];
  },
  exactNpvUsd: number,
): Claim[] {
  const { months, discountRatePercentage, years } = finance;
  const total = (side: SpendingSide) => sumOf(years, (year) => year[side]);
  const meanYear = (side: SpendingSide) =>
    sumOf(years, (year) => year.year * year[side]) / total(side);
  const extraUsd = Math.round(total('inHouseUsd')) - Math.round(total('embeddedUsd'));
  const npvUsd = Math.round(exactNpvUsd);
  const undiscounted = cheaperSide(extraUsd);
  if (undiscounted === 'neither' || extraUsd * npvUsd >= 0) return [];
  const laterYears = meanYear('embeddedUsd') - meanYear('inHouseUsd');
  const isPaidEarlier = (undiscounted === 'inHouse' ? laterYears : -laterYears) > clearYears;
  const amounts = { byUsd: Math.abs(extraUsd), discountedByUsd: Math.abs(npvUsd) };
  const kind = 'discountTurn';
  return [{ kind, months, discountRatePercentage, undiscounted, ...amounts, isPaidEarlier }];
}

type SpendingSide = 'inHouseUsd' | 'embeddedUsd';

function sumOf<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0);
}

function financeVerdict(spending: readonly Spending[], rate: number): FinanceVerdict {
  const monthlyRate = (1 + rate) ** (1 / monthsPerYear) - 1;
  const of = (figure: keyof Spending) => spending.map((month) => month[figure]);
  const inHousePvUsd = presentValue(of('inHouseUsd'), monthlyRate);
  const embeddedPvUsd = presentValue(of('embeddedUsd'), monthlyRate);
  const npvUsd = presentValue(of('benefitUsd'), monthlyRate);
  return {
    npvUsd,
    cashNpvUsd: npvUsd - presentValue(of('timeLostUsd'), monthlyRate),
    inHousePvUsd,
    embeddedPvUsd,
    roi: embeddedPvUsd > 0 ? (inHousePvUsd - embeddedPvUsd) / embeddedPvUsd : null,
    paybackMonth: paybackMonth(of('benefitUsd')),
  };
}

/**
 * The present value of the gross profit that an earlier launch brings, in USD; negative where the
 * embedded side launches later.
 *
 * @returns null without revenue.
 */
function earlierLaunchValue(
  estimated: Estimate,
  { monthlyRevenueUsd, grossMarginPercentage, rampMonths }: AssumedNumbers,
  months: number,
  rate: number,
): number | null {
  if (monthlyRevenueUsd === 0) return null;
  const margin = grossMarginPercentage / 100;
  const monthlyRate = (1 + rate) ** (1 / monthsPerYear) - 1;
  const embeddedLaunch = estimated.timeline.embeddedWeeks / weeksPerMonth;
  const inHouseLaunch = buildMonths(estimated);
  const gains = Array.from(
    { length: months + 1 },
    (_, month) =>
      rampedRevenue(month - embeddedLaunch, monthlyRevenueUsd, rampMonths) -
      rampedRevenue(month - inHouseLaunch, monthlyRevenueUsd, rampMonths),
  );
  return margin * presentValue(gains, monthlyRate);
}
