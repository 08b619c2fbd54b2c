import type { CalculatorInputs } from '../../contract/calculation.ts';
import {
  type CostComparison,
  outcomeText,
  totalNotes,
} from '../../contract/format/costComparison.ts';
import { csvLine } from '../../contract/format/csvLine.ts';
import { definitionOf, type InputName, inputNames } from '../../contract/inputs.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import type { CumulativeCost } from '../../worker/forecast/cumulativeCosts.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';
import { resultsTexts } from '../texts/results.ts';
import { inputFigure } from './inputFigure.ts';

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
    [
      deferredScenarioTexts.csvFigure,
      deferredScenarioTexts.csvValue,
      deferredScenarioTexts.csvUnit,
    ],
    ...inputNames.map((name) => inputRow(name, inputs, systems)),
    [deferredScenarioTexts.csvRate, estimate.factors.hourlyRateUsd, 'USD'],
    [deferredScenarioTexts.csvDevelopmentHours, estimate.hours.development, 'h'],
    [deferredScenarioTexts.csvMaintenanceHours, estimate.hours.maintenance, 'h'],
    [deferredScenarioTexts.csvMultiplier, estimate.factors.costMultiplier],
    [resultsTexts.initialDevelopment, inHouse.development, 'USD'],
    [resultsTexts.testing, inHouse.testing, 'USD'],
    [resultsTexts.documentation, inHouse.documentation, 'USD'],
    [`${resultsTexts.initialTotal} (${totalNotes.initialTotal})`, inHouse.initialTotal, 'USD'],
    [resultsTexts.monthlyMaintenance, inHouse.maintenance, 'USD'],
    [resultsTexts.initialSetup, embedded.setup, 'USD'],
    [resultsTexts.monthlySubscription, embedded.monthly, 'USD'],
    [`${resultsTexts.totalYear1} (${totalNotes.yearOne})`, embedded.initialTotal, 'USD'],
    [deferredScenarioTexts.csvInHouseWeeks, estimate.timeline.timelineWeeks],
    [deferredScenarioTexts.csvEmbeddedWeeks, estimate.timeline.embeddedWeeks],
    [`${resultsTexts.initialCostSavings} (${totalNotes.savings})`, savings.absolute, 'USD'],
    [resultsTexts.initialDevCostReduction, savings.percentage, '%'],
    [resultsTexts.monthlyMaintenanceSavings, savings.monthlyMaintenance, 'USD'],
    [resultsTexts.monthlyCostReduction, estimate.monthlyReductionPercentage, '%'],
    ...[verdict.after12Months, verdict.after36Months].flatMap(comparisonRows),
    [deferredScenarioTexts.csvBreakEven, verdict.breakEvenMonth ?? 'none'],
    [],
    [
      deferredScenarioTexts.csvMonth,
      deferredScenarioTexts.csvInHouse,
      deferredScenarioTexts.csvEmbedded,
    ],
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
  return [
    calculatorTexts.inputs[name],
    value,
    ...(unit ? [deferredScenarioTexts.csvUnits[unit]] : []),
  ];
}

/** Who is cheaper over one horizon, as the page says it (E17). */
function comparisonRows(comparison: CostComparison): Row[] {
  const { months, inHouseUsd, embeddedUsd } = comparison;
  return [
    [deferredScenarioTexts.csvCostAfter(months, 'in-house'), inHouseUsd.toFixed(2), 'USD'],
    [deferredScenarioTexts.csvCostAfter(months, 'embedded'), embeddedUsd.toFixed(2), 'USD'],
    [deferredScenarioTexts.csvResult(months), outcomeText(comparison)],
  ];
}
