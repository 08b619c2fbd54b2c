import { ownAssumptions, withMidRange } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Certainty, Claim } from '../../contract/claims.ts';
import { weeksPerMonth } from '../../contract/format/durations.ts';
import { estimate } from '../estimate/estimate.ts';
import { forecastMonths } from './cumulativeCosts.ts';
import { runToEnd } from './runToEnd.ts';
import { type Simulations, simulate } from './simulate.ts';
import { compareCosts } from './verdict.ts';

/** A difference below this part of the larger cost is too close to call. */
const closePart = 0.05;
/** So is a result that fewer than this share of the simulations have. */
const leastShare = 0.65;

/**
 * Says how sure the result over the forecast is (E29): the result of the visitor's scenario without
 * a preset, compared with its result under the preset `mid`.
 *
 * @param simulationsOf - Simulates inputs; a caller that needs the simulations can keep them.
 * @returns null where nothing is live in-house by then, so that there is no result (E22).
 */
export function certainty(
  inputs: CalculatorInputs,
  simulationsOf = (of: CalculatorInputs): Simulations => runToEnd(simulate(of)),
): Certainty | null {
  const own = { ...inputs, assumptions: ownAssumptions(inputs.assumptions) };
  const mid = { ...inputs, assumptions: withMidRange(inputs.assumptions) };
  const { cheaper } = resultOf(own);
  if (cheaper === null) return null;
  if (isClose(own, simulationsOf)) return 'close';
  const isSame = resultOf(mid).cheaper === cheaper;
  return isSame && !isClose(mid, simulationsOf) ? 'clear' : 'depends';
}

/** The same as a claim; none where there is no result. */
export function certaintyClaims(inputs: CalculatorInputs): Claim[] {
  const word = certainty(inputs);
  return word ? [{ kind: 'certainty', word }] : [];
}

function resultOf(inputs: CalculatorInputs) {
  return compareCosts(estimate(inputs), forecastMonths);
}

/** Whether the difference is small, or the cheaper side wins too few of the simulations. */
function isClose(
  inputs: CalculatorInputs,
  simulationsOf: (inputs: CalculatorInputs) => Simulations,
): boolean {
  const { cheaper, byUsd, inHouseUsd, embeddedUsd } = resultOf(inputs);
  if (cheaper === 'neither' || byUsd < closePart * Math.max(inHouseUsd, embeddedUsd)) return true;
  const { differenceUsd, timelineWeeks } = simulationsOf(inputs);
  const sign = cheaper === 'embedded' ? 1 : -1;
  const wins = differenceUsd.filter(
    (usd, i) =>
      sign * Math.round(usd) > 0 && (timelineWeeks[i] ?? 0) <= forecastMonths * weeksPerMonth,
  );
  return wins.length < leastShare * differenceUsd.length;
}
