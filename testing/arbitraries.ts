import fc from 'fast-check';
import type {
  CalculationData,
  CalculationResults,
  CalculatorInputs,
} from '../contract/calculation.ts';
import type { BodyOf } from '../contract/endpoint.ts';
import { toWireResults } from '../contract/estimate.ts';
import type { contract } from '../contract/index.ts';
import { limits } from '../contract/limits.ts';
import { inputArbitraries, within } from './inputArbitraries.ts';

const developerCountLabel = fc.constantFrom('1-2', '3-5', '6-10', '11-20', '2');

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

const emailAddress = fc
  .tuple(
    fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/),
    fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/),
    fc.constantFrom('com', 'io', 'example', 'co.uk'),
  )
  .map(([user, host, domain]) => `${user}@${host}.${domain}`);

const website = fc.constantFrom('', 'example.com', 'https://example.com/about', 'none yet');

const { deadline: _deadline, region, ...withoutRegion } = inputArbitraries;

/** Records of these fields, with or without what a browser leaves out where no worker starts. */
function withComputed<Always, Computed>(
  always: { [Field in keyof Always]: fc.Arbitrary<Always[Field]> },
  computed: { [Field in keyof Computed]: fc.Arbitrary<Computed[Field]> },
) {
  return fc
    .tuple(fc.record(always), fc.record(computed, { requiredKeys: [] }))
    .map(([sent, extra]) => ({ ...sent, ...extra }));
}

export const calculationData: fc.Arbitrary<CalculationData> = withComputed(
  {
    ...withoutRegion,
    integrationCount: within({ min: 0, max: limits.integrationCount.max }),
    timeline: within({ min: 0, max: limits.timelineMonths.max }),
    developerCount: developerCountLabel,
    region: fc.oneof(region, fc.constantFrom('United States', 'Côte d’Ivoire', 'Asia (other)')),
  },
  { calculationResults },
);

const instant = fc
  .date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString());

/** Bodies that every endpoint accepts, by endpoint name. */
export const bodies = {
  demoSubmission: withComputed(
    {
      firstName: personName,
      lastName: personName,
      companyName,
      website,
      email: emailAddress,
      privacyAgreed: fc.constant(true as const),
    },
    { calculationData },
  ) satisfies fc.Arbitrary<BodyOf<typeof contract.demoSubmission>>,
  roiCalculation: fc
    .tuple(
      calculatorInputs,
      withComputed(
        { contactName: personName, contactEmail: emailAddress, companyName },
        { calculationResults },
      ),
    )
    .map(([inputs, contact]) => ({ ...inputs, ...contact })) satisfies fc.Arbitrary<
    BodyOf<typeof contract.roiCalculation>
  >,
  contactFormWebhook: withComputed(
    {
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
      submittedAt: instant,
      userAgent: fc.string({ maxLength: 200 }),
    },
    { calculationResults },
  ) satisfies fc.Arbitrary<BodyOf<typeof contract.contactFormWebhook>>,
  sendRoiReport: withComputed(
    { email: emailAddress, firstName: personName, lastName: personName, companyName },
    {
      pdfData: fc
        .uint8Array({ minLength: 1, maxLength: 200 })
        .map((bytes) => Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes]).toString('base64')),
    },
  ) satisfies fc.Arbitrary<BodyOf<typeof contract.sendRoiReport>>,
};
