import { daysUntil, deadlineToMonths } from '../../contract/deadlineToMonths.ts';
import { formatExactUsd } from '../../contract/format/formatExactUsd.ts';
import { formatNumber } from '../../contract/format/formatNumber.ts';
import { formatPercentage } from '../../contract/format/formatPercentage.ts';
import { formatTimeline } from '../../contract/format/formatTimeline.ts';
import { formatUsd } from '../../contract/format/formatUsd.ts';
import { outcomesSentence } from '../../contract/format/outcomesSentence.ts';
import { wholeParts } from '../../contract/format/wholeParts.ts';
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
