import type { Assumptions, SystemFigure } from '../../../contract/assumptions.ts';
import { assumptionRows } from '../../../contract/format/assumptionTexts.ts';
import { weeksPerMonth } from '../../../contract/format/durations.ts';
import { inputLabels } from '../../../contract/format/inputLabels.ts';
import { inputText } from '../../../contract/format/inputText.ts';
import { formatExactUsd, formatNumber } from '../../../contract/format/numbers.ts';
import {
  definitionOf,
  hasOwnRate,
  type InputDefinition,
  type InputName,
  inputNames,
} from '../../../contract/inputs.ts';
import { hasEmbeddedOwnWork } from '../../estimate/embeddedPlan.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import { systemFigures, systemProfile } from '../../estimate/systems.ts';
import { formatCount, formatDay, formatList } from '../../format/phrases.ts';
import { type Block, sideBySide, space, stack, tagged } from '../layout/Block.ts';
import { type Composer, linked, strong } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
import { type Flow, listOpening } from '../layout/Flow.ts';
import type { Tag } from '../layout/Sheet.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { hasMaintenancePercentage } from '../texts/systemEvidenceText.ts';

/** More systems than this are listed only in the breakdown. */
const maxListedSystems = 8;

/** Further ids without a profile are counted, not listed. */
const maxListedIds = 8;

const gap = 28;
const columnWidth = (page.contentWidth - gap) / 2;

type InputRow = readonly [label: string, value: string];

/** Adds the inputs of the visitor. */
export function inputsSection(flow: Flow, compose: Composer, model: ReportModel): void {
  const rowsOf = (group: InputDefinition['group']) =>
    inputNames
      .filter((name) => definitionOf(name).group === group)
      .map((name): InputRow => [inputLabels[name], formatInput(name, model)]);
  const columns = sideBySide([
    { x: 0, block: inputTable(compose, 'Integration Requirements', rowsOf('requirements')) },
    {
      x: columnWidth + gap,
      block: inputTable(compose, 'Development Resources', rowsOf('resources')),
    },
  ]);
  flow.addHeading('Your inputs', compose.heading('Your inputs'), {
    gap: 10,
    keepWithNext: columns.height,
  });
  flow.add(columns, 8);
  for (const note of notes(model)) flow.add(compose.note(note), 3);
}

/**
 * The text of an input: the number of systems, the rate of the estimate, or the value as entered.
 */
function formatInput(name: InputName, model: ReportModel): string {
  const { inputs, estimate } = model;
  if (name === 'selectedSystems') return String(estimate.selection.selectedCount);
  if (name === 'customHourlyRate') {
    return `${formatExactUsd(estimate.factors.hourlyRateUsd)}${rateOrigin(model)}`;
  }
  if (name === 'deadline' && inputs.deadline) return formatDay(inputs.deadline);
  return inputText(name, inputs[name]);
}

function rateOrigin({ inputs }: ReportModel): string {
  if (!hasOwnRate(inputs.region)) return '';
  return (inputs.customHourlyRate ?? 0) > 0 ? ' (yours)' : ' (default)';
}

function inputTable(compose: Composer, title: string, rows: readonly InputRow[]): Block {
  const width = (columnWidth - 12) / 2;
  const table: Tag = { role: 'Table' };
  const cells = rows.map(([label, value]) => {
    const header: Tag = { role: 'TH', scope: 'Row' };
    const cell: Tag = { role: 'TD' };
    const style = { ...text.body, size: 9.5, isTabular: true };
    const row = stack([
      compose.text(label, text.label, { width, leading: 1.3, tag: header }),
      compose.text(value, style, { width, leading: 1.4, tag: cell }),
    ]);
    return tagged(table, tagged({ role: 'TR' }, row));
  });
  const pairs = cells.flatMap((left, index) =>
    index % 2 === 1
      ? []
      : sideBySide([
          { x: 0, block: left },
          { x: width + 12, block: cells[index + 1] ?? space(0) },
        ]),
  );
  return stack([compose.subheading(title, columnWidth), space(5), stack(pairs, 6)]);
}

function notes({ inputs, systems, estimate, unprofiledIds }: ReportModel): string[] {
  const { effectiveCount, selection } = estimate;
  return [
    ...(systems.length > 0 && systems.length <= maxListedSystems
      ? [`Systems: ${formatList(systems.map(({ name }) => name))}.`]
      : []),
    ...(unprofiledIds.length > 0
      ? [`Not on the rate card, so counted as average integrations: ${unprofiled(unprofiledIds)}.`]
      : []),
    ...(effectiveCount > inputs.integrationCount
      ? [
          `Estimating ${formatCount(effectiveCount, 'integration')}: you selected ${formatCount(selection.selectedCount, 'system')}.`,
        ]
      : []),
  ];
}

function unprofiled(ids: readonly string[]): string {
  const others = ids.length - maxListedIds;
  return others > 0
    ? `${ids.slice(0, maxListedIds).join(', ')} and ${others} more`
    : formatList(ids);
}

const columns = [
  { title: 'Assumption', width: page.contentWidth - 120 - 140 - 24 },
  { title: 'Yours', width: 120, align: 'right' },
  { title: 'Rate card', width: 140, align: 'right' },
] as const;

/** How many assumptions are listed; a note says how many more there are. */
const maxRows = 20;

/** Adds what the visitor assumes differently from the rate card; nothing where that is nothing. */
export function ownAssumptions(
  flow: Flow,
  compose: Composer,
  { inputs }: ReportModel,
  { sectionGap, rowPadding }: { sectionGap: number; rowPadding: number },
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
  listed: number,
): string | null {
  const others = assumptionRows(assumptions).length - listed;
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

/** Adds the assumptions behind the figures, and the link that reopens the calculation. */
export function assumptions(flow: Flow, compose: Composer, model: ReportModel): void {
  const { date, url, inputs, estimate } = model;
  const { wageRisePercentagePerYear, planRisePercentagePerYear } = estimate.escalation;
  const { planDiscountPercentage = 0 } = inputs.assumptions ?? {};
  const hasOwnWork = hasEmbeddedOwnWork(estimate);
  const { version, genericIntegration, hourlyRatesUsd } = rateCard;
  const points = [
    `Hours are planning assumptions, not measurements. Without a profile: ${genericIntegration.devHours} hours to build${hasMaintenancePercentage(inputs.assumptions) ? '' : ` and ${genericIntegration.maintenanceHours} a month to maintain`}.`,
    `Hourly rates: United States $${hourlyRatesUsd.us}, Europe $${hourlyRatesUsd.eu}, Asia $${hourlyRatesUsd.asia}, Latin America $${hourlyRatesUsd.latam}, other $${hourlyRatesUsd.other}, or your own.`,
    `In-house maintenance starts after the build, without the cost multiplier. ${wageRisePercentagePerYear > 0 ? `Hourly rates rise by ${formatNumber(wageRisePercentagePerYear, 2)}% a year` : 'Hourly rates do not rise'}; only the finance figures count interest.`,
    `The embedded cost is the list price${planDiscountPercentage > 0 ? ` less ${formatNumber(planDiscountPercentage, 2)}%` : ''} in every year${planRisePercentagePerYear > 0 ? `, rising by ${formatNumber(planRisePercentagePerYear, 2)}% a year` : ''}, ${hasOwnWork ? 'with the time of your own team as you stated it, and without taxes' : 'without taxes or time of your own team'}.`,
    `Embedding is assumed to be live in 3 to 10 weeks, depending on the plan. A month has ${weeksPerMonth} weeks.`,
    'Neither side includes fees that platforms charge for certification or listing.',
    `Rate card ${version}, applied on ${formatDay(date)}. Amounts are added up first and then rounded to whole dollars.`,
  ];
  const title = 'Assumptions';
  const bullets = compose.bullets(points, text.smallBody);
  const bulletGap = 2.5;
  flow.addHeading(title, compose.heading(title), {
    gap: 3,
    keepWithNext: listOpening(space(0), bullets, bulletGap),
  });
  flow.addList(space(0), bullets, bulletGap);
  if (!url) return;
  flow.addSpace(8);
  flow.add(
    compose.callout(
      [strong('Reopen this calculation: '), linked(url, url)],
      colors.accent,
      colors.accentSoft,
    ),
  );
}
