import type { Region, Scenario } from './calculation.ts';
import { defaultScenario } from './defaults.ts';
import { developerRange } from './developerRange.ts';
import { limits } from './limits.ts';

/** A part of a link that could not be used, as it stood there. */
export interface DroppedPart {
  field: string;
  value: string;
}

/** What a link says. A dropped field has its default. */
export interface LinkedScenario {
  inputs: Scenario;
  dropped: DroppedPart[];
}

/** Links are kept in mails for years; a change of their form is a new version. */
const version = 'v1';

/** `v1&integrations=8&developers=2&share=30&region=eu&systems=hubspot,slack`: a scenario as a URL fragment that people can read, without the `#`. */
export function scenarioFragment(inputs: Scenario): string {
  const parts = [
    version,
    `integrations=${inputs.integrationCount}`,
    `developers=${inputs.developerCountNumber}`,
    `share=${inputs.devTimePercentage ?? 0}`,
    `region=${inputs.region}`,
  ];
  if (typeof inputs.customHourlyRate === 'number') parts.push(`rate=${inputs.customHourlyRate}`);
  if (inputs.selectedSystems.length > 0) parts.push(`systems=${inputs.selectedSystems.join(',')}`);
  if (inputs.deadline) parts.push(`deadline=${inputs.deadline.slice(0, 10)}`);
  return parts.join('&');
}

/**
 * Read a fragment back, with or without its `#`; null for one that is no scenario, such as an anchor.
 * What is not within the contract's limits is dropped and listed, never passed on. Whether the deadline has passed is for
 * the caller to judge: a link has no clock.
 */
export function readScenario(fragment: string): LinkedScenario | null {
  const [written = '', ...parts] = fragment.replace(/^#/, '').split('&');
  if (!/^v\d+$/.test(written)) return null;
  const inputs: Scenario = { ...defaultScenario, selectedSystems: [] };
  if (written !== version) return { inputs, dropped: [{ field: 'version', value: written }] };

  const dropped: DroppedPart[] = [];
  const seen = new Set<string>();
  for (const part of parts) {
    const [field = '', ...rest] = part.split('=');
    // Older links state the months as well; they follow from the deadline (E23).
    if (field === 'months') continue;
    const value = decoded(rest.join('='));
    const isUsed = !seen.has(field) && readers.get(field)?.(inputs, value) === true;
    if (isUsed) seen.add(field);
    else dropped.push({ field, value });
  }
  inputs.developerCount = developerRange(inputs.developerCountNumber);
  return { inputs, dropped };
}

/** Take a value into the inputs, or tell by false that it cannot be used. */
type Reader = (inputs: Scenario, value: string) => boolean;

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  [
    'integrations',
    numeric(isWholeWithin(limits.integrationCount), (inputs, count) => {
      inputs.integrationCount = count;
    }),
  ],
  [
    'developers',
    numeric(isWholeWithin(limits.developerCountNumber), (inputs, count) => {
      inputs.developerCountNumber = count;
    }),
  ],
  [
    'share',
    numeric(
      (share) => share === 0 || isWithin(limits.devTimePercentage, share),
      (inputs, share) => {
        inputs.devTimePercentage = share;
      },
    ),
  ],
  [
    'rate',
    numeric(
      (rate) => isWithin(limits.customHourlyRateUsdAccepted, rate),
      (inputs, rate) => {
        inputs.customHourlyRate = rate;
      },
    ),
  ],
  [
    'region',
    (inputs, value) => {
      const region = regions.find((known) => known === value);
      if (region) inputs.region = region;
      return region !== undefined;
    },
  ],
  [
    'systems',
    (inputs, value) => {
      const ids = value.split(',');
      if (ids.length > limits.selectedSystems.max || !ids.every(isSystemId)) return false;
      inputs.selectedSystems = ids;
      return true;
    },
  ],
  [
    'deadline',
    (inputs, value) => {
      if (!isDay(value)) return false;
      inputs.deadline = value;
      return true;
    },
  ],
]);

/** The names of the contract's `Region`; a test keeps them the same, for the schema is more than a page needs to read a link. */
export const regions = [
  'us',
  'eu',
  'asia',
  'latam',
  'other',
  'custom',
] as const satisfies readonly Region[];

function numeric(
  isAccepted: (value: number) => boolean,
  take: (inputs: Scenario, value: number) => void,
): Reader {
  return (inputs, text) => {
    const value = Number(text);
    const isUsed = text.trim() !== '' && isAccepted(value);
    if (isUsed) take(inputs, value);
    return isUsed;
  };
}

interface Range {
  min: number;
  max: number;
}

function isWithin({ min, max }: Range, value: number): boolean {
  return value >= min && value <= max;
}

function isWholeWithin(range: Range) {
  return (value: number) => Number.isInteger(value) && isWithin(range, value);
}

function isSystemId(id: string): boolean {
  return id.length <= limits.systemId.max && /^[a-z0-9][a-z0-9-]*$/.test(id);
}

/** Whether a text is a day of the calendar: 30 February is not. */
function isDay(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
