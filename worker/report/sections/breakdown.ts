import { assumptionText } from '../../../contract/format/assumptionTexts.ts';
import { formatHours } from '../../../contract/format/durations.ts';
import { evidenceTexts } from '../../../contract/format/evidenceTexts.ts';
import { formatNumber } from '../../../contract/format/numbers.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import { formatCount, formatDay } from '../../format/phrases.ts';
import { type Composer, sectionTitle, strong } from '../layout/Composer.ts';
import { page, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { TableRow } from '../layout/table.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import {
  commonReadingDay,
  hasMaintenancePercentage,
  judgementNote,
  systemEvidenceText,
} from '../texts/systemEvidenceText.ts';

const figures = { width: 64, align: 'right' } as const;
const complexityWidth = 78;
const columns = [
  { title: 'System', width: page.contentWidth - 3 * figures.width - complexityWidth - 4 * 12 },
  { title: 'Dev hours', ...figures },
  { title: 'Maint. h/mo', ...figures },
  { title: 'Review, weeks', ...figures },
  { title: 'Complexity', width: complexityWidth },
] as const;

/**
 * Adds the selected systems and the generic integrations with their hours, and what these rest on
 * (E27).
 */
export function breakdown(flow: Flow, compose: Composer, model: ReportModel): void {
  const { systems, genericCount, estimate, inputs, affected } = model;
  const { hours } = estimate;
  const { genericIntegration } = rateCard;
  const day = commonReadingDay(systems);
  const isPercentage = hasMaintenancePercentage(inputs.assumptions);
  const maintenance = (monthlyHours: number) =>
    isPercentage ? '–' : formatNumber(monthlyHours, 2);
  const rows: TableRow[] = systems.map((system) => ({
    cells: [
      [strong(system.name), { text: `  ${system.category}`, style: text.label }],
      formatNumber(system.devHours, 2),
      maintenance(system.maintenanceHours),
      system.moderationWeeks === 0 ? 'none' : formatNumber(system.moderationWeeks, 2),
      system.complexity,
    ],
    note: systemEvidenceText(system, inputs.assumptions, day),
  }));
  if (genericCount > 0) {
    rows.push({
      cells: [
        strong(formatCount(genericCount, systems.length > 0 ? 'other integration' : 'integration')),
        formatNumber(genericCount * genericIntegration.devHours, 2),
        maintenance(genericCount * genericIntegration.maintenanceHours),
        'none',
        'Average',
      ],
      note: `${genericCount === 1 ? 'Counts' : 'Each counts'} as average: ${genericIntegration.devHours} hours to build${isPercentage ? '' : ` and ${genericIntegration.maintenanceHours} hours a month to maintain`}, by our judgement.`,
    });
  }
  rows.push({
    cells: [
      strong('Total'),
      strong(formatNumber(hours.development, 2)),
      strong(formatNumber(hours.maintenance, 2)),
      '',
      '',
    ],
  });
  const title = 'Integration breakdown';
  flow.addHeading(title, compose.heading(sectionTitle(title, affected.hours)), 90);
  flow.add(
    compose.body([
      'Total development: ',
      strong(formatHours(hours.development)),
      '. Monthly maintenance: ',
      strong(formatCount(hours.maintenance, 'hour', 2)),
      isPercentage
        ? `, which is ${assumptionText('maintenancePercentagePerYear', inputs.assumptions?.maintenancePercentagePerYear ?? null)} of the build by your assumption.`
        : '.',
      ' These are planning assumptions, not measurements.',
    ]),
    4,
  );
  const notes = [
    ...(['access', 'listing'] as const)
      .filter((gate) => systems.some((system) => system.gate === gate))
      .map((gate) => evidenceTexts.gates[gate]),
    ...(systems.length === 0 ? [] : [judgementNote]),
    ...(day === null ? [] : [`All evidence was read on ${formatDay(day)}.`]),
  ];
  if (notes.length > 0) flow.add(compose.note(notes.join(' ')), 4);
  flow.addSpace(4);
  flow.addTable(compose.table(columns, rows, { leading: 1.3 }), 8);
}
