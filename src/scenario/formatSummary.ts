import type { CalculatorInputs } from '../../contract/calculation.ts';
import { assumptionsText } from '../../contract/format/assumptionTexts.ts';
import { buildAloneSentence, verdictSentence } from '../../contract/format/costComparison.ts';
import { costSentence } from '../../contract/format/costSentence.ts';
import { formatPercentage } from '../../contract/format/formatPercentage.ts';
import { formatTimeline } from '../../contract/format/formatTimeline.ts';
import { formatUsd } from '../../contract/format/formatUsd.ts';
import { provider } from '../../contract/provider.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { systemName } from '../format/formatInput.ts';
import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';
import { resultsTexts } from '../texts/results.ts';

interface SummaryData {
  answer: Answer;
  inputs: CalculatorInputs;
  rateCardVersion: string | undefined;
  link: string;
  /** Whether savings may be stated (P2). */
  isReportSent: boolean;
}

/** Returns a summary of the scenario in two paragraphs of plain text, for an e-mail or a chat. */
export function formatSummary({
  answer,
  inputs,
  rateCardVersion,
  link,
  isReportSent,
}: SummaryData): string {
  const { results, timeline, effectiveCount, factors } = answer.estimate;
  const { inHouse, embedded, savings } = results;
  const first = deferredScenarioTexts.summaryCosts({
    integrations: resultsTexts.integrations(effectiveCount),
    developers: inputs.developerCountNumber,
    share: formatPercentage(factors.effectiveDevTimePercentage),
    rate: factors.hourlyRateUsd,
    initialTotal: formatUsd(inHouse.initialTotal),
    inHouseTime: formatTimeline(timeline.timelineWeeks),
    maintenance: formatUsd(inHouse.maintenance),
    provider: provider.name,
    yearOne: formatUsd(embedded.initialTotal),
    setup: formatUsd(embedded.setup),
    monthly: formatUsd(embedded.monthly),
    embeddedTime: formatTimeline(timeline.embeddedWeeks),
  });
  const { verdict } = answer;
  const second = [
    inputs.assumptions &&
      deferredScenarioTexts.summaryAssumptions(
        assumptionsText(inputs.assumptions, systemName(answer.systems)),
      ),
    verdictSentence(verdict),
    costSentence(verdict.after12Months),
    costSentence(verdict.after36Months),
    buildAloneSentence(verdict),
    isReportSent &&
      savings.absolute > 0 &&
      deferredScenarioTexts.summarySavings(
        formatUsd(savings.absolute),
        formatPercentage(savings.percentage),
      ),
    deferredScenarioTexts.summaryNote(rateCardVersion),
    link,
  ];
  return `${first}\n\n${second.filter(Boolean).join(' ')}`;
}
