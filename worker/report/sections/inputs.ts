import type { Region } from '../../../contract/calculation.ts';
import { counted } from '../../wording/counted.ts';
import { formatExactUsd } from '../../wording/formatExactUsd.ts';
import { formatNumber } from '../../wording/formatNumber.ts';
import { page, text } from '../design.ts';
import type { Facts } from '../facts.ts';
import { type Block, beside, space, stack } from '../layout/Block.ts';
import type { Composer } from '../layout/Composer.ts';
import type { Flow } from '../layout/Flow.ts';
import { formatDay, listed } from '../words.ts';

/** As the region dropdown names them (E20). */
const regionNames: Readonly<Record<Region, string>> = {
  us: 'United States',
  eu: 'Europe',
  asia: 'Asia',
  latam: 'Latin America',
  other: 'Other',
  custom: 'Custom',
};

/** More than these are listed in the breakdown alone. */
const listedSystems = 8;

/** Unknown ids beyond these are counted, not listed. */
const listedUnprofiledIds = 8;

const gap = 28;
const columnWidth = (page.contentWidth - gap) / 2;

type Answer = readonly [label: string, value: string];

/** What the visitor told the calculator, so that a reader can check that this is about them. */
export function inputsSection(flow: Flow, compose: Composer, facts: Facts): void {
  const { inputs, estimate } = facts;
  const { hourlyRateUsd, timeSharePercentage } = estimate.factors;
  const requirements: Answer[] = [
    ['Integrations', String(inputs.integrationCount)],
    ['Systems selected', String(estimate.selectedCount)],
    ['Target date', inputs.deadline ? formatDay(inputs.deadline) : 'none'],
  ];
  const resources: Answer[] = [
    ['Developers', String(inputs.developerCountNumber)],
    [
      'Share of their time',
      inputs.devTimePercentage
        ? `${formatNumber(timeSharePercentage, 2)}%`
        : 'not stated, counts as 100%',
    ],
    ['Region', regionNames[inputs.region]],
    ['Hourly rate', `${formatExactUsd(hourlyRateUsd)}${rateOrigin(facts)}`],
  ];
  const columns = beside([
    { x: 0, block: answers(compose, 'Integration Requirements', requirements) },
    { x: columnWidth + gap, block: answers(compose, 'Development Resources', resources) },
  ]);
  flow.addHeading('Your inputs', compose.heading('Your inputs'), {
    gap: 10,
    keepWith: columns.height,
  });
  flow.add(columns, 8);
  for (const note of notes(facts)) flow.add(compose.note(note), 3);
}

function rateOrigin({ inputs }: Facts): string {
  const takesOwnRate = inputs.region === 'custom' || inputs.region === 'other';
  if (!takesOwnRate) return '';
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
  const pairs = [cells.slice(0, 2), cells.slice(2)].map(([left = space(0), right = space(0)]) =>
    beside([
      { x: 0, block: left },
      { x: width + 12, block: right },
    ]),
  );
  return stack([compose.subheading(title, columnWidth), space(5), stack(pairs, 6)]);
}

function notes({ inputs, systems, estimate, unprofiledIds }: Facts): string[] {
  const { effectiveCount, selectedCount } = estimate;
  return [
    ...(systems.length > 0 && systems.length <= listedSystems
      ? [`Systems: ${listed(systems.map(({ name }) => name))}.`]
      : []),
    ...(unprofiledIds.length > 0
      ? [`Without a profile, estimated as generic integrations: ${unprofiled(unprofiledIds)}.`]
      : []),
    ...(effectiveCount > inputs.integrationCount
      ? [
          `Estimating ${counted(effectiveCount, 'integration')}: you selected ${counted(selectedCount, 'system')}.`,
        ]
      : []),
  ];
}

function unprofiled(ids: readonly string[]): string {
  const others = ids.length - listedUnprofiledIds;
  return others > 0
    ? `${ids.slice(0, listedUnprofiledIds).join(', ')} and ${others} more`
    : listed(ids);
}
