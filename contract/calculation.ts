import * as z from 'zod/mini';
import { detailsOf } from './assumptionDetails.ts';
import {
  billings,
  numberAssumptionNames,
  presets,
  systemFigureNames,
  systemFigures,
} from './assumptions.ts';
import {
  type DerivedName,
  definitionOf,
  type InputDefinition,
  type InputName,
  type InputValues,
  mapInputs,
  type NumberDefinition,
  type OptionalInputName,
  regions,
} from './inputs.ts';
import { limits } from './limits.ts';
import { otherSystemId, otherSystemNamePattern, systemIds, unnamedId } from './systemIds.ts';

export const Region = z.enum(regions);
export type Region = z.output<typeof Region>;

/**
 * The id of a system; one the rate card does not know is estimated as a generic integration (E3).
 */
const SystemId = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(systemIds.maxCharacters),
    z.regex(systemIds.pattern, 'Use lower-case letters, digits and hyphens'),
  );

const nameMessage = "Use 1 to 40 letters, digits, spaces and . & + - '";
const isComposed = (text: string) => text.normalize() === text;

/** The name of a system that is not listed (E32). */
const OtherSystemName = z
  .string()
  .check(
    z.regex(otherSystemNamePattern, nameMessage),
    z.refine(isComposed, 'Use composed characters (NFC)'),
  );

const otherSystemIdPattern = new RegExp(
  otherSystemNamePattern.source.replace('^', `^${otherSystemId('')}`),
  'u',
);

/** The id of a system that has figures of the visitor's own. */
const OwnSystemId = z.union([
  SystemId,
  z.string().check(z.regex(otherSystemIdPattern, nameMessage), z.refine(isComposed)),
]);

/** The id of what the split keeps on one side (E35). */
const PinId = z.union([OwnSystemId, z.literal(unnamedId)]);

/** A calendar day (`2027-03-01`) or an instant in ISO 8601, as `Date.toISOString` writes it. */
export const Deadline = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: 'Use a date or date-time in ISO 8601',
});

type SchemaOf<T> = z.ZodMiniType<T, T>;

/** A schema for every input; what a plain check says of each is `isInputValue`. */
type InputSchemas = {
  [Name in InputName]: Name extends OptionalInputName
    ? z.ZodMiniOptional<z.ZodMiniNullable<SchemaOf<NonNullable<InputValues[Name]>>>>
    : SchemaOf<InputValues[Name]>;
};

const inputSchemas = mapInputs<InputSchemas>(
  (name) => schemaOf(definitionOf(name)) as InputSchemas[InputName],
);

function schemaOf(definition: InputDefinition): z.ZodMiniType {
  switch (definition.kind) {
    case 'number':
      return numberSchema(definition);
    case 'choice':
      return definition.isOptional
        ? z.optional(z.nullable(z.enum(definition.options)))
        : z.enum(definition.options);
    case 'systems':
      return z.array(SystemId).check(z.maxLength(definition.maxIds));
    case 'names':
      return z.optional(
        z.nullable(z.array(OtherSystemName).check(z.maxLength(definition.maxNames))),
      );
    case 'pins':
      return z.optional(z.nullable(z.array(PinId).check(z.maxLength(definition.maxIds))));
    case 'day':
      return z.optional(z.nullable(Deadline));
    case 'assumptions':
      return z.optional(z.nullable(assumptionsSchema(definition.maxSystems)));
  }
}

function numberSchema(definition: NumberDefinition): z.ZodMiniType {
  const { range, accepted = range, isWhole, isOptional, notStatedCountsAs } = definition;
  const { min, max } = accepted;
  const number = (isWhole ? z.int() : z.number()).check(z.gte(min), z.lte(max));
  if (isOptional) return z.optional(z.nullable(number));
  if (notStatedCountsAs === undefined) return number;
  return z.nullable(
    z.union([z.literal(0), number], {
      error: `Use a number from ${min} to ${max}, or 0 or null if it is not known`,
    }),
  );
}

/** The schema of what a visitor assumes differently from the rate card (E24). */
function assumptionsSchema(maxSystems: number): z.ZodMiniType {
  const figures = Object.fromEntries(
    systemFigureNames.map((figure) => [figure, between(systemFigures[figure].accepted)]),
  );
  return z.strictObject({
    ...Object.fromEntries(
      numberAssumptionNames.map((name) => [name, between(detailsOf(name).accepted)]),
    ),
    wantsListings: z.optional(z.boolean()),
    preset: z.optional(z.enum(presets)),
    billing: z.optional(z.enum(billings)),
    systems: z.optional(
      z.record(OwnSystemId, z.strictObject(figures)).check(
        z.refine((systems) => Object.keys(systems).length <= maxSystems, {
          error: `Use at most ${maxSystems} systems`,
        }),
      ),
    ),
  });
}

function between({ min, max }: { min: number; max: number }): z.ZodMiniType {
  return z.optional(z.number().check(z.gte(min), z.lte(max)));
}

const timeline = z.int().check(z.gte(limits.timelineMonths.min), z.lte(limits.timelineMonths.max));
const developerCount = z
  .string()
  .check(
    z.minLength(limits.developerCountLabel.min),
    z.maxLength(limits.developerCountLabel.max),
    z.regex(/^[^\p{Cc}]*$/u, 'Remove control characters'),
  );
const derivedSchemas = { timeline, developerCount } satisfies Record<DerivedName, z.ZodMiniType>;

/**
 * The visitor's inputs, named as specification 3 names them; `timeline` is in months, rates in USD
 * per hour.
 */
export const CalculatorInputs = z.strictObject({ ...derivedSchemas, ...inputSchemas });
export type CalculatorInputs = z.output<typeof CalculatorInputs>;

/**
 * The visitor's choices. `timeline` is derived from it and never stored or linked with it (E23);
 * see `withTimeline`.
 */
export type Scenario = Omit<CalculatorInputs, 'timeline'>;

const money = z.number().check(z.gte(limits.moneyUsd.min), z.lte(limits.moneyUsd.max));
const percentage = z.number().check(z.gte(0), z.lte(100));

/**
 * The results that the forms attach, in USD to the cent; `albato` is the embedded plan's name on
 * the wire (specification 3). Code computes and shows `EstimateResults`.
 */
export const CalculationResults = z.strictObject({
  inHouse: z.strictObject({
    development: money,
    testing: money,
    documentation: money,
    initialTotal: money,
    maintenance: money,
  }),
  albato: z.strictObject({ setup: money, monthly: money, initialTotal: money }),
  savings: z.strictObject({ absolute: money, percentage, monthlyMaintenance: money }),
});
export type CalculationResults = z.output<typeof CalculationResults>;

/**
 * The calculation in a demo request, with every input, the date too (S19); zeros where the visitor
 * calculated nothing (specification 3), and a region may be a display name (E20).
 */
export const CalculationData = z.strictObject({
  ...derivedSchemas,
  ...inputSchemas,
  integrationCount: z.int().check(z.gte(0), z.lte(limits.integrationCount.max)),
  timeline: z.int().check(z.gte(0), z.lte(limits.timelineMonths.max)),
  region: z.union([
    Region,
    z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[\p{L}\p{M}\p{N} .,'’()&/-]+$/u)),
  ]),
  calculationResults: z.optional(CalculationResults),
});
export type CalculationData = z.output<typeof CalculationData>;
