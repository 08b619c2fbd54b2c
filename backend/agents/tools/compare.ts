import { estimateFigureNames, figureOf, type Unit } from '../../../contract/figures.ts';
import { midRangeText, verdictSentence } from '../../../contract/format/claimTexts.ts';
import { certaintyWords } from '../../../contract/format/deferredClaimTexts.ts';
import type { OpenEstimate } from '../../../contract/openEstimate.ts';
import { forecastFigures } from '../../../contract/operands.ts';
import { estimate } from '../../../worker/estimate/estimate.ts';
import { formatInUnit } from '../../../worker/explanation/formatFormula.ts';
import { verdict } from '../../../worker/forecast/verdict.ts';
import { openEstimate } from '../../openEstimate.ts';
import { inputsText, openText } from '../estimateText.ts';
import { type AnswerTool, inputsOf } from '../ToolAnswer.ts';

/** Compares the figures and the results of two scenarios. */
export const compare: AnswerTool<'compare'> = (asked, circumstances) => {
  const first = openEstimate(inputsOf(asked.first, circumstances), circumstances);
  const second = openEstimate(inputsOf(asked.second, circumstances), circumstances);
  const [firstRows, secondRows] = [rowsOf(first), rowsOf(second)];
  const differing = firstRows.flatMap((row, index) => {
    const other = secondRows[index] ?? row;
    if (other.value === row.value) return [];
    const difference = formatInUnit(other.value - row.value, row.unit);
    return `| ${[row.label, cellOf(row), cellOf(other), difference].join(' | ')} |`;
  });
  const text = [
    scenarioText('First scenario', first),
    scenarioText('Second scenario', second),
    differing.length === 0
      ? 'Both scenarios have the same figures.'
      : `| Figure | First | Second | Second minus first |\n| --- | ---: | ---: | ---: |\n${differing.join('\n')}`,
    `First scenario: ${first.url}`,
    openText(second.url),
  ];
  return { text: text.join('\n\n'), content: { first, second } };
};

function scenarioText(title: string, { inputs, certainty, rateCardVersion }: OpenEstimate): string {
  const { claims } = verdict(inputs, estimate(inputs));
  const word = certainty ? `${certaintyWords[certainty]}. ` : '';
  return `${title} (rate card ${rateCardVersion}): ${word}${verdictSentence(claims)}${midRangeText(claims)}\n\n${inputsText(inputs)}`;
}

/** The figures of one estimate, and the costs of both sides over time (E17). */
function rowsOf({ figures, comparison }: OpenEstimate) {
  const { months12, months36 } = comparison;
  const totals = {
    inHouse12MonthsUsd: months12.inHouseUsd,
    embedded12MonthsUsd: months12.embeddedUsd,
    inHouse36MonthsUsd: months36.inHouseUsd,
    embedded36MonthsUsd: months36.embeddedUsd,
  };
  const over = (name: keyof typeof totals): Row => ({
    ...forecastFigures[name],
    value: totals[name],
    isUnfinished: name.startsWith('inHouse') && !(/12/.test(name) ? months12 : months36).isLive,
  });
  return [
    ...(Object.keys(totals) as (keyof typeof totals)[]).map(over),
    ...estimateFigureNames
      .filter((name) => figureOf(name).part !== 'savings')
      .map((name): Row => ({ ...figureOf(name), value: figures[name] })),
  ];
}

interface Row {
  label: string;
  unit: Unit;
  value: number;
  /** The cost of a build that is not live by then (E22). */
  isUnfinished?: boolean;
}

function cellOf({ value, unit, isUnfinished }: Row): string {
  return `${formatInUnit(value, unit)}${isUnfinished ? ' spent so far' : ''}`;
}
