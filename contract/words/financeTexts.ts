import type { OneSide } from '../claims.ts';

const discounted = (rate: string) => `discounted at ${rate}% a year`;

/** Labels the part of an in-house cost that nobody is paid for (E43). */
export const timeLostLabel = 'Time lost, part of in-house';

/** The texts of finance figures without numbers. */
export const financeLabels = {
  npvNote: 'discounted by month',
  cashNpvNote:
    'without time lost to switching, coordination and long builds, for which nobody is paid',
  timeLost: timeLostLabel,
  /** In place of a figure of a build that is not live by its horizon (E22). */
  notLive: 'not live by then',
  inMonth: (month: number) => `month ${month}`,
  noPayback: 'none by then',
  nothingToPayBack: 'nothing to pay back',
  nothingToPayBackNote: 'neither side costs anything',
  paybackNote: 'from then on the total benefit stays at or above 0',
  noPaybackNote: 'the total benefit does not stay at or above 0',
  table: 'What each side costs, by year',
  year: 'Year',
  start: 'Start',
  inHouse: 'In-house',
  embedded: 'Embedded',
  benefit: 'Benefit of embedding',
  total: 'Total',
} as const;

/** @param months - One horizon, or several such as "36 and 60". */
export const benefitIntro = (months: number | string, rate: string) =>
  `The benefit is what building costs beyond what embedding costs, over ${months} months. Net present value and ROI are ${discounted(rate)}; payback and the amounts by year are not.`;

/** For an unfinished build, which has no benefit. */
export const costsIntro = (months: number | string) =>
  `What each side costs over ${months} months, not discounted.`;

export const estimatesIn = (currency: string) => `Planning estimates in ${currency}, before taxes.`;

export const roiNote = (npv: string) =>
  `net present value of ${npv} ÷ present value of the embedded cost`;

export const earlierLaunchOf = (side: OneSide) =>
  `Value of launching earlier ${side === 'embedded' ? 'with embedding' : 'in-house'}`;

export const earlierLaunchNote = (rate: string) =>
  `gross profit, ${discounted(rate)}; not part of any other figure`;

export const noPaybackSummary = 'no payback by then';
export const paybackSummary = (month: number) => `payback in ${financeLabels.inMonth(month)}`;

/** @param roi - Null where the embedded side costs nothing. */
export function financeSentence(
  { months, rate }: { months: number; rate: string },
  {
    npv,
    cashNpv,
    roi,
    payback,
  }: { npv: string; cashNpv: string; roi: string | null; payback: string },
): string {
  const roiText = roi === null ? '' : ` return on investment ${roi},`;
  return `Over ${months} months, at ${rate}% a year: net present value of embedding ${npv} (${cashNpv} in cash, without time lost),${roiText} ${payback}.`;
}
