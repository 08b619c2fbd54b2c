import { proxy } from 'valtio';
import type { Horizon } from '../../contract/format/answerText.ts';
import type { CostComparison } from '../../contract/format/costComparison.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import type { ShownFigure } from '../format/formatFigure.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';

/** The id of the answer card, where the dock leads. */
export const answerId = 'answer';

/** The horizon that the page opens with. */
export const initialHorizon: Horizon = '36';

/** Over which time the answer card and the dock compare. */
export const horizonChoice = proxy({ horizon: initialHorizon as Horizon });

export function useHorizon(): Horizon {
  return useStoreSelector(horizonChoice, (stored) => stored.horizon);
}

/** The cost of both sides over each horizon. */
export const costOf = {
  initial: { inHouse: 'initialTotalUsd', embedded: 'yearOneUsd' },
  '12': { inHouse: 'inHouse12MonthsUsd', embedded: 'embedded12MonthsUsd' },
  '36': { inHouse: 'inHouse36MonthsUsd', embedded: 'embedded36MonthsUsd' },
} as const satisfies Record<Horizon, Record<'inHouse' | 'embedded', ShownFigure>>;

/**
 * The comparison over a horizon; null for the initial figures, which count different things (E17).
 */
export function comparisonOf({ verdict }: Answer, horizon: Horizon): CostComparison | null {
  if (horizon === 'initial') return null;
  return horizon === '12' ? verdict.after12Months : verdict.after36Months;
}

/** Whether the in-house build is not live by then, so that its cost is the money spent so far. */
export function isUnfinished(answer: Answer, horizon: Horizon): boolean {
  return comparisonOf(answer, horizon)?.cheaper === null;
}

/** The costs that the bars compare over a horizon, in USD. */
export function comparedCosts(answer: Answer, horizon: Horizon) {
  const { inHouse, embedded } = answer.estimate.results;
  return (
    comparisonOf(answer, horizon) ?? {
      inHouseUsd: inHouse.initialTotal,
      buildUsd: inHouse.initialTotal,
      embeddedUsd: embedded.initialTotal,
    }
  );
}

/** Beside the longer bar there is room for the end of its likely range. */
const lanePerBar = 1.5;

/** The place of an amount on the lanes of a horizon, in percent of their width. */
export function lanePercent(usd: number, answer: Answer, horizon: Horizon): number {
  const { inHouseUsd, embeddedUsd } = comparedCosts(answer, horizon);
  const longer = isUnfinished(answer, horizon) ? embeddedUsd : Math.max(inHouseUsd, embeddedUsd);
  return (100 * usd) / Math.max(lanePerBar * longer, 1);
}
