import { daysUntil, deadlineToMonths } from '../../contract/deadlineToMonths.ts';
import { formatTimeline } from '../../contract/format/durations.ts';
import {
  formatExactUsd,
  formatNumber,
  formatPercentage,
  formatUsd,
  wholeParts,
} from '../../contract/format/numbers.ts';
import { outcomesSentence } from '../../contract/format/outcomesSentence.ts';
import { readScenario, scenarioFragment } from '../../contract/scenarioLink.ts';
import { localToday } from '../../src/estimator/inputs.ts';
import { answer } from '../../worker/answer/answer.ts';
import { complexity } from '../../worker/estimate/systems.ts';
import { userPlanPrice } from '../../worker/estimate/userPlanPrice.ts';
import { cumulativeCost } from '../../worker/forecast/cumulativeCosts.ts';
import { finance } from '../../worker/forecast/finance.ts';
import { formatCount } from '../../worker/format/phrases.ts';
import { writtenTexts } from '../claims/writtenTexts.ts';

/** What properties check in addition to the estimate; tests replace some by faulty ones. */
export const product = {
  answer,
  complexity,
  cumulativeCost,
  daysUntil,
  deadlineToMonths,
  finance,
  formatCount,
  formatExactUsd,
  formatNumber,
  formatPercentage,
  formatTimeline,
  formatUsd,
  localToday,
  outcomesSentence,
  readScenario,
  scenarioFragment,
  userPlanPrice,
  wholeParts,
  writtenTexts,
};
export type Product = typeof product;
