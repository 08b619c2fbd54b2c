import type { MonthSpan, Side } from '../claims.ts';
import { forecastMonths } from '../format/durations.ts';

/** "Embedding costs $53,395 less", with "over 12 months" where the months are given. */
export function cheaperText(side: Side, by: string, months?: number): string {
  const over = months ? ` over ${months} months` : '';
  if (side === 'neither') return `Both cost the same${over}`;
  return `${side === 'embedded' ? 'Embedding' : 'Building'} costs ${by} less${over}`;
}

export const noneYetText = (builtPercentage: number) =>
  `Nothing is live in-house by then: ${builtText(builtPercentage)}`;

/** "23% is built". */
function builtText(percentage: number): string {
  return `${percentage ? `${percentage}%` : 'less than 1%'} is built`;
}

/** @param months - One horizon, or several such as "36 or 60". */
export function unfinishedText(months: number | string): string {
  return `Nothing is live in-house after ${months} months`;
}

/** Why costs over 36 months are not compared (E22). */
export const notLiveText = `not live in-house after ${forecastMonths} months`;

/** Continues `cheaperText`: ", from the first month on, and is live 3.2 months sooner." */
export function liveText(side: Side, sooner: Side, by: string, since: string): string {
  const live =
    sooner === 'neither'
      ? 'and both are live at the same time'
      : side === 'neither'
        ? `and ${sooner === 'embedded' ? 'embedding' : 'building'} is live ${by} sooner`
        : side === sooner
          ? `and is live ${by} sooner`
          : `but is live ${by} later`;
  return `${since && `, ${since},`} ${live}.`;
}

export const progressTexts = (
  months: number,
  builtPercentage: number,
  { cost, inHouse, embedded }: { cost: string; inHouse: string; embedded: string },
) => ({
  point: `After ${months} months nothing is live in-house`,
  rest: `: ${builtText(builtPercentage)}, and it goes live after ${inHouse}. The whole build costs ${cost}, before any maintenance. Embedding is live in ${embedded}.`,
});

/**
 * "in month 3", "from month 2 to month 9 and from month 13 on".
 *
 * @param end - The last month that was looked at.
 * @param turnsLater - Whether the result is another some time after it.
 */
export function spansText(spans: readonly MonthSpan[], end: number, turnsLater = false): string {
  return spans
    .map(({ firstMonth: first, lastMonth: last }) => {
      const from = `from ${first === 1 ? 'the first month' : `month ${first}`}`;
      if (last === end) return `${from} ${turnsLater ? `to at least month ${end}` : 'on'}`;
      return first === last ? `in month ${first}` : `from month ${first} to month ${last}`;
    })
    .join(' and ');
}
