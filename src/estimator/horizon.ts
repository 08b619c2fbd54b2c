import { proxy } from 'valtio';
import type { CostComparison } from '../../contract/claims.ts';
import { costsBeyondBuild, costsBeyondPlan } from '../../contract/estimate.ts';
import type { Horizon } from '../../contract/format/answerText.ts';
import { toShown } from '../../contract/format/money.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { resultsTexts } from '../texts/results.ts';

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
  return Math.max(lanePerBar * Math.max(inHouseUsd, embeddedUsd), 1);
}

/** A part of a cost, on its bar. */
interface LanePart {
  name: string;
  usd: number;
  /** In the shown currency; the parts add up to the total as it is shown. */
  shown: number;
}

/** What a side's cost over a horizon consists of; of an unfinished build, also what is to come. */
export function laneParts(answer: Answer, side: RaceSide, horizon: Horizon): LanePart[] {
  const { inHouseUsd, buildUsd, embeddedUsd } = comparisonOf(answer, horizon);
  const { results, price } = answer.estimate;
  const { parts } = resultsTexts;
  const part = (name: string, toUsd: number, fromUsd = 0) => ({
    name,
    usd: Math.max(0, toUsd - fromUsd),
    shown: Math.round(toShown(toUsd)) - Math.round(toShown(fromUsd)),
  });
  if (side === 'embedded') {
    const beyondPlan = costsBeyondPlan(answer.estimate, Number(horizon));
    return [part(parts.embedded(beyondPlan, price.billing), embeddedUsd)];
  }
  return isUnfinished(answer, horizon)
    ? [part(parts.spent, inHouseUsd), part(parts.toBuild, results.inHouse.initialTotal, buildUsd)]
    : [
        part(parts.build, buildUsd),
        part(parts.later(costsBeyondBuild(answer.estimate)), inHouseUsd, buildUsd),
      ];
}
