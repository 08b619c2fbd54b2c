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
import { type Block, sideBySide, space, stack } from '../layout/Block.ts';
import type { Composer } from '../layout/Composer.ts';
import { page, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';

/** More than these are listed in the breakdown alone. */
const listedSystems = 8;

/** Unknown ids beyond these are counted, not listed. */
const listedUnprofiledIds = 8;

const gap = 28;
const columnWidth = (page.contentWidth - gap) / 2;

type Answer = readonly [label: string, value: string];

/** What the visitor entered, so that a reader can check that this is about them. */
export function inputsSection(flow: Flow, compose: Composer, model: ReportModel): void {
  const rowsOf = (group: InputDefinition['group']) =>
    inputNames
      .filter((name) => definitionOf(name).group === group)
      .map((name): Answer => [inputLabels[name], valueText(name, model)]);
  const columns = sideBySide([
    { x: 0, block: answers(compose, 'Integration Requirements', rowsOf('requirements')) },
    { x: columnWidth + gap, block: answers(compose, 'Development Resources', rowsOf('resources')) },
  ]);
  flow.addHeading('Your inputs', compose.heading('Your inputs'), {
    gap: 10,
    keepWithNext: columns.height,
  });
  flow.add(columns, 8);
  for (const note of notes(model)) flow.add(compose.note(note), 3);
}

/** The systems are counted here and named below; the rate is the one that the estimate uses. */
function valueText(name: InputName, model: ReportModel): string {
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
  return (inputs.customHourlyRate ?? 0) > 0 ? ' (yours)' : ' (none given, so the default)';
}

function answers(compose: Composer, title: string, rows: readonly Answer[]): Block {
  const width = (columnWidth - 12) / 2;
  const cells = rows.map(([label, value]) =>
    stack([
      compose.text(label, text.label, { width, leading: 1.3 }),
      compose.text(value, { ...text.body, size: 9.5, isTabular: true }, { width, leading: 1.4 }),
    ]),
  );
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
    ...(systems.length > 0 && systems.length <= listedSystems
      ? [`Systems: ${formatList(systems.map(({ name }) => name))}.`]
      : []),
    ...(unprofiledIds.length > 0
      ? [`Without a profile, estimated as generic integrations: ${unprofiled(unprofiledIds)}.`]
      : []),
    ...(effectiveCount > inputs.integrationCount
      ? [
          `Estimating ${formatCount(effectiveCount, 'integration')}: you selected ${formatCount(selectedCount, 'system')}.`,
        ]
      : []),
  ];
}

function unprofiled(ids: readonly string[]): string {
  const others = ids.length - listedUnprofiledIds;
  return others > 0
    ? `${ids.slice(0, listedUnprofiledIds).join(', ')} and ${others} more`
    : formatList(ids);
}
