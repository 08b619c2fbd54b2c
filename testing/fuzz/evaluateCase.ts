import type { CalculatorInputs } from '../../contract/calculation.ts';
import { daysUntil, deadlineToMonths } from '../../contract/days.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { deadlineText, shortDeadlineText } from '../../contract/format/deadlineTexts.ts';
import { answerText } from '../../contract/format/deferredClaimTexts.ts';
import { formatTimeline, timeUntil } from '../../contract/format/durations.ts';
import { formatExactUsd, formatUsd } from '../../contract/format/money.ts';
import { formatNumber, formatPercentage, wholeParts } from '../../contract/format/numbers.ts';
import { formatCount } from '../../contract/format/phrases.ts';
import { outcomesSentence } from '../../contract/format/simulationTexts.ts';
import { developerRange } from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import { readScenario, scenarioFragment } from '../../contract/scenarioLink.ts';
import { localToday } from '../../src/estimator/inputs.ts';
import { answer } from '../../worker/answer/answer.ts';
import { complexity } from '../../worker/estimate/complexity.ts';
import { userPlanPrice } from '../../worker/estimate/userPlanPrice.ts';
import { bestSplit } from '../../worker/forecast/bestSplit.ts';
import { answerCertainty } from '../../worker/forecast/certainty.ts';
import { cumulativeCost } from '../../worker/forecast/cumulativeCosts.ts';
import { finance } from '../../worker/forecast/finance.ts';
import { ranges } from '../../worker/forecast/ranges.ts';
import { sensitivity } from '../../worker/forecast/sensitivity.ts';
import { simulate } from '../../worker/forecast/simulate.ts';
import { type WordRuleId, wordRules } from '../../worker/words/wordRules.ts';
import { writtenTexts } from '../claims/writtenTexts.ts';
import type { FuzzCase } from './fuzzCase.ts';

/** A case, its estimate, and the estimates of its neighbours. */
export interface EvaluatedCase {
  fuzzCase: FuzzCase;
  inputs: CalculatorInputs;
  estimate: (inputs: CalculatorInputs) => Estimate;
  estimated: Estimate;
  product: Product;
  withOneMoreIntegration: Estimate;
  withOneMoreDeveloper: Estimate;
  withHigherRate: Estimate;
  withSmallerShare: Estimate;
}

/**
 * Estimates a case and its neighbours.
 *
 * @param functions - The functions other than the estimate; tests replace some by faulty ones.
 */
export function evaluateCase(
  fuzzCase: FuzzCase,
  estimate: EvaluatedCase['estimate'],
  functions: Product = product,
): EvaluatedCase {
  const { inputs } = fuzzCase;
  const estimated = estimate(inputs);
  const { hourlyRateUsd, effectiveDevTimePercentage } = estimated.factors;
  return {
    fuzzCase,
    inputs,
    estimate,
    estimated,
    product: functions,
    withOneMoreIntegration: estimate({ ...inputs, integrationCount: estimated.effectiveCount + 1 }),
    withOneMoreDeveloper: estimate({
      ...inputs,
      developerCountNumber: inputs.developerCountNumber + 1,
    }),
    withHigherRate: estimate({
      ...inputs,
      region: 'custom',
      customHourlyRate: hourlyRateUsd * 1.01 + 0.01,
    }),
    withSmallerShare: estimate({
      ...inputs,
      devTimePercentage: Math.max(limits.devTimePercentage.min, effectiveDevTimePercentage - 1),
    }),
  };
}

/** Functions checked in addition to the estimate; tests replace some by faulty ones. */
export const product = {
  answer,
  answerCertainty,
  answerText,
  bestSplit,
  complexity,
  cumulativeCost,
  daysUntil,
  deadlineText,
  deadlineToMonths,
  developerRange,
  finance,
  formatCount,
  formatExactUsd,
  formatNumber,
  formatPercentage,
  formatTimeline,
  formatUsd,
  localToday,
  outcomesSentence,
  ranges,
  readScenario,
  scenarioFragment,
  sensitivity,
  shortDeadlineText,
  simulate,
  timeUntil,
  userPlanPrice,
  wholeParts,
  wordOf: (rule: WordRuleId, value: number): string => wordRules[rule].word(value),
  writtenTexts,
};
export type Product = typeof product;
