import type { Horizon } from '../../contract/format/answerText.ts';
import { formatUsd } from '../../contract/format/numbers.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { dockTexts } from '../texts/deferred/page.ts';
import { comparisonOf, horizonCosts } from './horizon.ts';

/** Names the in-house amount of a horizon: of an unfinished build, only the money spent so far. */
export function inHouseLabel(answer: Answer, horizon: Horizon): string {
  return comparisonOf(answer, horizon)?.cheaper === null
    ? dockTexts.spent(horizon)
    : dockTexts.inHouse[horizon];
}

export function inHouseTotal(answer: Answer, horizon: Horizon): string {
  const { buildUsd, maintenanceUsd } = horizonCosts(answer, horizon);
  return formatUsd(buildUsd + maintenanceUsd);
}

export function embeddedTotal(answer: Answer, horizon: Horizon): string {
  return formatUsd(horizonCosts(answer, horizon).embeddedUsd);
}
