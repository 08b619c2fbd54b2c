import {
  breakEvenCountText,
  buildAloneSentence,
  type CostComparison,
  embeddedForText,
  outcomeText,
  type PointedText,
  totalNotes,
  unfinishedText,
  type Verdict,
  verdictSentence,
  verdictText,
} from './costComparison.ts';
import { formatTimeline } from './durations.ts';

/**
 * The figures that the answer compares: the specification's initial figures, or the total cost over
 * some months.
 */
export const horizons = ['initial', '12', '36'] as const;
export type Horizon = (typeof horizons)[number];

/**
 * Who costs less over a horizon, who is live sooner, and what would change the result. The initial
 * figures count different things (E17), so the result beside them is that of 36 months.
 *
 * @returns "Embedding costs $97,819 less over 36 months" and ", from the first month on, and is
 *   live 3.2 months sooner. Even without any maintenance, building would cost more."
 */
export function answerText(verdict: Verdict, horizon: Horizon): PointedText {
  switch (horizon) {
    case 'initial': {
      const { point, rest } = verdictText(verdict);
      return { point, rest: `${rest} ${buildAloneSentence(verdict) ?? initialBasisSentence}` };
    }
    case '12':
      return yearText(verdict);
    case '36':
      return forecastText(verdict);
  }
}

/** States what the initial figures count. */
const initialBasisSentence = `Initial Total is ${totalNotes.initialTotal}; Total Year 1 is ${totalNotes.yearOne}.`;

function yearText(verdict: Verdict): PointedText {
  const { after12Months, after36Months } = verdict;
  const { point, rest } =
    after12Months.cheaper === null
      ? unfinishedText(verdict, after12Months)
      : resultText(verdict, after12Months);
  const later = after36Months.cheaper === null ? '' : ` ${verdictSentence(verdict)}`;
  return { point, rest: `${rest}${later}` };
}

function forecastText(verdict: Verdict): PointedText {
  const { after36Months, breakEvenMonth } = verdict;
  if (after36Months.cheaper === null) return verdictText(verdict);
  const { point, rest } = resultText(verdict, after36Months);
  if (after36Months.cheaper === 'embedded') {
    const since = breakEvenMonth === 1 ? 'the first month' : `month ${breakEvenMonth}`;
    return { point, rest: `, from ${since} on,${rest}${maintenanceText(after36Months)}` };
  }
  return { point, rest: `${rest}${embeddedForText(verdict)}${breakEvenCountText(verdict)}` };
}

/** "Embedding costs $53,395 less over 12 months" and " and is live 3.2 months sooner." */
function resultText(verdict: Verdict, comparison: CostComparison): PointedText {
  const { months, cheaper } = comparison;
  const point = `${outcomeText(comparison)} over ${months} months`;
  const { sooner, by } = goLiveComparison(verdict);
  if (sooner === null) return { point, rest: ' and both are live at the same time.' };
  if (cheaper === 'neither') {
    const who = sooner === 'embedded' ? 'embedding' : 'building';
    return { point, rest: ` and ${who} is live ${by} sooner.` };
  }
  return {
    point,
    rest: cheaper === sooner ? ` and is live ${by} sooner.` : ` but is live ${by} later.`,
  };
}

/** Whether maintenance makes the difference, where there is any; begins with a space. */
function maintenanceText({
  cheaperWithoutMaintenance,
  inHouseUsd,
  buildUsd,
}: CostComparison): string {
  if (inHouseUsd === buildUsd) return '';
  switch (cheaperWithoutMaintenance) {
    case 'embedded':
      return ' Even without any maintenance, building would cost more.';
    case 'inHouse':
      return ' Without any maintenance, building would cost less.';
    default:
      return '';
  }
}

/**
 * Which side is live sooner, and by how much.
 *
 * @returns `sooner` null where both are live in the same week; `by` "3.2 months".
 */
export function goLiveComparison({
  inHouseWeeks,
  embeddedWeeks,
}: Pick<Verdict, 'inHouseWeeks' | 'embeddedWeeks'>): {
  sooner: 'inHouse' | 'embedded' | null;
  by: string;
} {
  const weeks = inHouseWeeks - embeddedWeeks;
  return {
    sooner: weeks === 0 ? null : weeks > 0 ? 'embedded' : 'inHouse',
    by: formatTimeline(Math.abs(weeks)),
  };
}

/**
 * Marks figures that follow the visitor's assumptions (E24). It is in a file of its own, because
 * the page shows it before the other texts of assumptions are loaded.
 */
export const withAssumptionsText = 'with your assumptions';
