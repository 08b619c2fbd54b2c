import fc from 'fast-check';
import { detailsOf } from '../contract/assumptionDetails.ts';
import {
  type Assumptions,
  assumptionOf,
  billings,
  changedAssumptions,
  type NumberAssumption,
  numberAssumptionNames,
  presets,
  type SystemFigure,
  type SystemOverrides,
  systemFigureNames,
  systemFigures,
} from '../contract/assumptions.ts';
import {
  definitionOf,
  type InputDefinition,
  type InputName,
  type InputValue,
  type InputValues,
  inputDefinitions,
  mapInputs,
  type NumberDefinition,
} from '../contract/inputs.ts';
import { isOtherSystemName, otherSystemId, unnamedId } from '../contract/systemIds.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';

interface Range {
  min: number;
  max: number;
}

/** Whole numbers of a range; its ends are frequent. */
export function within({ min, max }: Range): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: Math.ceil(min), max: Math.floor(max) }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
  );
}

/**
 * Draws values from one arbitrary and shrinks all of them as another one does, so that a value
 * shrinks in the same way wherever it comes from: near a threshold, or from a saved case.
 */
export class Shrinking<T> extends fc.Arbitrary<T> {
  readonly #drawn: fc.Arbitrary<T>;
  readonly #shrunk: fc.Arbitrary<T>;
  readonly #simpler: (value: T) => Iterable<T>;

  /** @param simpler - Further values that are simpler than one, which `shrunk` does not know. */
  constructor(
    drawn: fc.Arbitrary<T>,
    shrunk: fc.Arbitrary<T>,
    simpler: (value: T) => Iterable<T> = () => [],
  ) {
    super();
    this.#drawn = drawn;
    this.#shrunk = shrunk;
    this.#simpler = simpler;
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<T> {
    return new fc.Value(this.#drawn.generate(random, bias).value, undefined);
  }

  /** Any value that reaches it was drawn by it, or was saved. */
  override canShrinkWithoutContext(value: unknown): value is T {
    return value !== undefined;
  }

  override shrink(value: T, context: unknown): fc.Stream<fc.Value<T>> {
    const isShrunk = context !== undefined || this.#shrunk.canShrinkWithoutContext(value);
    const shrunk = isShrunk ? this.#shrunk.shrink(value, context) : fc.Stream.nil<fc.Value<T>>();
    return shrunk.join(withoutContext(this.#simpler(value)));
  }
}

function* withoutContext<T>(values: Iterable<T>): Generator<fc.Value<T>> {
  for (const value of values) yield new fc.Value(value, undefined);
}

/**
 * Draws numbers that shrink to fewer decimals first, then towards the simplest one.
 *
 * @param simplest - A whole number of the range.
 */
export function numbers(
  drawn: fc.Arbitrary<number>,
  { min, max }: Range,
  simplest: number,
): fc.Arbitrary<number> {
  const offsets = fc.integer({ min: Math.ceil(min) - simplest, max: Math.floor(max) - simplest });
  const whole = offsets.map(
    (offset) => simplest + offset,
    (value) => Number(value) - simplest,
  );
  return new Shrinking(drawn, whole, (value) =>
    [...simplerDecimals(value, simplest)].filter((simpler) => simpler >= min && simpler <= max),
  );
}

/** Numbers with fewer decimals than a fraction, then those with as many that are nearer. */
function* simplerDecimals(value: number, simplest: number): Generator<number> {
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  for (let fewer = 0; fewer < decimals; fewer++) {
    const unit = 10 ** fewer;
    yield Math.floor(value * unit) / unit;
    yield Math.ceil(value * unit) / unit;
  }
  const unit = 10 ** decimals;
  if (decimals === 0 || !Number.isSafeInteger(Math.round(value * unit))) return;
  for (let off = (value - simplest) * unit; Math.abs(off) >= 2; off /= 2) {
    yield (Math.round(value * unit) - Math.trunc(off / 2)) / unit;
  }
}

/** A record of which any part may be missing, each in half of the cases. */
function partial<Value>(
  parts: Readonly<Record<string, fc.Arbitrary<Value>>>,
): fc.Arbitrary<Record<string, Value | undefined>> {
  const names = Object.keys(parts);
  const optional = names.map((name) => [
    name,
    fc.option(parts[name] ?? fc.constant(undefined), { nil: undefined, freq: 2 }),
  ]);
  return fc
    .record<Record<string, Value | undefined>>(Object.fromEntries(optional), {
      noNullPrototype: true,
    })
    .map(
      (record) => record,
      (record) => Object.fromEntries(names.map((name) => [name, Object(record)[name]])),
    );
}

const knownSystemId = fc.constantFrom(...rateCard.systems.map(({ id }) => id));

/** Ids of systems without a profile in the rate card. */
const unknownSystemId = fc.oneof(
  fc.constantFrom('homegrown', 'constructor', 'x', 'slack-2'),
  fc
    .stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/)
    .filter((id) => !rateCard.systems.some((system) => system.id === id)),
);

/** Mostly known systems; an id does not shrink. */
const systemId: fc.Arbitrary<string> = new Shrinking(
  fc.oneof({ weight: 11, arbitrary: knownSystemId }, { weight: 1, arbitrary: unknownSystemId }),
  fc.constant(''),
);

/** None or a few systems mostly, and a few duplicates. */
export const selectedSystems: fc.Arbitrary<string[]> = new Shrinking(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant<string[]>([]) },
    { weight: 10, arbitrary: fc.array(systemId, { maxLength: 7 }) },
    { weight: 1, arbitrary: fc.array(systemId, { maxLength: 40 }) },
  ),
  fc.array(systemId, { maxLength: inputDefinitions.selectedSystems.maxIds }),
);

/** Names of systems that are not listed, also in other scripts and begun like formulas. */
const otherSystemName = fc.oneof(
  fc.constantFrom('SAP', "Sage's 50", '+1 & co', '-2', 'Monday.com', 'Олег', 'slack', 'नमस्ते'),
  fc
    .string({ minLength: 1, maxLength: 40 })
    .map((text) => text.normalize().trim())
    .filter(isOtherSystemName),
);

/** None mostly, and a few duplicates. */
const otherSystems: fc.Arbitrary<string[]> = new Shrinking(
  fc.oneof(
    { weight: 8, arbitrary: fc.constant<string[]>([]) },
    { weight: 2, arbitrary: fc.array(otherSystemName, { maxLength: 4 }) },
    {
      weight: 1,
      arbitrary: fc.array(otherSystemName, { maxLength: inputDefinitions.otherSystems.maxNames }),
    },
  ),
  fc.array(fc.constant(''), { maxLength: inputDefinitions.otherSystems.maxNames }),
);

/** Pins: systems, names and all other integrations; an id does not shrink. */
const pinId: fc.Arbitrary<string> = new Shrinking(
  fc.oneof(
    { weight: 6, arbitrary: systemId },
    { weight: 2, arbitrary: otherSystemName.map(otherSystemId) },
    { weight: 1, arbitrary: fc.constant(unnamedId) },
  ),
  fc.constant(''),
);

/** None mostly, and a few duplicates. */
const pins: fc.Arbitrary<string[]> = new Shrinking(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant<string[]>([]) },
    { weight: 3, arbitrary: fc.array(pinId, { maxLength: 6 }) },
  ),
  fc.array(pinId, { maxLength: inputDefinitions.builtSystems.maxIds }),
);

const systemOverrides: fc.Arbitrary<SystemOverrides> = fc
  .uniqueArray(
    fc.tuple(
      fc.oneof(
        { weight: 5, arbitrary: systemId },
        { weight: 1, arbitrary: otherSystemName.map(otherSystemId) },
      ),
      partial<number>(
        Object.fromEntries(systemFigureNames.map((figure) => [figure, figureOf(figure)])),
      ),
    ),
    { selector: ([id]) => id, maxLength: 4 },
  )
  .map(
    (entries) => Object.fromEntries(entries),
    (overrides) => Object.entries(Object(overrides)),
  );

function figureOf(figure: SystemFigure): fc.Arbitrary<number> {
  const { accepted } = systemFigures[figure];
  return numbers(within(accepted), accepted, 0);
}

const stated: fc.Arbitrary<Assumptions | null> = partial<unknown>({
  ...Object.fromEntries(numberAssumptionNames.map((name) => [name, assumedValue(name)])),
  wantsListings: fc.boolean(),
  preset: fc.constantFrom(...presets),
  billing: fc.constantFrom(...billings),
  systems: systemOverrides,
}).map(
  (assumed) => changedAssumptions(assumed),
  (assumed) => Object(assumed),
);

/** None mostly; else a few of them, with figures of systems, or a preset alone. */
export const assumptions: fc.Arbitrary<Assumptions | null> = fc.option(
  new Shrinking(
    fc.oneof(
      { weight: 7, arbitrary: stated },
      { weight: 1, arbitrary: fc.constantFrom(...presets.map((preset) => ({ preset }))) },
    ),
    stated,
  ),
  { freq: 2 },
);

/** Plausible values mostly, any accepted one sometimes, and halves. */
function assumedValue(name: NumberAssumption): fc.Arbitrary<number> {
  const { default: simplest } = assumptionOf(name);
  const { accepted, plausible } = detailsOf(name);
  const doubled = within({ min: accepted.min * 2, max: accepted.max * 2 });
  const drawn = fc.oneof(
    { weight: 4, arbitrary: within(plausible) },
    { weight: 2, arbitrary: within(accepted) },
    { weight: 1, arbitrary: doubled.map((value) => value / 2) },
  );
  return numbers(drawn, accepted, simplest ?? plausible.min);
}

const { integrationCount, devTimePercentage: share, customHourlyRate: rate } = inputDefinitions;

/** Inputs at and beside the thresholds of the rate card, and at the limits of the contract. */
const thresholds: Partial<Record<InputName, readonly number[]>> = {
  integrationCount: beside(
    integrationCount.range,
    rateCard.embeddedPlan.tiers.map(({ upToIntegrations }) => upToIntegrations),
    [0, 1],
  ),
  devTimePercentage: beside(
    share.range,
    rateCard.devTimeFactor.map(({ fromPercentage }) => fromPercentage),
    [-1, -0.5, 0, 1],
  ),
  customHourlyRate: beside(rate.accepted, [rate.range.min, rate.range.max], [-0.5, 0, 0.5]),
};

/** The limits and the numbers beside each threshold, without those outside the limits. */
function beside({ min, max }: Range, at: readonly number[], distances: readonly number[]) {
  const all = at.flatMap((threshold) => distances.map((distance) => threshold + distance));
  return [min, ...all.filter((value) => value > min && value < max), max];
}

/** A calendar day, `2027-03-01`. */
export const calendarDay = fc
  .date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

const deadline = fc.oneof(
  fc.constant(null),
  calendarDay,
  calendarDay.map((day) => `${day}T00:00:00.000Z`),
);

/**
 * Values that the contract accepts, for every input, often those where a rule turns. They shrink
 * towards the defaults.
 */
export const inputArbitraries = mapInputs<{
  [Name in InputName]: fc.Arbitrary<InputValues[Name]>;
}>((name) => arbitraryOf(name, definitionOf(name)) as fc.Arbitrary<never>);

function arbitraryOf(name: InputName, definition: InputDefinition): fc.Arbitrary<InputValue> {
  switch (definition.kind) {
    case 'number':
      return numbersOf(definition, thresholds[name]);
    case 'choice':
      return fc.constantFrom(
        definition.default,
        ...definition.options.filter((option) => option !== definition.default),
      ) as fc.Arbitrary<InputValue>;
    case 'systems':
      return selectedSystems;
    case 'names':
      return otherSystems;
    case 'pins':
      return pins;
    case 'day':
      return deadline;
    case 'assumptions':
      return assumptions;
  }
}

function numbersOf(
  definition: NumberDefinition,
  preferred: readonly number[] = [definition.range.min, definition.range.max],
): fc.Arbitrary<number | null> {
  const { range, accepted = range, isWhole, isOptional, notStatedCountsAs } = definition;
  const simplest = definition.default ?? Math.ceil(range.min);
  const atThresholds = { weight: 4, arbitrary: fc.constantFrom(...preferred) };
  const whole = { weight: 8, arbitrary: within(range) };
  if (isWhole) return numbers(fc.oneof(whole, atThresholds), accepted, simplest);
  const fractions = { weight: 1, arbitrary: fc.double({ ...accepted, noNaN: true }) };
  if (isOptional) {
    // Small amounts as often as large ones.
    const amounts = [range.min, range.max, accepted.max].map((max) => ({
      weight: 3,
      arbitrary: hundredths({ min: accepted.min, max }),
    }));
    const drawn = fc.oneof(atThresholds, fractions, ...amounts);
    return fc.option(numbers(drawn, accepted, simplest), { freq: 4 });
  }
  const tenths = within({ min: range.min * 10, max: range.max * 10 }).map((value) => value / 10);
  const stated = fc.oneof(whole, atThresholds, fractions, { weight: 1, arbitrary: tenths });
  const shrunk = numbers(stated, accepted, simplest);
  if (!notStatedCountsAs) return shrunk;
  return new Shrinking<number | null>(
    fc.oneof({ weight: 23, arbitrary: stated }, { weight: 1, arbitrary: fc.constantFrom(0, null) }),
    shrunk,
    (value) => (value ? [] : [simplest]),
  );
}

function hundredths({ min, max }: Range): fc.Arbitrary<number> {
  return within({ min: Math.ceil(min * 100), max: max * 100 }).map((value) => value / 100);
}
