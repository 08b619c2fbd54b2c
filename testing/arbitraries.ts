import fc from 'fast-check';
import {
  type Assumptions,
  assumptionOf,
  changedAssumptions,
  type NumberAssumption,
  type NumberAssumptionDefinition,
  numberAssumptionNames,
  systemFigures,
} from '../contract/assumptions.ts';
import type {
  CalculationData,
  CalculationResults,
  CalculatorInputs,
} from '../contract/calculation.ts';
import type { BodyOf } from '../contract/endpoint.ts';
import { toWireResults } from '../contract/estimateResults.ts';
import type { contract } from '../contract/index.ts';
import {
  definitionOf,
  type InputDefinition,
  type InputName,
  type InputValue,
  type InputValues,
  mapInputs,
  type NumberDefinition,
} from '../contract/inputs.ts';
import { limits } from '../contract/limits.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';

/** Whole numbers of a range; its ends are frequent. */
export function within({ min, max }: { min: number; max: number }): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min, max }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
  );
}

const knownSystemId = fc.constantFrom(...rateCard.systems.map(({ id }) => id));

/** Ids of systems without a profile in the rate card. */
const unknownSystemId = fc
  .stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/)
  .filter((id) => !rateCard.systems.some((system) => system.id === id));

/** Mostly known systems, some unknown ones and a few duplicates. */
export const selectedSystems = fc.array(
  fc.oneof({ weight: 9, arbitrary: knownSystemId }, { weight: 1, arbitrary: unknownSystemId }),
  { maxLength: 40 },
);

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

/** None mostly; else a few of them, with figures of systems. */
export const assumptions: fc.Arbitrary<Assumptions | null> = fc.option(
  fc
    .record(
      {
        ...(Object.fromEntries(
          numberAssumptionNames.map((name) => [name, assumedValue(assumptionOf(name))]),
        ) as Record<NumberAssumption, fc.Arbitrary<number>>),
        wantsListings: fc.boolean(),
        systems: fc.dictionary(
          fc.oneof(
            fc.constantFrom(...rateCard.systems.map(({ id }) => id)),
            fc.constantFrom('homegrown', 'constructor'),
          ),
          fc.record(
            {
              devHours: within(systemFigures.devHours.accepted),
              maintenanceHours: within(systemFigures.maintenanceHours.accepted),
              moderationWeeks: within(systemFigures.moderationWeeks.accepted),
            },
            { requiredKeys: [] },
          ),
          { maxKeys: 4, noNullPrototype: true },
        ),
      },
      { requiredKeys: [] },
    )
    .map(changedAssumptions),
  { freq: 2 },
);

/** Plausible values mostly, any accepted one sometimes, and fractions. */
function assumedValue({ accepted, plausible }: NumberAssumptionDefinition): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 4, arbitrary: within(plausible) },
    { weight: 2, arbitrary: within(accepted) },
    {
      weight: 1,
      arbitrary: within({ min: accepted.min * 2, max: accepted.max * 2 }).map((n) => n / 2),
    },
  );
}

const developerCountLabel = fc.constantFrom('1-2', '3-5', '6-10', '11-20', '2');

/** Values that the contract accepts, for every input. */
const inputArbitraries = mapInputs<{ [Name in InputName]: fc.Arbitrary<InputValues[Name]> }>(
  (name) => arbitraryOf(definitionOf(name)) as fc.Arbitrary<never>,
);

function arbitraryOf(definition: InputDefinition): fc.Arbitrary<InputValue> {
  switch (definition.kind) {
    case 'number':
      return numbersOf(definition);
    case 'choice':
      return fc.constantFrom(...definition.options) as fc.Arbitrary<InputValue>;
    case 'systems':
      return selectedSystems;
    case 'day':
      return deadline;
    case 'assumptions':
      return assumptions;
  }
}

/** Mostly whole numbers or cents, some other accepted doubles, and the values for "not stated". */
function numbersOf(definition: NumberDefinition): fc.Arbitrary<number | null> {
  const { range, accepted = range, isWhole, isOptional, notStatedCountsAs } = definition;
  if (isWhole) return isOptional ? fc.option(within(accepted)) : within(accepted);
  const cents = fc
    .integer({ min: Math.ceil(accepted.min * 100), max: accepted.max * 100 })
    .map((value) => value / 100);
  return fc.oneof(
    { weight: 12, arbitrary: isOptional ? cents : within(range) },
    { weight: 3, arbitrary: fc.double({ ...accepted, noNaN: true }) },
    ...(isOptional ? [{ weight: 3, arbitrary: fc.constant(null) }] : []),
    ...(notStatedCountsAs ? [{ weight: 1, arbitrary: fc.constantFrom(0, null) }] : []),
  );
}

export const { devTimePercentage, customHourlyRate, region } = inputArbitraries;

/** All inputs that the contract accepts. */
export const calculatorInputs: fc.Arbitrary<CalculatorInputs> = fc.record({
  ...inputArbitraries,
  timeline: within(limits.timelineMonths),
  developerCount: developerCountLabel,
});

const money = fc
  .integer({ min: limits.moneyUsd.min * 100, max: limits.moneyUsd.max * 100 })
  .map((cents) => cents / 100);
const percentage = fc.integer({ min: 0, max: 100 });

/** Results in the form of the contract, with unrelated figures. */
export const calculationResults: fc.Arbitrary<CalculationResults> = fc
  .record({
    inHouse: fc.record({
      development: money,
      testing: money,
      documentation: money,
      initialTotal: money,
      maintenance: money,
    }),
    embedded: fc.record({ setup: money, monthly: money, initialTotal: money }),
    savings: fc.record({ absolute: money, percentage, monthlyMaintenance: money }),
  })
  .map(toWireResults);

const namePart = fc.constantFrom(
  'Ada',
  'Łódź',
  "O'Neill",
  'Ольга',
  '山田',
  'Jean-Luc',
  'de la Cruz',
  'Ng',
  'محمد',
  'Ünal',
);
const word = fc.stringMatching(/^[A-Za-z0-9&' -]{1,12}$/).filter((text) => text.trim() !== '');

/** Names of people in several scripts, with apostrophes and hyphens, already trimmed. */
export const personName = fc
  .array(namePart, { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(' '));

export const companyName = fc
  .array(fc.oneof(namePart, word), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(' ').trim());

export const emailAddress = fc
  .tuple(
    fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/),
    fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/),
    fc.constantFrom('com', 'io', 'example', 'co.uk'),
  )
  .map(([user, host, domain]) => `${user}@${host}.${domain}`);

const website = fc.constantFrom('', 'example.com', 'https://example.com/about', 'none yet');

const { deadline: _deadline, ...withoutDeadline } = inputArbitraries;

export const calculationData: fc.Arbitrary<CalculationData> = fc.record({
  ...withoutDeadline,
  integrationCount: within({ min: 0, max: limits.integrationCount.max }),
  timeline: within({ min: 0, max: limits.timelineMonths.max }),
  developerCount: developerCountLabel,
  region: fc.oneof(region, fc.constantFrom('United States', 'Côte d’Ivoire', 'Asia (other)')),
  calculationResults,
});

const instant = fc
  .date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString());

/** Bodies that every endpoint accepts, by endpoint name. */
export const bodies = {
  demoSubmission: fc.record({
    firstName: personName,
    lastName: personName,
    companyName,
    website,
    email: emailAddress,
    privacyAgreed: fc.constant(true as const),
    calculationData,
  }) satisfies fc.Arbitrary<BodyOf<typeof contract.demoSubmission>>,
  roiCalculation: fc
    .tuple(
      calculatorInputs,
      fc.record({
        contactName: personName,
        contactEmail: emailAddress,
        companyName,
        calculationResults,
      }),
    )
    .map(([inputs, contact]) => ({ ...inputs, ...contact })) satisfies fc.Arbitrary<
    BodyOf<typeof contract.roiCalculation>
  >,
  contactFormWebhook: fc.record({
    formType: fc.constant('get_roi_report' as const),
    name: personName,
    email: emailAddress,
    company: companyName,
    acceptsPrivacyPolicy: fc.constant(true as const),
    calculationInputs: calculatorInputs.map(
      ({ developerCount: _label, developerCountNumber, ...rest }) => ({
        ...rest,
        developerCount: developerCountNumber,
      }),
    ),
    calculationResults,
    submittedAt: instant,
    userAgent: fc.string({ maxLength: 200 }),
  }) satisfies fc.Arbitrary<BodyOf<typeof contract.contactFormWebhook>>,
  sendRoiReport: fc.record({
    email: emailAddress,
    firstName: personName,
    lastName: personName,
    companyName,
    pdfData: fc
      .uint8Array({ minLength: 1, maxLength: 200 })
      .map((bytes) => Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes]).toString('base64')),
  }) satisfies fc.Arbitrary<BodyOf<typeof contract.sendRoiReport>>,
};
