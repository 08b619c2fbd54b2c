import { formatHours } from '../../../contract/format/formatHours.ts';
import { withThousands } from '../../../contract/format/withThousands.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import { formatCount } from '../../format/formatCount.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { colors, page } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { TableRow } from '../layout/table.ts';
import type { ReportModel } from '../model/ReportModel.ts';

const figures = { width: 60, align: 'right' } as const;
const complexityWidth = 78;
const columns = [
  { title: 'System', width: page.contentWidth - 3 * figures.width - complexityWidth - 4 * 12 },
  { title: 'Dev hours', ...figures },
  { title: 'Maint. h/mo', ...figures },
  { title: 'Review, weeks', ...figures },
  { title: 'Complexity', width: complexityWidth },
] as const;

/** Adds the table of the selected systems and the generic integrations with their hours. */
export function breakdown(flow: Flow, compose: Composer, model: ReportModel): void {
  const { systems, genericCount, estimate } = model;
  const { hours } = estimate;
  const { genericIntegration } = rateCard;
  const rows: TableRow[] = systems.map((system) => ({
    cells: [
      [
        strong(system.name),
        { text: `  ${system.category}`, style: { color: colors.muted, size: 7.5 } },
      ],
      withThousands(system.devHours),
      String(system.maintenanceHours),
      system.moderationWeeks === 0 ? 'none' : String(system.moderationWeeks),
      system.complexity,
    ],
    note: system.complexityNote,
  }));
  if (genericCount > 0) {
    rows.push({
      cells: [
        strong(formatCount(genericCount, systems.length > 0 ? 'other integration' : 'integration')),
        withThousands(genericCount * genericIntegration.devHours),
        withThousands(genericCount * genericIntegration.maintenanceHours),
        'none',
        'Average',
      ],
      note: `${genericCount === 1 ? 'Counts' : 'Each counts'} as average: ${genericIntegration.devHours} hours to build and ${genericIntegration.maintenanceHours} hours a month to maintain.`,
    });
  }
  rows.push({
    cells: [
      strong('Total'),
      strong(withThousands(hours.development)),
      strong(withThousands(hours.maintenance)),
      '',
      '',
    ],
  });
  flow.addHeading('Integration breakdown', compose.heading('Integration breakdown'), {
    gap: 6,
    keepWithNext: 110,
  });
  flow.add(
    compose.body([
      'Total development: ',
      strong(formatHours(hours.development)),
      '. Monthly maintenance: ',
      strong(formatHours(hours.maintenance)),
      '. These are planning assumptions, not measurements.',
    ]),
    8,
  );
  flow.addTable(compose.table(columns, rows, { padding: 2.6, leading: 1.3 }), 10);
}
