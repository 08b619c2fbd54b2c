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
import { effectiveInput } from '../format/formatInput.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { deferredScenarioTexts } from '../texts/deferred/scenario.ts';
import { resultsTexts } from '../texts/results.ts';

type Row = readonly (string | number)[];

/** Marks the file as UTF-8; without it, spreadsheets assume a legacy encoding. */
const byteOrderMark = '\ufeff';

/**
 * Returns the scenario as CSV (RFC 4180): inputs, both options, savings, and cumulative costs of 36
 * months. Amounts are in USD.
 */
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
  const used = effectiveInput(name, inputs, systems) ?? '';
  const value = typeof used === 'object' ? used.join('; ') : used;
  const unit = definition.kind === 'number' && definition.unit;
  return [
    calculatorTexts.inputs[name],
    value,
    ...(unit ? [deferredScenarioTexts.csvUnits[unit]] : []),
  ];
}

/** Which option is cheaper over one horizon, in the page's words (E17). */
function comparisonRows(comparison: CostComparison): Row[] {
  const { months, inHouseUsd, embeddedUsd } = comparison;
  return [
    [deferredScenarioTexts.csvCostAfter(months, 'in-house'), inHouseUsd.toFixed(2), 'USD'],
    [deferredScenarioTexts.csvCostAfter(months, 'embedded'), embeddedUsd.toFixed(2), 'USD'],
    [deferredScenarioTexts.csvResult(months), outcomeText(comparison)],
  ];
}
