import { proxy } from 'valtio';
import type { Horizon } from '../../contract/format/answerText.ts';
import type { CostComparison } from '../../contract/format/costComparison.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import type { ShownFigure } from '../format/formatFigure.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';

/** Over which time the answer card and the dock compare. */
export const horizonChoice = proxy({ horizon: '36' as Horizon });

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
