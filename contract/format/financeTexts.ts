import { forecastFigures } from '../operands.ts';
import { currencyNames } from './currencyText.ts';
import { formatUsd, shownCurrency, toShown } from './money.ts';
import { formatNumber, formatPercentage } from './numbers.ts';

/** The finance figures of a finished build, in USD. */
export interface SummarizedVerdict {
  npvUsd: number;
  /** Without time lost (E43). */
  cashNpvUsd: number;
  roi: number | null;
  paybackMonth: number | null;
  inHousePvUsd: number;
  embeddedPvUsd: number;
}

const discounted = (percentage: number) => `discounted at ${formatNumber(percentage, 2)}% a year`;

const earlierLaunch = forecastFigures.earlierLaunchUsd.label;

/** Labels the part of an in-house cost that nobody is paid for (E43). */
export const timeLostLabel = 'Time lost, part of in-house';

/** Texts of the finance figures on the page and in the report (E25). */
export const financeFigureTexts = {
  /**
   * @param finance - `months`: one horizon, or several such as "36 and 60". `verdict`: null for an
   *   unfinished build, which has no net present value and no payback.
   */
  intro: ({
    months,
    discountRatePercentage,
    verdict,
  }: {
    months: number | string;
    discountRatePercentage: number;
    verdict: unknown;
  }) => {
    const basis = verdict
      ? `The benefit is what building costs beyond what embedding costs, over ${months} months. Net present value and ROI are ${discounted(discountRatePercentage)}; payback and the amounts by year are not.`
      : `What each side costs over ${months} months, not discounted.`;
    return `${basis} Planning estimates in ${currencyNames[shownCurrency().code]}, before taxes.`;
  },
  npv: forecastFigures.npvUsd.label,
  npvNote: 'discounted by month',
  cashNpv: forecastFigures.cashNpvUsd.label,
  cashNpvNote:
    'without time lost to switching, coordination and long builds, for which nobody is paid',
  timeLost: timeLostLabel,
  roi: forecastFigures.roiPercentage.label,
  roiNote: (npvUsd: number) =>
    `net present value of ${formatUsd(npvUsd)} ÷ present value of the embedded cost`,
  roiValue: (roi: number) => formatPercentage(Math.round(100 * roi)),
  payback: forecastFigures.paybackMonth.label,
  /** In place of a figure of a build that is not live by its horizon (E22). */
  notLive: 'not live by then',
  inMonth: (month: number) => `month ${month}`,
  noPayback: 'none by then',
  nothingToPayBack: 'nothing to pay back',
  nothingToPayBackNote: 'neither side costs anything',
  paybackNote: 'from then on the total benefit stays at or above 0',
  noPaybackNote: 'the total benefit does not stay at or above 0',
  earlierLaunch,
  /** @param usd - Positive where embedding launches earlier, negative where in-house does. */
  earlierLaunchBy: (usd: number) =>
    Math.round(Math.abs(usd)) === 0
      ? earlierLaunch
      : `Value of launching earlier ${usd > 0 ? 'with embedding' : 'in-house'}`,
  earlierLaunchNote: (discountRatePercentage: number) =>
    `gross profit, ${discounted(discountRatePercentage)}; not part of any other figure`,
  table: 'What each side costs, by year',
  year: 'Year',
  start: 'Start',
  inHouse: 'In-house',
  embedded: 'Embedded',
  benefit: 'Benefit of embedding',
  total: 'Total',
} as const;

/**
 * The finance figures of a finished build in one sentence: return on investment never without the
 * net present value beside it (E25).
 *
 * @returns "Over 36 months, at 10% a year: net present value of embedding $88,269
 *   ($66,912 in cash, without time lost), return on investment 296%, payback in month 1."
 */
export function financeSummary(
  { months, discountRatePercentage }: { months: number; discountRatePercentage: number },
  verdict: SummarizedVerdict,
): string {
  const { npvUsd, cashNpvUsd, roi } = verdict;
  const { roiValue } = financeFigureTexts;
  const figures = [
    `net present value of embedding ${formatUsd(npvUsd)} (${formatUsd(cashNpvUsd)} in cash, without time lost)`,
    ...(roi === null ? [] : [`return on investment ${roiValue(roi)}`]),
    paybackSummary(verdict),
  ];
  return `Over ${months} months, at ${formatNumber(discountRatePercentage, 2)}% a year: ${figures.join(', ')}.`;
}

function paybackSummary(verdict: SummarizedVerdict): string {
  const { nothingToPayBack, inMonth } = financeFigureTexts;
  if (areBothCostsZero(verdict)) return nothingToPayBack;
  const { paybackMonth } = verdict;
  return paybackMonth === null ? 'no payback by then' : `payback in ${inMonth(paybackMonth)}`;
}

/** Whether neither side costs anything, so a payback month would be one of nothing. */
export function areBothCostsZero({
  inHousePvUsd,
  embeddedPvUsd,
}: Pick<SummarizedVerdict, 'inHousePvUsd' | 'embeddedPvUsd'>): boolean {
  return inHousePvUsd === 0 && embeddedPvUsd === 0;
}

/** The spending of both sides in a year, in USD, and the difference. */
export interface YearAmounts {
  readonly inHouseUsd: number;
  readonly embeddedUsd: number;
  readonly benefitUsd: number;
  /** Part of `inHouseUsd` (E43). */
  readonly timeLostUsd: number;
}

/**
 * Consecutive years in whole units of the currency that is shown, which add up: each year is the
 * growth of the rounded running total, so the years up to any horizon add up to its rounded total,
 * and the benefit is the difference of the amounts beside it. The page and the report show these
 * (E15).
 *
 * @param years - From the first one on.
 */
export function wholeYears<Year extends YearAmounts>(years: readonly Year[]): Year[] {
  const inHouse = growth(years.map((year) => toShown(year.inHouseUsd)));
  const embedded = growth(years.map((year) => toShown(year.embeddedUsd)));
  const timeLost = growth(years.map((year) => toShown(year.timeLostUsd)));
  return years.map((year, index) => {
    const { [index]: inHouseUsd = 0 } = inHouse;
    const { [index]: embeddedUsd = 0 } = embedded;
    const { [index]: timeLostUsd = 0 } = timeLost;
    const benefitUsd = inHouseUsd - embeddedUsd;
    return { ...year, inHouseUsd, embeddedUsd, benefitUsd, timeLostUsd };
  });
}

/** Returns how much the rounded running total grows with each amount. */
function growth(amounts: readonly number[]): number[] {
  let total = 0;
  return amounts.map((usd) => {
    const before = Math.round(total);
    total += usd;
    return Math.round(total) - before;
  });
}
