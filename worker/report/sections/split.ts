import { splitText } from '../../../contract/format/deferredClaimTexts.ts';
import { forecastMonths } from '../../../contract/format/durations.ts';
import {
  noSplitText,
  splitChoiceText,
  splitColumns,
  splitNote,
  splitReasonText,
  splitRowName,
  splitTitle,
  splitTotals,
} from '../../../contract/format/splitTexts.ts';
import type { BestSplit } from '../../../contract/split.ts';
import { stack } from '../layout/Block.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { page } from '../layout/design.ts';
import { type Flow, tableOpening } from '../layout/Flow.ts';
import type { Span } from '../layout/paragraph.ts';
import type { Table } from '../layout/table.ts';
import type { ReportModel } from '../model/ReportModel.ts';

const nameWidth = 128;
const choiceWidth = 92;
const gap = 12;

/**
 * Adds the split of the integrations that costs least, with the reason of each choice (E35): in a
 * table, or in sentences for the other integrations alone and in the densest layout.
 */
export function splitSection(
  flow: Flow,
  compose: Composer,
  { split, claims, affected }: Pick<ReportModel, 'split' | 'claims' | 'affected'>,
): void {
  if (!split) return;
  const sentence = split.best ? splitText(claims) : noSplitText;
  const hasSystems = split.rows.some(({ name }) => name !== null);
  const table = hasSystems && compose.density.isComplete ? choiceTable(compose, split) : null;
  const opening = stack(
    [
      ...(sentence ? [compose.body(sentence)] : []),
      compose.body(totalsText(split)),
      ...(table ? [] : [compose.body(choicesText(split))]),
      compose.note(splitNote),
    ],
    3,
  );
  flow.addHeading(
    compose.heading(splitTitle, affected.forecast),
    opening.height + (table ? 5 + tableOpening(table) : 0),
  );
  flow.add(opening, 5);
  if (table) flow.addTable(table);
}

/** "Totals over 36 months. Best split (build 1, embed 5): $49,623, live in 3 weeks. …" */
function totalsText(split: BestSplit): Span[] {
  const totals = splitTotals(split).flatMap(({ label, amount, live }) => [
    ` ${label}: `,
    strong(amount),
    `, ${live}.`,
  ]);
  return [`Totals over ${forecastMonths} months.`, ...totals];
}

function choicesText({ rows }: BestSplit): Span[] {
  return rows.flatMap((row, index) => [
    `${index > 0 ? ' ' : ''}${splitRowName(row)}: `,
    strong(splitChoiceText(row)),
    `. ${splitReasonText(row)}`,
  ]);
}

function choiceTable(compose: Composer, { rows }: BestSplit): Table {
  return compose.table(
    [
      { title: splitColumns.name, width: nameWidth },
      { title: splitColumns.choice, width: choiceWidth },
      {
        title: splitColumns.reason,
        width: page.contentWidth - nameWidth - choiceWidth - 2 * gap,
      },
    ],
    rows.map((row) => ({
      cells: [strong(splitRowName(row)), splitChoiceText(row), splitReasonText(row)],
    })),
  );
}
