import { assumptionOrigin } from '../../../contract/format/assumptionTexts.ts';
import { formatDay } from '../../../contract/format/phrases.ts';
import { evidenceTexts, unlistedSystemsText } from '../../../contract/format/systemTexts.ts';
import { breakdownTable, breakdownTitle, hoursText } from '../../../contract/paper/paperParts.ts';
import { stack } from '../layout/Block.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { page, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { allReadOnText, genericNote, judgementNote } from '../texts/evidenceWords.ts';
import { commonReadingDay, genericHours, systemEvidenceText } from './evidence.ts';

const figures = { width: 64, align: 'right' } as const;
const complexityWidth = 78;
const columnStyles = [
  { width: page.contentWidth - 3 * figures.width - complexityWidth - 4 * 12 },
  figures,
  figures,
  figures,
  { width: complexityWidth },
] as const;

/**
 * Adds the selected systems and the generic integrations with their hours, and what these rest on
 * (E27).
 */
export function breakdown(flow: Flow, compose: Composer, model: ReportModel): void {
  const { systems, genericCount, inputs, affected } = model;
  const day = commonReadingDay(systems);
  const { columns, rows } = breakdownTable(model);
  const notes = [
    ...(['access', 'listing'] as const)
      .filter((gate) => systems.some((system) => system.gate === gate))
      .map((gate) => evidenceTexts.gates[gate]),
    ...(systems.length === 0 ? [] : [judgementNote]),
    ...(day === null ? [] : [allReadOnText(formatDay(day))]),
  ];
  const table = compose.table(
    columnStyles.map((style, index) => ({ title: columns[index] ?? '', ...style })),
    rows.map(([name = '', ...cells], index) => {
      const system = systems[index];
      if (system) {
        const category = { text: `  ${system.category}`, style: text.label };
        const note = systemEvidenceText(system, inputs.assumptions, day);
        return { cells: [[strong(name), category], ...cells], note };
      }
      if (index === rows.length - 1) return { cells: [name, ...cells].map(strong) };
      const isGeneric = genericCount > 0 && index === systems.length;
      const note = isGeneric && { note: genericNoteOf(genericCount, model) };
      return { cells: [strong(name), ...cells], ...note };
    }),
    { leading: 1.3 },
  );
  const unlisted = unlistedSystemsText(systems);
  const opening = [
    compose.body(hoursText(model)),
    ...(unlisted ? [compose.body(unlisted)] : []),
    ...(notes.length > 0 ? [compose.note(notes.join(' '))] : []),
  ];
  flow.addHeading(
    compose.heading(breakdownTitle, affected.hours),
    stack(opening, 4).height + 8 + flow.tableOpening(table),
  );
  for (const block of opening) flow.add(block, 4);
  flow.addSpace(4);
  flow.addTable(table, 8);
}

function genericNoteOf(count: number, { inputs: { assumptions } }: ReportModel): string {
  const origin = assumptionOrigin(assumptions, 'genericDevHours');
  return genericNote(count, genericHours(assumptions), origin);
}
