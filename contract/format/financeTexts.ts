import { forecastFigures } from '../operands.ts';
import * as words from '../words/financeTexts.ts';
import { currencyNames } from './currencyText.ts';
import { formatUsd, shownCurrency, toShown } from './money.ts';
import { formatNumber, formatPercentage } from './numbers.ts';

export { timeLostLabel } from '../words/financeTexts.ts';

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

const rateText = (percentage: number) => formatNumber(percentage, 2);

const earlierLaunch = forecastFigures.earlierLaunchUsd.label;

/** Texts of the finance figures on the page and in the report (E25). */
export const financeFigureTexts = {
  ...words.financeLabels,
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
      ? words.benefitIntro(months, rateText(discountRatePercentage))
      : words.costsIntro(months);
    return `${basis} ${words.estimatesIn(currencyNames[shownCurrency().code])}`;
  },
  npv: forecastFigures.npvUsd.label,
  cashNpv: forecastFigures.cashNpvUsd.label,
  roi: forecastFigures.roiPercentage.label,
  roiNote: (npvUsd: number) => words.roiNote(formatUsd(npvUsd)),
  roiValue: (roi: number) => formatPercentage(Math.round(100 * roi)),
  payback: forecastFigures.paybackMonth.label,
  earlierLaunch,
  /** @param usd - Positive where embedding launches earlier, negative where in-house does. */
  earlierLaunchBy: (usd: number) =>
    Math.round(Math.abs(usd)) === 0
      ? earlierLaunch
      : words.earlierLaunchOf(usd > 0 ? 'embedded' : 'inHouse'),
  earlierLaunchNote: (discountRatePercentage: number) =>
    words.earlierLaunchNote(rateText(discountRatePercentage)),
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
  return words.financeSentence(
    { months, rate: rateText(discountRatePercentage) },
    {
      npv: formatUsd(npvUsd),
      cashNpv: formatUsd(cashNpvUsd),
      roi: roi === null ? null : financeFigureTexts.roiValue(roi),
      payback: paybackText(verdict),
    },
  );
}

function paybackText(verdict: SummarizedVerdict): string {
  if (areBothCostsZero(verdict)) return words.financeLabels.nothingToPayBack;
  const { paybackMonth } = verdict;
  return paybackMonth === null ? words.noPaybackSummary : words.paybackSummary(paybackMonth);
}

/** Whether neither side costs anything, so a payback month would be one of nothing. */
export function areBothCostsZero({
  inHousePvUsd,
  embeddedPvUsd,
}: Pick<SummarizedVerdict, 'inHousePvUsd' | 'embeddedPvUsd'>): boolean {
  return inHousePvUsd === 0 && embeddedPvUsd === 0;
}

/** The spending of both sides in some time, in USD. */
export interface Spending {
  readonly inHouseUsd: number;
  readonly embeddedUsd: number;
  /** In-house minus embedded: the benefit of embedding. */
  readonly benefitUsd: number;
  /** The part of `inHouseUsd` that is time lost, and no cash (E43). */
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
export function wholeYears<Year extends Spending>(years: readonly Year[]): Year[] {
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
