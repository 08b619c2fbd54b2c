import type { CalculatorInputs } from '../calculation.ts';
import type { Claims, DeadlineOutlook } from '../claims.ts';
import type { Estimate } from '../estimate.ts';
import { estimateFigures, planNote } from '../figures.ts';
import { costHorizons } from '../horizons.ts';
import { provider } from '../provider.ts';
import * as words from '../words/summaryText.ts';
import { assumptionsText } from './assumptionTexts.ts';
import { currencyText } from './currencyText.ts';
import { wholeDeadlineText } from './deadlineTexts.ts';
import {
  buildAloneText,
  costSentence,
  midRangeText,
  peopleText,
  verdictSentence,
} from './deferredClaimTexts.ts';
import { formatTimeline } from './durations.ts';
import { estimateBasis, estimateLabel, formatEstimateFigure, isLate } from './estimateFigure.ts';
import { formatExactUsd, formatPriceUsd, formatUsd } from './money.ts';
import { formatPercentage } from './numbers.ts';
import { formatCount } from './phrases.ts';

/** The content of a summary. */
interface Summarized {
  estimate: Estimate;
  claims: Claims;
  /** Null without a target date. */
  deadline: DeadlineOutlook | null;
  /** How sure the result is, as a sentence; empty where there is none or it is not known. */
  certainty: string;
  inputs: CalculatorInputs;
  rateCardVersion: string | undefined;
  systemName: (id: string) => string;
  /** Opens the scenario in the calculator; without it, another part of the text has the link. */
  link?: string;
  /** Whether savings may be stated (P2). */
  isReportSent: boolean;
}

/** Returns a summary of a scenario in two paragraphs of plain text, for an e-mail or a chat. */
export function summaryText({ estimate, claims, inputs, ...summarized }: Summarized): string {
  const { deadline, certainty, rateCardVersion, systemName, link, isReportSent } = summarized;
  const second = [
    inputs.assumptions &&
      words.withAssumptions(assumptionsText(inputs.assumptions, systemName, estimate)),
    verdictSentence(claims) + midRangeText(claims) + peopleText(claims),
    certainty,
    deadline && wholeDeadlineText(deadline, 'the target date'),
    ...costHorizons.map((months) => costSentence(claims, months)),
    buildAloneText(claims),
    currencyText(),
    isReportSent && estimate.results.savings.absolute > 0 && savingsText(estimate),
    words.estimatesNote(rateCardVersion),
    link && words.linkText(link),
  ];
  const first = costsText(estimate, inputs.developerCountNumber);
  return `${first}\n\n${second.filter(Boolean).join(' ')}`;
}

function costsText(estimate: Estimate, developers: number): string {
  const { effectiveCount, factors, results, timeline } = estimate;
  const { inHouse, embedded } = results;
  return words.costsText({
    integrations: formatCount(effectiveCount, 'integration'),
    developers,
    share: formatPercentage(factors.effectiveDevTimePercentage),
    rate: formatExactUsd(factors.hourlyRateUsd),
    build: formatUsd(inHouse.initialTotal),
    basis: estimateFigures.initialTotalUsd.basis,
    time: formatTimeline(timeline.timelineWeeks),
    maintenance: formatUsd(inHouse.maintenance),
    provider: provider.name,
    yearOne: formatUsd(embedded.initialTotal),
    setup: formatPriceUsd(embedded.setup),
    monthly: formatPriceUsd(embedded.monthly),
    note: planNote(estimate),
    embeddedTime: formatTimeline(timeline.embeddedWeeks),
  });
}

function savingsText(estimate: Estimate): string {
  const [amount, percentage] = (['savingsUsd', 'savingsPercentage'] as const).map((name) =>
    formatEstimateFigure(name, estimate),
  );
  // Of a build that is not live, nobody saves it (E22).
  const label = isLate(estimate)
    ? words.startDifference(estimateBasis('savingsUsd', estimate) ?? '')
    : estimateLabel('savingsUsd', estimate);
  return `${label}: ${amount}, ${percentage} ${estimateFigures.savingsPercentage.basis}.`;
}
