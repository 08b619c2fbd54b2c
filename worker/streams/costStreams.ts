import type { OneSide } from '../../contract/claims.ts';
import type { Estimate } from '../../contract/estimate.ts';
import {
  forecastMonths,
  monthsPerYear,
  weeksPerMonth,
  yearEnds,
} from '../../contract/format/durations.ts';
import { escalatedMonths } from '../estimate/moneyOverTime.ts';

/** The figures that determine the costs over time. A simulation sets those that it draws. */
export type Spending = ReturnType<typeof spendingOf>;

export function spendingOf({
  results,
  timeline,
  price,
  escalation,
  leavingUsd,
  assumed,
}: Estimate) {
  return {
    price,
    escalation,
    assumed,
    initialTotalUsd: results.inHouse.initialTotal,
    /** Work after go-live; it rises with wages, hosting of a platform does not. */
    maintenanceUsd: results.inHouse.maintenance - escalation.platformMonthlyUsd,
    timelineWeeks: timeline.timelineWeeks,
    leavingUsd,
    /** A month that has begun counts. */
    leavingMonth: Math.ceil(assumed.leavingMonth),
  };
}

/** A cost of one side over time (E25). Every medium loops over all of them. */
export interface CostStream {
  readonly side: OneSide;
  /** By what it rises after each year. */
  readonly rises: Rise;
  /** USD of each of its months, at the prices of the first year. */
  readonly amountUsd: (spending: Spending) => number;
  /**
   * How many months of the amount are due by the end of a month, which may be a fraction.
   *
   * @param rise - By how many percent a month costs more after each year.
   */
  readonly months: (month: number, spending: Spending, rise: number) => number;
  /** The number of months over which the amount is spread, where it is not that of one. */
  readonly spreadOver?: (spending: Spending) => number;
  /** USD of each month from 1 on, where months differ; they come on top of the amount. */
  readonly usdByMonth?: (spending: Spending) => readonly number[] | null;
  /** The month ends besides those of years between which it grows evenly. */
  readonly turns?: (spending: Spending) => readonly number[];
  /**
   * The cost of its months as a formula.
   *
   * @param months - The operand that counts them.
   * @param sum - The operand of what months cost that differ, where they do.
   */
  readonly formula: (months: string, sum: string | null) => string;
  /** A derivation names the stream only where this operand or formula is not 0. */
  readonly onlyWith?: string;
  /** The cost of one month as a formula of the workbook's columns and cells. */
  readonly column: string;
}

export type Rise = 'wages' | 'plan' | 'never';

const goLive = ({ timelineWeeks }: Spending) => timelineWeeks / weeksPerMonth;

/** How a stream's months count: each, or those after go-live. */
export const eachMonth: CostStream['months'] = (month, _, rise) => escalatedMonths(month, rise);
const afterGoLive: CostStream['months'] = (month, spending, rise) => {
  const live = goLive(spending);
  return month <= live ? 0 : escalatedMonths(month, rise) - escalatedMonths(live, rise);
};

/** The costs over time, in the order of columns and derivations. */
export const costStreams = {
  build: {
    side: 'inHouse',
    rises: 'wages',
    amountUsd: ({ initialTotalUsd }) => initialTotalUsd,
    months: (month, spending, rise) => escalatedMonths(Math.min(month, goLive(spending)), rise),
    spreadOver: goLive,
    turns: (spending) => [goLive(spending)],
    formula: (months) => `initialTotalUsd * ${months} / (timelineWeeks / weeksPerMonth)`,
    column:
      'if(buildMonths, initialTotalUsd * (min(month, buildMonths) - min(max(0, month - 1), buildMonths)) / buildMonths * wageFactor, 0)',
  },
  maintenance: {
    side: 'inHouse',
    rises: 'wages',
    amountUsd: ({ maintenanceUsd }) => maintenanceUsd,
    months: afterGoLive,
    formula: (months) =>
      `${months} * (maintenanceUsd - if(platformUsdPerMonth, platformMonthlyUsd, 0))`,
    column:
      '(maintenanceUsd - platformMonthlyUsd) * wageFactor * (max(0, month - buildMonths) - max(0, month - 1 - buildMonths))',
  },
  hosting: {
    side: 'inHouse',
    rises: 'never',
    amountUsd: ({ escalation }) => escalation.platformMonthlyUsd,
    months: afterGoLive,
    formula: (months) => `${months} * platformMonthlyUsd`,
    onlyWith: 'platformUsdPerMonth',
    column: 'platformMonthlyUsd * (max(0, month - buildMonths) - max(0, month - 1 - buildMonths))',
  },
  turnover: {
    side: 'inHouse',
    rises: 'wages',
    amountUsd: ({ escalation }) => escalation.turnoverMonthlyUsd,
    months: eachMonth,
    formula: (months) => `${months} * turnoverMonthlyUsd`,
    onlyWith: 'turnoverMonthlyUsd',
    column: 'if(month, turnoverMonthlyUsd * wageFactor, 0)',
  },
  fees: {
    side: 'inHouse',
    rises: 'never',
    amountUsd: ({ escalation }) => escalation.feesYearlyUsd,
    // In the first month of each year; a part of that month counts in part.
    months: (month) => {
      const years = Math.floor(month / monthsPerYear);
      return years + Math.min(1, month - years * monthsPerYear);
    },
    turns: ({ escalation }) =>
      escalation.feesYearlyUsd > 0 ? yearEnds.slice(0, -1).map((month) => month + 1) : [],
    formula: (months) => `${months} * feesUsdPerYear`,
    onlyWith: 'feesUsdPerYear',
    column: 'if(month - 12 * (year - 1) < 2, feesUsdPerYear, 0)',
  },
  start: {
    side: 'embedded',
    rises: 'never',
    amountUsd: ({ price, escalation }) => price.setupUsd + escalation.ownOnceUsd,
    months: () => 1,
    formula: () => 'priceSetupUsd + if(embeddedOwnOnceUsd, embeddedOwnOnceUsd, 0)',
    column: 'if(month, 0, priceSetupUsd + embeddedOwnOnceUsd)',
  },
  subscription: {
    side: 'embedded',
    rises: 'plan',
    amountUsd: ({ price, escalation }) =>
      (price.usdByMonth ? 0 : price.monthlyUsd) + escalation.overageMonthlyUsd,
    usdByMonth: ({ price }) => price.usdByMonth,
    months: eachMonth,
    turns: ({ price }) => [...(price.usdByMonth?.keys() ?? [])].slice(0, forecastMonths),
    formula: (months, sum) =>
      sum
        ? `if(${sum}, ${sum}, 0) + if(overageUsdPerMonth, ${months} * overageUsdPerMonth, 0)`
        : `${months} * (priceMonthlyUsd + if(overageUsdPerMonth, overageUsdPerMonth, 0))`,
    column: 'if(month, (price + overageUsdPerMonth) * planFactor, 0)',
  },
  ownWork: {
    side: 'embedded',
    rises: 'wages',
    amountUsd: ({ escalation }) => escalation.ownMonthlyUsd,
    months: eachMonth,
    formula: (months) => `${months} * embeddedOwnMonthlyUsd`,
    onlyWith: 'embeddedOwnMonthlyUsd',
    column: 'if(month, embeddedOwnMonthlyUsd * wageFactor, 0)',
  },
  leaving: {
    side: 'embedded',
    rises: 'never',
    amountUsd: ({ leavingUsd, leavingMonth }) => (leavingMonth > 0 ? leavingUsd : 0),
    // 1 from the end of the month of leaving on, and its part within it.
    months: (month, { leavingMonth }) => Math.min(1, Math.max(0, month - leavingMonth + 1)),
    turns: ({ leavingMonth }) => (leavingMonth > 0 ? [leavingMonth - 1, leavingMonth] : []),
    formula: (months) => `${months} * leavingUsd`,
    onlyWith: 'if(leavingMonth, leavingHoursPerIntegration, 0)',
    column: 'if(leavingMonth, if(month - roundUp(leavingMonth), 0, leavingUsd), 0)',
  },
} as const satisfies Record<string, CostStream>;

export type StreamName = keyof typeof costStreams;

export type NamedStream = CostStream & { readonly name: StreamName };

export const namedStreams = Object.entries<CostStream>(costStreams).map(
  ([name, stream]): NamedStream => ({ name: name as StreamName, ...stream }),
);

/** The streams of each side, in their order. */
export const streamsOf: Readonly<Record<OneSide, readonly NamedStream[]>> = {
  inHouse: namedStreams.filter(({ side }) => side === 'inHouse'),
  embedded: namedStreams.filter(({ side }) => side === 'embedded'),
};

/** By how many percent a stream's months cost more after each year. */
export function riseOf({ rises }: CostStream, spending: Spending): number {
  if (rises === 'never') return 0;
  const { planRisePercentagePerYear, wageRisePercentagePerYear } = spending.escalation;
  return rises === 'plan' ? planRisePercentagePerYear : wageRisePercentagePerYear;
}

/** How many times its amount a stream costs by the end of a month. */
export function timesDue(stream: CostStream, month: number, spending: Spending): number {
  const months = stream.months(month, spending, riseOf(stream, spending));
  // A build that takes no time has nothing to spread.
  return months / (stream.spreadOver?.(spending) || 1);
}

/** The cost of a stream by the end of a month, in USD. */
export function streamCost(stream: CostStream, month: number, spending: Spending): number {
  const rise = riseOf(stream, spending);
  const amountUsd = stream.amountUsd(spending);
  const months = stream.months(month, spending, rise);
  const usdByMonth = stream.usdByMonth?.(spending);
  if (usdByMonth) return sumOfMonths(usdByMonth, month, rise, amountUsd * months);
  const all = stream.spreadOver?.(spending) || 1;
  // All months together are exactly the amount.
  return month < all ? (amountUsd * months) / all : amountUsd * (months / all);
}

/**
 * Returns how often some in-house streams are due by the end of a month, and what the others cost,
 * by the weeks of the build. Each number of weeks is computed once, as loops over simulations need.
 */
export function dueByWeeks<const Varied extends StreamName>(
  estimated: Estimate,
  month: number,
  varied: readonly Varied[],
): (timelineWeeks: number) => Readonly<Record<Varied | 'othersUsd', number>> {
  const known: Record<Varied | 'othersUsd', number>[] = [];
  const ofEstimate = spendingOf(estimated);
  const compute = (timelineWeeks: number) => {
    const spending = { ...ofEstimate, timelineWeeks };
    const due = varied.map((name) => [name, timesDue(costStreams[name], month, spending)]);
    const othersUsd = sideCost('inHouse', month, spending, varied);
    const found = { ...Object.fromEntries(due), othersUsd };
    known[timelineWeeks] = found;
    return found;
  };
  return (timelineWeeks) => known[timelineWeeks] ?? compute(timelineWeeks);
}

/**
 * The cost of a side by the end of a month, in USD (E25).
 *
 * @param without - The streams that do not count.
 */
export function sideCost(
  side: OneSide,
  month: number,
  spending: Spending,
  without: readonly StreamName[] = [],
): number {
  return streamsOf[side].reduce(
    (usd, stream) =>
      without.includes(stream.name) ? usd : usd + streamCost(stream, month, spending),
    0,
  );
}

/** The month ends between which the cost of a side grows evenly. */
export function turnsOf(side: OneSide, spending: Spending): number[] {
  const turns = streamsOf[side].flatMap(({ turns }) => turns?.(spending) ?? []);
  const last = yearEnds.at(-1) ?? 0;
  return [...new Set([...yearEnds, ...turns])]
    .filter((month) => month <= last)
    .sort((a, b) => a - b);
}

/** Adds the amounts of months, which rise after each year, to others. */
export function sumOfMonths(
  usdByMonth: readonly number[],
  month: number,
  rise: number,
  othersUsd = 0,
): number {
  let usd = othersUsd;
  let factor = 1;
  for (let index = 0; index < month; index++) {
    if (index > 0 && index % monthsPerYear === 0) factor *= 1 + rise / 100;
    usd += factor * Math.min(month - index, 1) * (usdByMonth[index] ?? 0);
  }
  return usd;
}
