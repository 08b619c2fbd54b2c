import type { CalculatorInputs } from '../../contract/calculation.ts';
import { definitionOf, type InputName, inputNames } from '../../contract/inputs.ts';
import {
  type CostComparison,
  outcomeText,
  totalNotes,
} from '../../contract/wording/costComparison.ts';
import { csvLine } from '../../contract/wording/csvLine.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import type { CumulativeCost } from '../../worker/forecast/cumulativeCosts.ts';
import { depthMessages } from '../depthMessages.ts';
import { messages } from '../messages.ts';
import { inputFigure } from './inputFigure.ts';

const { scenario: words } = depthMessages;
const { results: resultWords, calculator: inputWords } = messages;

type Row = readonly (string | number)[];

/** Marks a file as UTF-8 for spreadsheets, which take it for something older without. */
const byteOrderMark = '\ufeff';

/** The scenario as comma-separated values (RFC 4180), amounts in USD: inputs, both sides, savings, and 36 months. */
export function scenarioCsv({
  answer,
  inputs,
  costs,
}: {
  answer: Answer;
  inputs: CalculatorInputs;
  costs: readonly CumulativeCost[];
}): string {
  const { estimate, systems, verdict } = answer;
  const { inHouse, embedded, savings } = estimate.results;
  const rows: Row[] = [
    [words.csvFigure, words.csvValue, words.csvUnit],
    ...inputNames.map((name) => inputRow(name, inputs, systems)),
    [words.csvRate, estimate.factors.hourlyRateUsd, 'USD'],
    [words.csvDevelopmentHours, estimate.hours.development, 'h'],
    [words.csvMaintenanceHours, estimate.hours.maintenance, 'h'],
    [words.csvMultiplier, estimate.factors.costMultiplier],
    [resultWords.initialDevelopment, inHouse.development, 'USD'],
    [resultWords.testing, inHouse.testing, 'USD'],
    [resultWords.documentation, inHouse.documentation, 'USD'],
    [`${resultWords.initialTotal} (${totalNotes.initialTotal})`, inHouse.initialTotal, 'USD'],
    [resultWords.monthlyMaintenance, inHouse.maintenance, 'USD'],
    [resultWords.initialSetup, embedded.setup, 'USD'],
    [resultWords.monthlySubscription, embedded.monthly, 'USD'],
    [`${resultWords.totalYear1} (${totalNotes.yearOne})`, embedded.initialTotal, 'USD'],
    [words.csvInHouseWeeks, estimate.timeline.timelineWeeks],
    [words.csvEmbeddedWeeks, estimate.timeline.embeddedWeeks],
    [`${resultWords.initialCostSavings} (${totalNotes.savings})`, savings.absolute, 'USD'],
    [resultWords.initialDevCostReduction, savings.percentage, '%'],
    [resultWords.monthlyMaintenanceSavings, savings.monthlyMaintenance, 'USD'],
    [resultWords.monthlyCostReduction, estimate.monthlyReductionPercentage, '%'],
    ...[verdict.after12Months, verdict.after36Months].flatMap(comparisonRows),
    [words.csvBreakEven, verdict.breakEvenMonth ?? 'none'],
    [],
    [words.csvMonth, words.csvInHouse, words.csvEmbedded],
    ...costs.map(({ month, inHouseUsd, embeddedUsd }) => [
      month,
      inHouseUsd.toFixed(2),
      embeddedUsd.toFixed(2),
    ]),
  ];
  return byteOrderMark + rows.map(csvLine).join('');
}

function inputRow(name: InputName, inputs: CalculatorInputs, systems: Answer['systems']): Row {
  const definition = definitionOf(name);
  const figure = inputFigure(name, inputs, systems) ?? '';
  const value = typeof figure === 'object' ? figure.join('; ') : figure;
  const unit = definition.kind === 'number' && definition.unit;
  return [inputWords.inputs[name], value, ...(unit ? [words.csvUnits[unit]] : [])];
}

/** Who is cheaper over one horizon, as the page says it (E17). */
function comparisonRows(comparison: CostComparison): Row[] {
  const { months, inHouseUsd, embeddedUsd } = comparison;
  return [
    [words.csvCostAfter(months, 'in-house'), inHouseUsd.toFixed(2), 'USD'],
    [words.csvCostAfter(months, 'embedded'), embeddedUsd.toFixed(2), 'USD'],
    [words.csvResult(months), outcomeText(comparison)],
  ];
}
