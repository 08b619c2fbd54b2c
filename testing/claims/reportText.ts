import type { CalculatorInputs } from '../../contract/calculation.ts';
import { outcomesSentence } from '../../contract/format/outcomesSentence.ts';
import { loadReportFont } from '../../server/report/reportFonts.ts';
import { composeReport } from '../../worker/report/buildReport.ts';

/** Returns all text on the pages of the report, except headers and footers. */
export async function laidOutReportText(inputs: CalculatorInputs): Promise<string> {
  const request = { companyName: 'A', contactName: 'B', date: '2026-11-01', url: null, inputs };
  const { layout, model } = await composeReport(request, loadReportFont);
  const printed = layout.sheets
    .flatMap(({ items }) => items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])))
    .join(' ');
  return printed.replace(outcomesSentence(model.forecast.ranges.outcomes), '');
}
