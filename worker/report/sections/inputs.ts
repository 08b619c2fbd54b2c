import { formatExactUsd } from '../../../contract/format/formatExactUsd.ts';
import { inputLabels } from '../../../contract/format/inputLabels.ts';
import { inputText } from '../../../contract/format/inputText.ts';
import {
  definitionOf,
  hasOwnRate,
  type InputDefinition,
  type InputName,
  inputNames,
} from '../../../contract/inputs.ts';
import { formatCount } from '../../format/formatCount.ts';
import { formatDay } from '../../format/formatDay.ts';
import { formatList } from '../../format/formatList.ts';
import { type Block, sideBySide, space, stack, tagged } from '../layout/Block.ts';
import type { Composer } from '../layout/Composer.ts';
import { page, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { Tag } from '../layout/Structure.ts';
import type { ReportModel } from '../model/ReportModel.ts';

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
  if (name === 'selectedSystems') return String(estimate.selectedCount);
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
  const { effectiveCount, selectedCount } = estimate;
  return [
    ...(systems.length > 0 && systems.length <= maxListedSystems
      ? [`Systems: ${formatList(systems.map(({ name }) => name))}.`]
      : []),
    ...(unprofiledIds.length > 0
      ? [`Not on the rate card, so counted as average integrations: ${unprofiled(unprofiledIds)}.`]
      : []),
    ...(effectiveCount > inputs.integrationCount
      ? [
          `Estimating ${formatCount(effectiveCount, 'integration')}: you selected ${formatCount(selectedCount, 'system')}.`,
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
