import { forecastMonths, lastMonth } from '../../../contract/format/durations.ts';
import { formatNumber } from '../../../contract/format/numbers.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { colors, page } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import { textOf } from '../layout/Sheet.ts';
import {
  type CalculationStep,
  calculationSteps,
  financeCalculationSteps,
  financeStepsNote,
} from '../model/calculationSteps.ts';
import { isAnyAffected, type ReportModel } from '../model/ReportModel.ts';

/** Adds the table that shows how every figure was computed. */
export function howComputed(flow: Flow, compose: Composer, model: ReportModel): void {
  const columns = [
    { title: 'Figure', width: 116 },
    {
      title: 'How',
      width: page.contentWidth - 116 - 70 - 24,
      style: { color: colors.muted, size: 8 },
    },
    { title: 'Result', width: 70, align: 'right' },
  ] as const;
  const financeSteps = compose.density.isComplete ? financeCalculationSteps(model) : [];
  const tableOf = (steps: readonly CalculationStep[]) =>
    compose.table(
      columns,
      steps.map(({ figure, derivation, result }) => ({
        cells: [figure, derivation, strong(result)],
      })),
      { leading: 1.25 },
    );
  const table = tableOf(calculationSteps(model));
  const title = 'How each figure is calculated';
  flow.addHeading(compose.heading(title, isAnyAffected(model.affected)), flow.tableOpening(table));
  const { planRisePercentagePerYear, wageRisePercentagePerYear } = model.estimate.escalation;
  const notes = [
    ...(planRisePercentagePerYear + wageRisePercentagePerYear > 0 ? [risenMonthsNote] : []),
    ...(financeSteps.length > 0 ? [financeStepsNote(model)] : []),
    `${financeSteps.length > 0 ? 'The amounts of each year' : 'The figures for your CFO'} are calculated by the formulas of the calculator’s Excel workbook.`,
  ];
  flow.addTable(table, 5);
  if (financeSteps.length > 0) {
    const finance = tableOf(financeSteps);
    const heading = compose.subheading('Figures for your CFO');
    flow.ensureHeight(heading.height + flow.tableOpening(finance));
    flow.add(heading);
    flow.addTable(finance, 5);
  }
  flow.add(compose.note(notes.join(' ')), 16);
}

/** Explains months such as 37.83: 36 months of a rising price. */
const risenMonthsNote =
  'An amount that rises every year is multiplied by months at its first price: those that cost as much as the months compared.';

const glossaryColumns = [
  { title: 'Term', width: 96 },
  { title: 'Meaning', width: page.contentWidth - 96 - 12 },
] as const;

/** Adds the terms that the sections above use, with their meaning, where there is room. */
export function glossarySection(flow: Flow, compose: Composer, model: ReportModel): void {
  if (!compose.density.isComplete) return;
  const printed = textOf(flow.structure.root).toLowerCase();
  const isUsed = (term: string) =>
    term.split(', ').some((word) => printed.includes(word.toLowerCase()));
  const rows = Object.entries(meanings(model)).filter(([term]) => isUsed(term));
  const table = compose.table(
    glossaryColumns,
    rows.map((cells) => ({ cells })),
    { leading: 1.25 },
  );
  flow.addHeading(compose.heading('Glossary'), flow.tableOpening(table));
  flow.addTable(table);
}

/** The terms that a reader may not know, in alphabetical order. */
const meanings = ({ finance }: ReportModel) => ({
  'Cost multiplier':
    'What a small or large team, a divided working week and a long build add to the cost of the hours.',
  'Discount rate': `The ${formatNumber(finance[lastMonth].discountRatePercentage, 2)}% a year by which an amount shrinks in value while you wait for it.`,
  Embedding:
    'Your product offers integrations that run on the software of a provider, for a subscription.',
  'Initial total':
    'Development, testing and documentation of all integrations, before any maintenance.',
  Maintenance:
    'The monthly work that keeps integrations running after go-live, when platforms change.',
  'Net present value': `The benefit of each month, discounted to today and added up over ${forecastMonths} or ${lastMonth} months.`,
  'P10, P50, P90': '10%, 50% and 90% of the simulations end at or below this amount.',
  Payback:
    'The first month from which the total benefit stays at or above 0 to the end of the horizon.',
  'Platform review':
    'The check by a platform, such as Slack or Google, that an integration has to pass.',
  'Rate card':
    'The calculator’s table of hours, hourly rates, factors and prices. Its version is at the foot of each page.',
  'Return on investment': 'Net present value ÷ present value of the embedded cost.',
  Simulation: `One of many runs of this estimate over ${forecastMonths} months, each with other plausible hours and prices.`,
  'Time to market': 'The time from the start of the work to go-live.',
});
