import { lastMonth } from '../../../contract/format/durations.ts';
import { percentText } from '../../../contract/format/locale.ts';
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
import { glossary, glossaryTexts, howComputedTexts } from '../texts/explanationTexts.ts';

/** Adds the table that shows how every figure was computed. */
export function howComputed(flow: Flow, compose: Composer, model: ReportModel): void {
  const columns = [
    { title: howComputedTexts.columns.figure, width: 116 },
    {
      title: howComputedTexts.columns.how,
      width: page.contentWidth - 116 - 70 - 24,
      style: { color: colors.muted, size: 8 },
    },
    { title: howComputedTexts.columns.result, width: 70, align: 'right' },
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
  flow.addHeading(
    compose.heading(howComputedTexts.title, isAnyAffected(model.affected)),
    flow.tableOpening(table),
  );
  const { planRisePercentagePerYear, wageRisePercentagePerYear } = model.estimate.escalation;
  const notes = [
    ...(planRisePercentagePerYear + wageRisePercentagePerYear > 0
      ? [howComputedTexts.risenMonths]
      : []),
    ...(financeSteps.length > 0 ? [financeStepsNote(model)] : []),
    financeSteps.length > 0 ? howComputedTexts.byYear : howComputedTexts.financeByWorkbook,
  ];
  flow.addTable(table, 5);
  if (financeSteps.length > 0) {
    const finance = tableOf(financeSteps);
    const heading = compose.subheading(howComputedTexts.finance);
    flow.ensureHeight(heading.height + flow.tableOpening(finance));
    flow.add(heading);
    flow.addTable(finance, 5);
  }
  flow.add(compose.note(notes.join(' ')), 16);
}

const glossaryColumns = [
  { title: glossaryTexts.columns.term, width: 96 },
  { title: glossaryTexts.columns.meaning, width: page.contentWidth - 96 - 12 },
] as const;

/** Adds the terms that the sections above use, with their meaning, where there is room. */
export function glossarySection(flow: Flow, compose: Composer, model: ReportModel): void {
  if (!compose.density.isComplete) return;
  const printed = textOf(flow.structure.root).toLowerCase();
  const isUsed = (term: string) =>
    term.split(', ').some((word) => printed.includes(word.toLowerCase()));
  const rate = model.finance[lastMonth].discountRatePercentage;
  const rows = glossary(percentText(formatNumber(rate, 2))).filter(([term]) => isUsed(term));
  const table = compose.table(
    glossaryColumns,
    rows.map((cells) => ({ cells })),
    { leading: 1.25 },
  );
  flow.addHeading(compose.heading(glossaryTexts.title), flow.tableOpening(table));
  flow.addTable(table);
}
