import type { Composer } from '../layout/Composer.ts';
import { page } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { glossary } from '../texts/glossary.ts';

const columns = [
  { title: 'Term', width: 96 },
  { title: 'Meaning', width: page.contentWidth - 96 - 12 },
] as const;

/** Adds the terms of the report with their meaning. */
export function glossarySection(
  flow: Flow,
  compose: Composer,
  model: ReportModel,
  rowPadding: number,
): void {
  const rows = glossary(model).map(({ term, meaning }) => ({ cells: [term, meaning] }));
  const title = 'Glossary';
  flow.addHeading(title, compose.heading(title), { gap: 6, keepWithNext: 60 });
  flow.addTable(compose.table(columns, rows, { padding: rowPadding, leading: 1.25 }));
}
