import type { Assumptions, SystemFigure } from '../../../contract/assumptions.ts';
import { assumptionRows } from '../../../contract/format/assumptionTexts.ts';
import { systemFigures, systemProfile } from '../../estimate/systems.ts';
import { formatCount } from '../../format/formatCount.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { page } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';

const columns = [
  { title: 'Assumption', width: page.contentWidth - 120 - 140 - 24 },
  { title: 'Yours', width: 120, align: 'right' },
  { title: 'Rate card', width: 140, align: 'right' },
] as const;

/**
 * Adds what the visitor assumes differently from the rate card; nothing where that is nothing.
 *
 * @param options - `maxRows`: a note says how many more there are.
 */
export function ownAssumptions(
  flow: Flow,
  compose: Composer,
  { inputs }: ReportModel,
  { sectionGap, rowPadding, maxRows }: { sectionGap: number; rowPadding: number; maxRows: number },
): void {
  const rows = assumptionRows(
    inputs.assumptions,
    (id) => systemProfile(id)?.name ?? id,
    rateCardFigure,
  );
  if (rows.length === 0) return;
  const title = 'Your assumptions';
  flow.addSpace(sectionGap);
  flow.addHeading(title, compose.heading(title), { gap: 6, keepWithNext: 60 });
  flow.addTable(
    compose.table(
      columns,
      rows.slice(0, maxRows).map(({ label, value, default: byRateCard }) => ({
        cells: [label, strong(value), byRateCard],
      })),
      { padding: rowPadding, leading: 1.3 },
    ),
  );
  const note = unlistedNote(inputs.assumptions, maxRows);
  if (note === null) return;
  flow.addSpace(4);
  flow.add(compose.note(note));
}

/** Says how many assumptions the table leaves out; null if it has all of them. */
export function unlistedNote(
  assumptions: Assumptions | null | undefined,
  maxRows: number,
): string | null {
  const others = assumptionRows(assumptions).length - maxRows;
  if (others <= 0) return null;
  const ofSystems = assumptionRows({ systems: assumptions?.systems }).length;
  const isOne = others === 1;
  return others <= ofSystems
    ? `${formatCount(others, 'more figure')} of systems ${isOne ? 'is' : 'are'} yours: the integration breakdown marks ${isOne ? 'it' : 'them'}.`
    : `${others} more of your assumptions ${isOne ? 'counts, but is' : 'count, but are'} not listed here.`;
}

function rateCardFigure(id: string, figure: SystemFigure): number | undefined {
  return systemFigures(id)?.[figure];
}
