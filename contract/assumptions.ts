import { needsAssessment, systemIdsOf } from './systemIds.ts';

/** An assumption that a visitor can replace by a number of their own (E24). */
interface NumberAssumptionDefinition {
  /** Null: the rate card's hours, the plan's weeks or price, or the users now count. */
  default: number | null;
  /** Its value in the preset `mid` (E29), the middle of its range; the default without one. */
  midRange?: number;
  /** Whether its range is that of 10 integrations and more, and less for fewer (E34). */
  growsWithIntegrations?: true;
  /** Whether its range is 0 unless a chosen system needs a security assessment (E46). */
  isOfAssessments?: true;
}

/**
 * The numbers that a visitor can assume differently, once: schema, link, panel, report, workbook,
 * CSV, notices and the fuzz generator are loops over this registry. The order is that of links.
 * `assumptionDetails` has what only parts that load later need.
 */
export const numberAssumptions = {
  /** Percent of the build hours that maintenance takes a year. */
  maintenancePercentagePerYear: { default: null, midRange: 20 },
  /** Hours to build one integration that has no figures of its own. */
  genericDevHours: { default: 80, midRange: 108 },
  /** Maintenance hours a month of one integration that has no figures of its own. */
  genericMaintenanceHours: { default: 10 },
  /** Percent of the build hours that AI assistants save, on both sides; below 0 they cost time. */
  assistedBuildSavingPercentage: { default: 0, midRange: 10 },
  /** Percent of the maintenance hours that AI assistants save, on both sides. */
  assistedMaintenanceSavingPercentage: { default: 0, midRange: 15 },
  /** Hours to build what the integrations run on: authentication, tenancy, queues, monitoring. */
  platformHoursOnce: { default: 0, midRange: 240, growsWithIntegrations: true },
  /** Hours a month to run that platform, on call included. */
  platformHoursPerMonth: { default: 0, midRange: 12, growsWithIntegrations: true },
  /** USD a month for its hosting and tools, from go-live on. */
  platformUsdPerMonth: { default: 0, midRange: 550, growsWithIntegrations: true },
  /** USD a year for security assessments, listings and legal work of a build (E46). */
  feesUsdPerYear: { default: 0, midRange: 7500, isOfAssessments: true },
  /** Percent of the team that leaves in a year. */
  turnoverPercentagePerYear: { default: 0, midRange: 15 },
  /** Hours to hand over to each successor; they count with turnover only. */
  handoverHours: { default: 80, midRange: 100 },
  /** Percent of what the rules add to the cost of a build for team, time share and duration. */
  multiplierPercentage: { default: 100, midRange: 65 },
  /** Hours of the visitor's own team to set up one integration on the embedded product. */
  embeddedHoursPerIntegration: { default: 0, midRange: 12 },
  /** Hours a month of the visitor's own team for one integration on the embedded product. */
  embeddedHoursPerMonth: { default: 0, midRange: 2 },
  /** Percent off setup and subscription. */
  planDiscountPercentage: { default: 0, midRange: 10 },
  /** Users billed in month 1, for the plans that are billed per user (E45). */
  usersNow: { default: 100 },
  /** Users billed from month 36 on. */
  usersAtEnd: { default: null },
  /** USD a month that the visitor was quoted. */
  planUsdPerMonth: { default: null },
  /** USD for the setup that the visitor was quoted. */
  planSetupUsd: { default: null },
  /** Percent by which the subscription rises after each year. */
  planRisePercentagePerYear: { default: 0, midRange: 6 },
  /** USD a month beyond the price of the plan, for usage above what it includes. */
  overageUsdPerMonth: { default: 0, midRange: 250 },
  /** Percent by which hourly rates rise after each year. */
  wageRisePercentagePerYear: { default: 0, midRange: 3 },
  /** Weeks until the embedded product is live; a later launch changes no cost. */
  embeddedDeploymentWeeks: { default: null },
  /** Hours of the visitor's own team to replace one integration when they leave (E36). */
  leavingHoursPerIntegration: { default: 0, midRange: 12 },
  /** The month in which they leave it; 0 where they stay. */
  leavingMonth: { default: 0 },
  /** The visitor's discount rate, for present values. */
  discountRatePercentage: { default: 10 },
  /** Revenue in USD a month that waits for the integrations. */
  monthlyRevenueUsd: { default: 0 },
  /** Percent of that revenue that remains as gross profit. */
  grossMarginPercentage: { default: 80 },
  /** Months until that revenue has risen from 0 to its full amount. */
  rampMonths: { default: 6 },
} as const satisfies Record<string, NumberAssumptionDefinition>;

export type NumberAssumption = keyof typeof numberAssumptions;

export const numberAssumptionNames = Object.keys(numberAssumptions) as readonly NumberAssumption[];

/** The figures of a system that a visitor can replace: hours once, hours a month, and weeks. */
export const systemFigures = {
  devHours: { linkKey: 'hours', accepted: { min: 0, max: 2000 } },
  maintenanceHours: { linkKey: 'monthly-hours', accepted: { min: 0, max: 1000 } },
  moderationWeeks: { linkKey: 'review-weeks', accepted: { min: 0, max: 104 } },
} as const satisfies Record<string, { linkKey: string; accepted: { min: number; max: number } }>;

export type SystemFigure = keyof typeof systemFigures;

export const systemFigureNames = Object.keys(systemFigures) as readonly SystemFigure[];

/** A visitor's own figures of systems, by id. */
export type SystemOverrides = {
  readonly [id: string]: { readonly [Figure in SystemFigure]?: number | undefined };
};

/** The middle of each range, on both sides alike (E29). */
export const presets = ['mid'] as const;
type Preset = (typeof presets)[number];

/**
 * Which price counts in costs over time (E45): the list by integrations, which is the default, one
 * of the lists per user, or the visitor's own quote.
 */
export const billings = ['integrations', 'starter', 'pro', 'quote'] as const;
export type Billing = (typeof billings)[number];

/** A visitor's assumptions that differ from the rate card (E24); a missing one has its default. */
export type Assumptions = { readonly [Name in NumberAssumption]?: number | undefined } & {
  /** Whether the integrations are to be listed in marketplaces (E28). */
  readonly wantsListings?: boolean | undefined;
  /** The preset that counts where the visitor states nothing; the rate card if missing (E29). */
  readonly preset?: Preset | undefined;
  readonly billing?: Billing | undefined;
  readonly systems?: SystemOverrides | undefined;
};

/** What a platform of one's own takes (E34). */
export const platformAssumptions = numberAssumptionNames.filter(
  (name) => assumptionOf(name).growsWithIntegrations,
);

/** Those whose range depends on the integrations. */
const scaledAssumptions = numberAssumptionNames.filter((name) => rangeShare(name, 0, []) < 1);

/** The definition of an assumption, of its general type. */
export function assumptionOf(name: NumberAssumption): NumberAssumptionDefinition {
  return numberAssumptions[name];
}

/** The value of every assumption; null if the rate card's hours, or the plan's weeks, count. */
export type AssumedNumbers = {
  readonly [Name in NumberAssumption]: (typeof numberAssumptions)[Name]['default'] extends null
    ? number | null
    : number;
};

const rateCardNumbers = valuesBy(({ default: byDefault }) => byDefault);
const midRangeNumbers = valuesBy(({ default: byDefault, midRange = byDefault }) => midRange);

function valuesBy(numberOf: (definition: NumberAssumptionDefinition) => number | null) {
  return Object.fromEntries(
    numberAssumptionNames.map((name) => [name, numberOf(assumptionOf(name))]),
  ) as AssumedNumbers;
}

/**
 * The share of its range that an assumption has for a number of integrations (E34), and for the
 * chosen systems (E46).
 *
 * @param systems - Ids; every range is whole without them.
 */
export function rangeShare(
  name: NumberAssumption,
  effectiveCount: number,
  systems?: readonly string[],
): number {
  const { growsWithIntegrations, isOfAssessments } = assumptionOf(name);
  if (isOfAssessments) return systems && !systems.some(needsAssessment) ? 0 : 1;
  return growsWithIntegrations ? Math.min(effectiveCount, 10) / 10 : 1;
}

/** Whether an assumption counts, or would within its range; lists leave out what cannot (E46). */
export function canCount(
  name: NumberAssumption,
  assumed: AssumedNumbers,
  systems: readonly string[],
): boolean {
  return assumed[name] !== 0 || rangeShare(name, 1, systems) > 0;
}

/**
 * Returns the value of every assumption: the visitor's own, that of the preset, or its default.
 * `embeddedDeploymentWeeks` is null for the plan's weeks, or their middle in a preset.
 *
 * @param effectiveCount - The integrations that count; a preset assumes less for few of them (E34).
 * @param systems - The chosen systems; a preset assumes fees where one needs an assessment (E46).
 */
export function assumedNumbers(
  assumptions: Assumptions | null | undefined,
  effectiveCount: number,
  systems: readonly string[] = [],
): AssumedNumbers {
  if (!assumptions) return rateCardNumbers;
  const isMidRange = assumptions.preset === 'mid';
  const numbers: Record<NumberAssumption, number | null> = {
    ...(isMidRange ? midRangeNumbers : rateCardNumbers),
  };
  if (isMidRange) {
    for (const name of scaledAssumptions)
      numbers[name] = (numbers[name] ?? 0) * rangeShare(name, effectiveCount, systems);
  }
  for (const key of Object.keys(assumptions)) {
    const name = key as NumberAssumption;
    if (Object.hasOwn(numbers, name)) numbers[name] = assumptions[name] ?? numbers[name];
  }
  if (isMidRange) {
    // A share of the whole build would replace the hours that the visitor states.
    if (hasOwnMaintenanceHours(assumptions))
      numbers.maintenancePercentagePerYear = assumptions.maintenancePercentagePerYear ?? null;
    numbers.genericMaintenanceHours =
      assumptions.genericMaintenanceHours ?? midRangeMaintenanceHours(numbers.genericDevHours ?? 0);
  }
  return numbers as AssumedNumbers;
}

/** Percent of a year's hours to hours a month: 12 months of 100 percent. */
export const percentMonthsPerYear = 1200;

/** The maintenance hours a month in the preset `mid` of what takes some hours to build. */
export function midRangeMaintenanceHours(devHours: number): number {
  return (
    (devHours * numberAssumptions.maintenancePercentagePerYear.midRange) / percentMonthsPerYear
  );
}

/** Whether the visitor states maintenance hours of some integration. */
function hasOwnMaintenanceHours(assumptions: Assumptions): boolean {
  const { genericMaintenanceHours, systems = {} } = assumptions;
  return (
    genericMaintenanceHours !== undefined ||
    Object.values(systems).some(({ maintenanceHours }) => maintenanceHours !== undefined)
  );
}

/** Whether a share of the build replaces the maintenance hours of every integration (E24). */
export function hasMaintenancePercentage(assumptions: Assumptions | null | undefined): boolean {
  return assumedNumbers(assumptions, 0).maintenancePercentagePerYear !== null;
}

/** Whether the visitor states an assumption; a preset is none of their own. */
export function hasOwnAssumptions(assumptions: Assumptions): boolean {
  return assumptionChanges(assumptions).some(({ quantity }) => quantity.kind !== 'preset');
}

/** The assumptions without a preset: those that the visitor states. */
export function ownAssumptions(assumptions: Assumptions | null | undefined): Assumptions {
  return { ...assumptions, preset: undefined };
}

/** The assumptions that the visitor states, and the middle of its range for each other one. */
export function withMidRange(assumptions: Assumptions | null | undefined): Assumptions {
  return { ...assumptions, preset: 'mid' };
}

/** The assumptions without costs of a platform of one's own that the visitor does not state. */
export function withoutPlatform(assumptions: Assumptions): Assumptions {
  const stated = platformAssumptions.map((name) => [name, assumptions[name] ?? 0]);
  return { ...assumptions, ...Object.fromEntries(stated) };
}

/** The price that counts; that by integrations unless the visitor chooses another (E45). */
export function billingOf(assumptions: Assumptions | null | undefined): Billing {
  return assumptions?.billing ?? 'integrations';
}

/** Whether marketplace listings are wanted; yes unless the visitor says no (E28). */
export function wantsListings(assumptions: Assumptions | null | undefined): boolean {
  return assumptions?.wantsListings ?? true;
}

/** The numbers of a price that the visitor states (E45), with the prices that read them. */
const pricedBy: { readonly [Name in NumberAssumption]?: readonly Billing[] } = {
  usersNow: ['starter', 'pro'],
  usersAtEnd: ['starter', 'pro'],
  planUsdPerMonth: ['quote'],
  planSetupUsd: ['quote'],
};

/** Whether the price that counts reads an assumption; true for one that is not of a price. */
export function countsWith(name: NumberAssumption, billing: Billing): boolean {
  return pricedBy[name]?.includes(billing) ?? true;
}

/** The inputs that decide which assumptions count. */
export interface AssumedInputs {
  assumptions?: Assumptions | null | undefined;
  selectedSystems?: readonly string[] | null | undefined;
  otherSystems?: readonly string[] | null | undefined;
}

/**
 * The assumptions that count: those that differ from the rate card, of the numbers of a price those
 * of the chosen one, and of the figures of systems those of the chosen systems. Whatever marks,
 * counts, sends or lists assumptions uses these.
 *
 * @returns null if the rate card alone counts.
 */
export function assumptionsInEffect(inputs: AssumedInputs): Assumptions | null {
  const ids = systemIdsOf(inputs);
  const billing = billingOf(inputs.assumptions);
  const counts = (of: Quantity) =>
    of.kind === 'number'
      ? countsWith(of.name, billing)
      : of.kind !== 'system' || ids.includes(of.id);
  return changedAssumptions(inputs.assumptions, counts);
}

/**
 * The assumptions without what equals a default.
 *
 * @param counts - Whether an assumption is included.
 * @returns null if nothing differs from the rate card.
 */
export function changedAssumptions(
  assumptions: Assumptions | null | undefined,
  counts: (quantity: Quantity) => boolean = () => true,
): Assumptions | null {
  const changes = assumptionChanges(assumptions).filter(({ quantity, to }) => {
    if (!counts(quantity)) return false;
    if (quantity.kind === 'listings') return to !== 1;
    if (quantity.kind === 'billing') return to !== 0;
    // A preset has other values, so that a default stated beside it is the visitor's own.
    if (quantity.kind !== 'number' || assumptions?.preset) return true;
    return to !== numberAssumptions[quantity.name].default;
  });
  return changes.length > 0 ? withChanges({}, changes) : null;
}

/**
 * An assumption: a number, whether listings are wanted, the preset, the price that counts, or a
 * figure of a system.
 */
export type Quantity<Name extends NumberAssumption = NumberAssumption> =
  | { readonly kind: 'number'; readonly name: Name }
  | { readonly kind: 'listings' }
  | { readonly kind: 'preset' }
  | { readonly kind: 'billing' }
  | { readonly kind: 'system'; readonly id: string; readonly figure: SystemFigure };

/** An assumption that has a range: no choice of the preset or the price. */
export type RangedQuantity<Name extends NumberAssumption = NumberAssumption> = Exclude<
  Quantity<Name>,
  { kind: 'preset' | 'billing' }
>;

/**
 * Another value of an assumption; 1 or 0 for listings, the place of the preset from 1 or 0, that of
 * the price from 0.
 */
export interface AssumptionChange<Name extends NumberAssumption = NumberAssumption> {
  readonly quantity: Quantity<Name>;
  readonly to: number;
}

/** Lists what assumptions state, in the order of links. */
export function assumptionChanges(assumptions: Assumptions | null | undefined): AssumptionChange[] {
  const quantities: Quantity[] = [
    ...numberAssumptionNames.map((name) => ({ kind: 'number', name }) as const),
    { kind: 'listings' },
    { kind: 'preset' },
    { kind: 'billing' },
    ...Object.keys(assumptions?.systems ?? {}).flatMap((id) =>
      systemFigureNames.map((figure) => ({ kind: 'system', id, figure }) as const),
    ),
  ];
  return quantities.flatMap((quantity) => {
    const to = statedValue(assumptions ?? {}, quantity);
    return to === undefined ? [] : { quantity, to };
  });
}

/** Returns the stated value of an assumption, as a change has it. */
export function statedValue(assumptions: Assumptions, quantity: Quantity): number | undefined {
  const { wantsListings: isWanted, preset, billing, systems = {} } = assumptions;
  switch (quantity.kind) {
    case 'number':
      return assumptions[quantity.name];
    case 'listings':
      return isWanted === undefined ? undefined : Number(isWanted);
    case 'preset':
      return preset === undefined ? undefined : 1 + presets.indexOf(preset);
    case 'billing':
      return billing === undefined ? undefined : billings.indexOf(billing);
    case 'system':
      // Ids may be named like properties.
      return Object.hasOwn(systems, quantity.id)
        ? systems[quantity.id]?.[quantity.figure]
        : undefined;
  }
}

/** Returns assumptions with some of them changed. */
export function withChanges(
  assumptions: Assumptions | null | undefined,
  changes: readonly AssumptionChange[],
): Assumptions {
  let changed: Assumptions = { ...assumptions };
  const systems = new Map(Object.entries(changed.systems ?? {}));
  for (const { quantity, to } of changes) {
    if (quantity.kind === 'number') changed = { ...changed, [quantity.name]: to };
    else if (quantity.kind === 'listings') changed = { ...changed, wantsListings: to === 1 };
    else if (quantity.kind === 'preset') changed = { ...changed, preset: presets[to - 1] };
    else if (quantity.kind === 'billing') changed = { ...changed, billing: billings[to] };
    else {
      const { id, figure } = quantity;
      systems.set(id, { ...systems.get(id), [figure]: to });
    }
  }
  return systems.size > 0 ? { ...changed, systems: Object.fromEntries(systems) } : changed;
}

/** Whether two sets of assumptions are the same in every value that differs from a default. */
export function isSameAssumptions(
  one: Assumptions | null | undefined,
  other: Assumptions | null | undefined,
): boolean {
  const [first, second] = [one, other].map((assumptions) =>
    assumptionChanges(changedAssumptions(assumptions))
      .map((change) => JSON.stringify(change))
      .sort()
      .join(),
  );
  return first === second;
}

/** Whether a number is in a range, both ends included; NaN is in none. */
export function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}
