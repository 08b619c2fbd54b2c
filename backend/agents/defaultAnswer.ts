import { claimOf } from '../../contract/claims.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { overText } from '../../contract/format/claimTexts.ts';
import { certaintyText, midRangeText } from '../../contract/format/deferredClaimTexts.ts';
import { forecastMonths } from '../../contract/format/durations.ts';
import { formatUsd } from '../../contract/format/money.ts';
import { formatPercentage } from '../../contract/format/numbers.ts';
import { formatCount } from '../../contract/format/phrases.ts';
import { inputDefinitions } from '../../contract/inputs.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { certaintyClaims } from '../../worker/forecast/certainty.ts';
import { verdict } from '../../worker/forecast/verdict.ts';

/** The answer to the default inputs in a few lines, for the picture and its text. */
export function defaultAnswer() {
  const { region, devTimePercentage, developerCountNumber } = defaultInputs;
  const estimated = estimate(defaultInputs);
  const { claims } = verdict(defaultInputs, estimated);
  const { inHouseUsd = 0, embeddedUsd = 0 } = claimOf(claims, 'costs', forecastMonths) ?? {};
  const share = formatPercentage(devTimePercentage ?? 0);
  return {
    scenario: `${formatCount(estimated.effectiveCount, 'integration')}, ${formatCount(developerCountNumber, 'developer')} at ${share} of their time, ${inputDefinitions.region.optionLabels[region]} at ${formatUsd(estimated.factors.hourlyRateUsd)} an hour`,
    /** Over 36 months, in USD. */
    costs: { 'In-house': inHouseUsd, Embedded: embeddedUsd },
    costsLabel: `Cost after ${forecastMonths} months`,
    sentence: `${overText(claims, forecastMonths)}.${midRangeText(claims)} ${certaintyText(certaintyClaims(defaultInputs))}`,
    basis: `Planning estimates for the default inputs, not a quote. Rate card ${rateCard.version}.`,
  };
}

/** The costs of the picture, for those who do not see it. */
export function defaultAnswerText(): string {
  const { costs, costsLabel } = defaultAnswer();
  const amounts = Object.entries(costs).map(([side, usd]) => `${side} ${formatUsd(usd)}`);
  return `${costsLabel} for the default inputs: ${amounts.join(', ')}.`;
}
