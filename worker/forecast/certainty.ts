import { ownAssumptions, withMidRange } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Certainty, Claim, Claims, CostComparison } from '../../contract/claims.ts';
import type { Horizon } from '../../contract/format/answerText.ts';
import { forecastMonths, weeksPerMonth } from '../../contract/format/durations.ts';
import { memo } from '../../contract/memo.ts';
import { estimate } from '../estimate/estimate.ts';
import { bestSplit, splitClaims } from './bestSplit.ts';
import { buildMonths } from './cumulativeCosts.ts';
import { embeddedByMonth, inHouseByMonth } from './ranges.ts';
import { runToEnd, type Simulations, simulate } from './simulate.ts';
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

/** The 10th and 90th percentile of a cost, in USD. */
interface LikelyCost {
  p10: number;
  p90: number;
}

/** The details beside an answer. */
export interface AnswerDetails {
  /** How sure the result is (E29). */
  word: Certainty | null;
  /**
   * The likely costs of both sides by horizon. Null where a cost does not vary, and where nothing
   * is live in-house by then.
   */
  ranges: Readonly<Record<Horizon, { inHouse: LikelyCost | null; embedded: LikelyCost | null }>>;
  /** A split that is better (E35). */
  split: Claims;
}

/** Computes how sure the result is, and the likely costs, from the same simulations. */
export function answerCertainty(inputs: CalculatorInputs): Omit<AnswerDetails, 'split'> {
  const kept = memo((of: CalculatorInputs) => runToEnd(simulate(of)));
  // None and an empty object are the same assumptions, with the same simulations.
  const simulationsOf = (of: CalculatorInputs) =>
    kept({ ...of, assumptions: { ...of.assumptions } });
  const word = certainty(inputs, simulationsOf);
  const simulations = simulationsOf(inputs);
  const estimated = estimate(inputs);
  const over = (months: number) => {
    const [inHouse = null] = inHouseByMonth(simulations, estimated, [months]);
    const [embedded = null] = embeddedByMonth(simulations, estimated, [months]);
    return { inHouse: buildMonths(estimated) <= months ? inHouse : null, embedded };
  };
  return { word, ranges: { 12: over(12), 36: over(36) } };
}

/** @param today - The local calendar day, such as `2027-03-01`. */
export function answerDetails(inputs: CalculatorInputs, today: string): AnswerDetails {
  return { ...answerCertainty(inputs), split: splitClaims(bestSplit(inputs, today)) };
}

function resultOf(inputs: CalculatorInputs) {
  return compareCosts(estimate(inputs), forecastMonths);
}

/** Whether two costs differ by so little that neither can be called the lower one. */
export function isSmallDifference({
  byUsd,
  inHouseUsd,
  embeddedUsd,
}: Pick<CostComparison, 'byUsd' | 'inHouseUsd' | 'embeddedUsd'>): boolean {
  return byUsd < closePart * Math.max(inHouseUsd, embeddedUsd);
}

/** Whether the cheaper side wins too few of the simulations. */
export function areFewWins(winCount: number, simulationCount: number): boolean {
  return winCount < leastShare * simulationCount;
}

function isClose(
  inputs: CalculatorInputs,
  simulationsOf: (inputs: CalculatorInputs) => Simulations,
): boolean {
  const result = resultOf(inputs);
  const { cheaper } = result;
  if (cheaper === 'neither' || isSmallDifference(result)) return true;
  const { differenceUsd, timelineWeeks } = simulationsOf(inputs);
  const sign = cheaper === 'embedded' ? 1 : -1;
  const wins = differenceUsd.filter(
    (usd, i) =>
      sign * Math.round(usd) > 0 && (timelineWeeks[i] ?? 0) <= forecastMonths * weeksPerMonth,
  );
  return areFewWins(wins.length, differenceUsd.length);
}
