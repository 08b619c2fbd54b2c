import { type Composer, strong } from '../layout/Composer.ts';
import { colors, page } from '../layout/design.ts';
import { type Flow, tableOpening } from '../layout/Flow.ts';
import {
  calculationSteps,
  financeCalculationSteps,
  financeStepsNote,
} from '../model/calculationSteps.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { isAnyAffected } from '../model/ReportModel.ts';

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
  const rows = [...calculationSteps(model), ...financeSteps].map(
    ({ figure, derivation, result }) => ({
      cells: [figure, derivation, strong(result)],
    }),
  );
  const table = compose.table(columns, rows, { leading: 1.25 });
  const title = 'How each figure is calculated';
  flow.addHeading(compose.heading(title, isAnyAffected(model.affected)), tableOpening(table));
  const { planRisePercentagePerYear, wageRisePercentagePerYear } = model.estimate.escalation;
  const notes = [
    ...(planRisePercentagePerYear + wageRisePercentagePerYear > 0 ? [risenMonthsNote] : []),
    ...(financeSteps.length > 0 ? [financeStepsNote(model)] : []),
    `${financeSteps.length > 0 ? 'The amounts of each year' : 'The figures for your CFO'} are calculated by the formulas of the calculator’s Excel workbook.`,
  ];
  flow.addTable(table, 5);
  flow.add(compose.note(notes.join(' ')), 16);
}

/** Explains months such as 37.83: 36 months of a rising price. */
const risenMonthsNote =
  'An amount that rises every year is multiplied by months at its first price: those that cost as much as the months compared.';
