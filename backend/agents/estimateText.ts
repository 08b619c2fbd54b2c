import type { CalculatorInputs } from '../../contract/calculation.ts';
import { estimateFigureNames, figureLabel, figureOf, planNote } from '../../contract/figures.ts';
import { assumptionsText } from '../../contract/format/assumptionTexts.ts';
import { currencyNames, currencyText } from '../../contract/format/currencyText.ts';
import { forecastMonths, formatTimeline } from '../../contract/format/durations.ts';
import { inputText } from '../../contract/format/inputText.ts';
import { currencyOf, formatUsd, inCurrency } from '../../contract/format/money.ts';
import { formatCount, formatList } from '../../contract/format/phrases.ts';
import { noSplitText, splitNote, splitTitle } from '../../contract/format/splitTexts.ts';
import { summaryText } from '../../contract/format/summaryText.ts';
import { unlistedSystemsText } from '../../contract/format/systemTexts.ts';
import { costHorizons } from '../../contract/horizons.ts';
import { definitionOf, inputNames } from '../../contract/inputs.ts';
import type { OpenEstimate } from '../../contract/openEstimate.ts';
import { isUsedInput } from '../../contract/usedInputs.ts';
import { totalTexts } from '../../contract/words/splitTexts.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { selectedProfiles, systemName } from '../../worker/estimate/systems.ts';
import { formatInUnit } from '../../worker/explanation/formatFormula.ts';
import { verdict } from '../../worker/forecast/verdict.ts';
import type { AskedInputs } from '../askedInputs.ts';
import { completeInputs } from '../openEstimate.ts';

/**
 * Writes an estimate as Markdown for a reader who has neither page nor JSON: the sentences of the
 * page's summary, the inputs and assumptions that count, and the figures. The savings of the
 * specification are not among them, because they compare different bases (E17).
 */
export function estimateText({ split, url, ...answered }: OpenEstimate): string {
  const { rateCardVersion, deadline, certaintyText = '' } = answered;
  const inputs = completeInputs(answered.inputs);
  const estimated = estimate(inputs);
  const summary = summaryText({
    estimate: estimated,
    claims: verdict(inputs, estimated).claims,
    deadline,
    certainty: certaintyText,
    inputs,
    rateCardVersion,
    systemName,
    isReportSent: false,
  });
  const note = planNote(estimated);
  const figures = estimateFigureNames
    .filter((name) => figureOf(name).part !== 'savings')
    .map((name) => {
      const { unit, value } = figureOf(name);
      return `- ${figureLabel(name, note)}: ${formatInUnit(value(estimated), unit)}`;
    });
  return [
    summary,
    currencyCostsText(answered.comparison, inputs),
    split && splitText(split),
    `Inputs and assumptions:\n\n${inputsText(inputs)}`,
    saidText(answered),
    unlistedSystemsText(selectedProfiles(inputs)),
    `Figures:\n\n${figures.join('\n')}`,
    openText(url),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The costs over time in the currency that was asked for; empty for US dollars (E38). */
function currencyCostsText(comparison: OpenEstimate['comparison'], inputs: CalculatorInputs) {
  const currency = currencyOf(inputs);
  if (currency.code === 'usd') return '';
  return inCurrency(currency, () => {
    const rows = costHorizons.map((months) => {
      const { inHouseUsd, embeddedUsd, isLive } = comparison[`months${months}`];
      const inHouse = `in-house ${formatUsd(inHouseUsd)}${isLive ? '' : ' spent so far'}`;
      return `- Over ${months} months: ${inHouse}, embedded ${formatUsd(embeddedUsd)}`;
    });
    return `In ${currencyNames[currency.code]}:\n\n${rows.join('\n')}\n\n${currencyText()}`;
  });
}

/** Which systems to build and which to embed, beside both sides alone (E35). */
function splitText(split: NonNullable<OpenEstimate['split']>): string {
  const { build, embed, otherIntegrations: others, best, allInHouse, allEmbedded } = split;
  const namesOf = (ids: readonly string[], otherCount: number) =>
    formatList([
      ...ids.map(systemName),
      ...(otherCount > 0 ? [formatCount(otherCount, 'other integration')] : []),
    ]) || 'none';
  const amountOf = ({ usd, weeks, isLive, isLate }: typeof allInHouse) =>
    isLive
      ? `${formatUsd(usd)} over ${forecastMonths} months, ${totalTexts.live(formatTimeline(weeks), isLate)}`
      : totalTexts.notLive;
  const meetsDate = best && !best.isLate && (allInHouse.isLate || allEmbedded.isLate);
  const chosen =
    best &&
    `Build ${namesOf(build, others.build)}, embed ${namesOf(embed, others.embed)}: ${amountOf(best)}`;
  return `${splitTitle} The split with the least cost${meetsDate ? ' that meets the target date' : ''}:

- ${chosen ?? noSplitText}
- Build all: ${amountOf(allInHouse)}
- Embed all: ${amountOf(allEmbedded)}

${splitNote}`;
}

/** Lists the inputs that count; the last one is the assumptions, also where there are none. */
export function inputsText(inputs: CalculatorInputs): string {
  return inputNames
    .filter((name) => name === 'assumptions' || isUsedInput(name, inputs))
    .map((name) => {
      const text =
        name === 'assumptions'
          ? assumptionsText(inputs.assumptions, undefined, estimate(inputs))
          : inputText(name, inputs[name]);
      return `- ${definitionOf(name).label}: ${text}`;
    })
    .join('\n');
}

/** Names what was asked for and did not count, and the notes; empty where there is neither. */
export function saidText({ notCounted, notes }: Omit<AskedInputs, 'inputs'>): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? `${title}:\n\n${lines.join('\n')}` : '';
  return [
    list(
      'Not counted',
      notCounted.map(({ field, reason }) => `- \`${field}\`: ${reason}`),
    ),
    list(
      'Notes',
      notes.map(({ field, text }) => `- \`${field}\`: ${text}`),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Ends a text with the link that opens its scenario. */
export function openText(url: string): string {
  return `Open in the calculator: ${url}`;
}
