import { type Assumptions, changedAssumptions, isSameAssumptions } from './assumptions.ts';
import { daysPerMonth } from './days.ts';
import { inputLabels, regionLabels } from './words/inputs.ts';

/** Rate regions, in the order of the dropdown (E20). */
export const regions = ['us', 'eu', 'asia', 'latam', 'other', 'custom'] as const;
export type Region = (typeof regions)[number];

/** Regions for which the visitor states the rate (E4, E20). */
const ownRateRegions = ['other', 'custom'] as const satisfies readonly Region[];

export function hasOwnRate(region: Region): region is (typeof ownRateRegions)[number] {
  return ownRateRegions.some((own) => own === region);
}

/** The currencies that amounts are shown in (E38). */
export const currencyCodes = ['usd', 'eur', 'gbp'] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

/** Numbers without a unit are counts. */
export type InputUnit = 'percent' | 'usdPerHour';

interface AnyInput {
  /** Its name on paper and in mails; on the page some have another (`src/texts/calculator.ts`). */
  label: string;
  /**
   * The card of the page that asks for it (specification 2); assumptions have a panel (E24), and
   * the currency, which changes no figure, is in the header (E38).
   */
  group: 'requirements' | 'resources' | 'split' | 'currency' | 'assumptions';
  /** Its name in links. Links are kept for years: a key never changes its meaning. */
  linkKey: string;
  /** The input counts for these regions only. */
  onlyForRegions?: readonly Region[];
}

export interface NumberDefinition extends AnyInput {
  kind: 'number';
  default: number | null;
  /** The range that the control offers or advises. */
  range: { min: number; max: number; step: number };
  /** The range that requests and links accept, where it is wider than `range`. */
  accepted?: { min: number; max: number };
  isWhole?: true;
  /** Requests may omit it; null means none. */
  isOptional?: true;
  /** 0 and null mean "not stated", which counts as this. */
  notStatedCountsAs?: number;
  unit?: InputUnit;
}

type OtherDefinition =
  | {
      kind: 'choice';
      default: string | null;
      options: readonly [string, ...string[]];
      optionLabels: Readonly<Record<string, string>>;
      /** Requests may omit it; null means none of them. */
      isOptional?: true;
    }
  | { kind: 'systems'; default: readonly string[]; maxIds: number }
  /** Names of systems that are not listed (E32); requests may leave them out. */
  | { kind: 'names'; default: readonly string[]; maxNames: number }
  /** Ids of what the split keeps on one side (E35); requests may leave them out. */
  | { kind: 'pins'; default: readonly string[]; maxIds: number }
  /** A calendar day, or none; requests may leave it out, and may carry an instant instead. */
  | { kind: 'day'; default: null; range: { min: number; max: number } }
  /** The visitor's assumptions that differ from the rate card, or null (E24). */
  | { kind: 'assumptions'; default: null; maxSystems: number };

export type InputDefinition = NumberDefinition | (AnyInput & OtherDefinition);

/** Months; a deadline a century away is a typing error. */
const maxMonths = 1200;

/** As many as there can be systems, and one for all other integrations. */
const pins = { group: 'split', default: [], maxIds: 221 } as const;

/**
 * Every input of the calculator, once: all lists of inputs iterate over this registry. The order is
 * that of links. Defaults and ranges are those of specification 5 and 9, decisions E18 to E21.
 */
export const inputDefinitions = {
  /** Whole integrations; the slider's top reads "200+". */
  integrationCount: {
    kind: 'number',
    label: inputLabels.integrationCount,
    group: 'requirements',
    linkKey: 'integrations',
    default: 5,
    range: { min: 1, max: 200, step: 1 },
    isWhole: true,
  },
  /** Whole developers. */
  developerCountNumber: {
    kind: 'number',
    label: inputLabels.developerCountNumber,
    group: 'resources',
    linkKey: 'developers',
    default: 2,
    range: { min: 1, max: 20, step: 1 },
    isWhole: true,
  },
  /** Percent of each developer's week (E5). */
  devTimePercentage: {
    kind: 'number',
    label: inputLabels.devTimePercentage,
    group: 'resources',
    linkKey: 'share',
    default: 30,
    range: { min: 1, max: 100, step: 1 },
    notStatedCountsAs: 100,
    unit: 'percent',
  },
  region: {
    kind: 'choice',
    label: inputLabels.region,
    group: 'resources',
    linkKey: 'region',
    default: 'eu',
    options: regions,
    optionLabels: regionLabels satisfies Record<Region, string>,
  },
  /** USD per hour; outside `range` the page warns and the value still counts (E21). */
  customHourlyRate: {
    kind: 'number',
    label: inputLabels.customHourlyRate,
    group: 'resources',
    linkKey: 'rate',
    default: null,
    range: { min: 1, max: 500, step: 1 },
    accepted: { min: 0.01, max: 10_000 },
    isOptional: true,
    unit: 'usdPerHour',
    onlyForRegions: ownRateRegions,
  },
  /** Ids that a request may name; no more than there can be integrations. */
  selectedSystems: {
    kind: 'systems',
    label: inputLabels.selectedSystems,
    group: 'requirements',
    linkKey: 'systems',
    default: [],
    maxIds: 200,
  },
  otherSystems: {
    kind: 'names',
    label: inputLabels.otherSystems,
    group: 'requirements',
    linkKey: 'others',
    default: [],
    maxNames: 20,
  },
  deadline: {
    kind: 'day',
    label: inputLabels.deadline,
    group: 'requirements',
    linkKey: 'deadline',
    default: null,
    /** Days from today. */
    range: { min: 0, max: maxMonths * daysPerMonth },
  },
  builtSystems: { kind: 'pins', label: inputLabels.builtSystems, linkKey: 'build', ...pins },
  /** A system that is also pinned to build is built. */
  embeddedSystems: { kind: 'pins', label: inputLabels.embeddedSystems, linkKey: 'embed', ...pins },
  /** Null is USD, in which everything is computed. */
  currency: {
    kind: 'choice',
    label: inputLabels.currency,
    group: 'currency',
    linkKey: 'currency',
    default: null,
    options: currencyCodes,
    optionLabels: { usd: 'USD', eur: 'EUR', gbp: 'GBP' } satisfies Record<CurrencyCode, string>,
    isOptional: true,
  },
  /** Units of the currency for one USD, in place of the rate card's. */
  exchangeRate: {
    kind: 'number',
    label: inputLabels.exchangeRate,
    group: 'currency',
    linkKey: 'exchange-rate',
    default: null,
    range: { min: 0.5, max: 1.5, step: 0.001 },
    accepted: { min: 0.1, max: 10 },
    isOptional: true,
  },
  /** Each assumption has a link key of its own; this one is not used. */
  assumptions: {
    kind: 'assumptions',
    label: inputLabels.assumptions,
    group: 'assumptions',
    linkKey: 'assumptions',
    default: null,
    maxSystems: 200,
  },
} as const satisfies Record<string, InputDefinition>;

/** Derived from inputs: requests carry them, links never do, and no figure follows from them. */
export const derivedInputs = {
  /** The range label of the team (E19). */
  developerCount: { from: 'developerCountNumber', characters: { min: 1, max: 20 } },
  /** Months to the deadline (E23). */
  timeline: { from: 'deadline', range: { min: 1, max: maxMonths }, default: 6 },
} as const satisfies Record<
  string,
  { from: keyof typeof inputDefinitions; [detail: string]: unknown }
>;

/** The range label of a team (E19): 1-2, 3-5, 6-10 or 11-20 developers. */
export function developerRange(developerCountNumber: number): string {
  if (developerCountNumber <= 2) return '1-2';
  if (developerCountNumber <= 5) return '3-5';
  if (developerCountNumber <= 10) return '6-10';
  return '11-20';
}

export type InputName = keyof typeof inputDefinitions;
export type DerivedName = keyof typeof derivedInputs;

export const inputNames = Object.keys(inputDefinitions) as readonly InputName[];

type ValueOf<Definition extends InputDefinition> = Definition extends { kind: 'choice' }
  ? Definition['options'][number] | Extract<Definition['default'], null>
  : Definition extends { kind: 'systems' | 'names' | 'pins' }
    ? string[]
    : Definition extends { kind: 'day' }
      ? string | null
      : Definition extends { kind: 'assumptions' }
        ? Assumptions | null
        : Definition extends { isOptional: true } | { notStatedCountsAs: number }
          ? number | null
          : number;

/** The inputs that a visitor states. */
export type InputValues = { [Name in InputName]: ValueOf<(typeof inputDefinitions)[Name]> };
export type InputValue = InputValues[InputName];

/** The inputs whose value is one of a list. */
export type ChoiceName = {
  [Name in InputName]: (typeof inputDefinitions)[Name] extends { kind: 'choice' } ? Name : never;
}[InputName];

/** The inputs of which requests may leave the value out. */
export type OptionalInputName = {
  [Name in InputName]: (typeof inputDefinitions)[Name] extends
    | { isOptional: true }
    | { kind: 'names' | 'pins' | 'day' | 'assumptions' }
    ? Name
    : never;
}[InputName];

/** Inputs as the contract, a store or an older version of the page has them. */
export type PartialInputs = {
  readonly [Name in InputName]?: Readonly<InputValues[Name]> | null | undefined;
};

/** The definition of an input with its kind to switch on. */
export function definitionOf(name: InputName): InputDefinition {
  return inputDefinitions[name];
}

/** An object with what `make` returns for every input. */
export function mapInputs<Made extends { [Name in InputName]: unknown }>(
  make: (name: InputName) => Made[InputName],
): Made {
  // `make` is called for each name, which the type of `Object.fromEntries` cannot express.
  return Object.fromEntries(inputNames.map((name) => [name, make(name)])) as Made;
}

/** Returns only the stated inputs, with defaults for missing ones and copies of lists. */
export function statedInputs(from: PartialInputs): InputValues {
  return mapInputs<InputValues>((name) => {
    const { default: byDefault } = definitionOf(name);
    const { [name]: value = byDefault } = from;
    if (name === 'assumptions') return changedAssumptions(from.assumptions);
    // A list that is null states nothing.
    return (Array.isArray(byDefault) ? [...Object(value ?? [])] : value) as InputValue;
  });
}

/** Returns the inputs of which two sets have different values. */
export function changedInputs(before: PartialInputs, after: PartialInputs): InputName[] {
  return inputNames.filter((name) =>
    name === 'assumptions'
      ? !isSameAssumptions(before.assumptions, after.assumptions)
      : String(before[name] ?? '') !== String(after[name] ?? ''),
  );
}
