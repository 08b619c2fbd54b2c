import { proxy } from 'valtio';
import type { CostComparison } from '../../contract/claims.ts';
import type { Horizon } from '../../contract/format/answerText.ts';
import type { Answer } from '../../worker/answer/answer.ts';
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

/** After how long each side is live. */
export const liveInOf = { inHouse: 'timelineWeeks', embedded: 'embeddedWeeks' } as const;

/** A side of the comparison. */
export type RaceSide = keyof typeof liveInOf;

/** The figure that is a side's total cost over a horizon. */
export function costOf<Side extends RaceSide>(horizon: Horizon, side: Side) {
  return `${side}${horizon}MonthsUsd` as const;
}

function comparisonOf({ verdict }: Answer, horizon: Horizon): CostComparison {
  return verdict[`after${horizon}Months`];
}

/** Whether the in-house build is not live by then, so that its cost is the money spent so far. */
export function isUnfinished(answer: Answer, horizon: Horizon): boolean {
  return comparisonOf(answer, horizon).cheaper === null;
}

/** Beside the longer bar there is room for the end of its likely range. */
const lanePerBar = 1.5;

/** How many USD the lanes of a horizon are wide. */
export function laneScaleUsd(answer: Answer, horizon: Horizon): number {
  const { inHouseUsd, embeddedUsd } = comparisonOf(answer, horizon);
  const longer = isUnfinished(answer, horizon) ? embeddedUsd : Math.max(inHouseUsd, embeddedUsd);
  return Math.max(lanePerBar * longer, 1);
}

/** How wide the solid part and the whole of a bar are, in percent of its lane. */
export type LaneShape = Readonly<Record<'--solid' | '--total', string>>;

/**
 * Returns the shape of a bar on a lane that is `scaleUsd` wide; null for an unfinished build, whose
 * cost is no total.
 */
export function laneShape(
  answer: Answer,
  side: RaceSide,
  horizon: Horizon,
  scaleUsd = laneScaleUsd(answer, horizon),
): LaneShape | null {
  if (side === 'inHouse' && isUnfinished(answer, horizon)) return null;
  const { inHouseUsd, buildUsd, embeddedUsd } = comparisonOf(answer, horizon);
  const percentOf = (usd: number) => `${((100 * usd) / scaleUsd).toFixed(2)}%`;
  return side === 'embedded'
    ? { '--solid': percentOf(embeddedUsd), '--total': percentOf(embeddedUsd) }
    : { '--solid': percentOf(buildUsd), '--total': percentOf(inHouseUsd) };
}
