import { proxy } from 'valtio';
import type { Horizon } from '../../contract/format/answerText.ts';
import type { CostComparison } from '../../contract/format/costComparison.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';

/** Over which time the answer card and the dock compare. */
export const horizonChoice = proxy({ horizon: '36' as Horizon });

export function useHorizon(): Horizon {
  return useStoreSelector(horizonChoice, (stored) => stored.horizon);
}

/** The costs of one horizon, in USD. */
export interface HorizonCosts {
  buildUsd: number;
  maintenanceUsd: number;
  embeddedUsd: number;
}

export function horizonCosts(answer: Answer, horizon: Horizon): HorizonCosts {
  const comparison = comparisonOf(answer, horizon);
  if (comparison) {
    const { inHouseUsd, buildUsd, embeddedUsd } = comparison;
    return { buildUsd, maintenanceUsd: inHouseUsd - buildUsd, embeddedUsd };
  }
  const { inHouse, embedded } = answer.estimate.results;
  return {
    buildUsd: inHouse.initialTotal,
    maintenanceUsd: 0,
    embeddedUsd: embedded.initialTotal,
  };
}

/**
 * The comparison over a horizon; null for the initial figures, which count different things (E17).
 */
export function comparisonOf({ verdict }: Answer, horizon: Horizon): CostComparison | null {
  if (horizon === 'initial') return null;
  return horizon === '12' ? verdict.after12Months : verdict.after36Months;
}
