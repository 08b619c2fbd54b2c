import { deadlineToMonths } from '../../contract/deadlineToMonths.ts';
import type { Region } from '../../contract/inputs.ts';
import { formatTimeline } from '../../contract/wording/formatTimeline.ts';
import { complexity } from './complexity.ts';
import { durationSurcharge } from './durationSurcharge.ts';
import { embeddedPlan, planTier } from './embeddedPlan.ts';
import { hourlyRate } from './hourlyRate.ts';
import { teamSizeFactor } from './teamSizeFactor.ts';
import { buildWeeks, timelineWeeks } from './timeline.ts';
import { timeShare } from './timeShare.ts';
import { timeShareFactor } from './timeShareFactor.ts';
import type { RuleId as TracedRuleId } from './trace.ts';
import { userPlanPrice } from './userPlanPrice.ts';

/** What a rule answers at and around a threshold: the question in words, the rule's own answer, and what the specification makes of it. */
export interface Boundary {
  at: string;
  answer: () => number | string;
  expected: number | string;
}

/** One rule of specification 9, as QA and the page's explanations read it. */
export interface Rule {
  title: string;
  /** Where the specification has it. */
  section: string;
  /** The product decisions that bind it. */
  decisions: readonly string[];
  /** In words, naming the figures it takes. */
  formula: string;
  /** Where the specification allows more than one reading: the one taken, and why. */
  reading?: string;
  boundaries: readonly Boundary[];
  /** What holds for all inputs within the contract, by name. */
  laws: Readonly<Record<string, string>>;
}

function boundaries<T>(
  inWords: (at: T) => string,
  apply: (at: T) => number | string,
  table: readonly (readonly [at: T, expected: number | string])[],
): Boundary[] {
  return table.map(([at, expected]) => ({ at: inWords(at), answer: () => apply(at), expected }));
}

/** Every pricing rule, in the order of the estimate. The laws are checked by `npm run fuzz`; docs/pricing-rules.md is written from this. */
export const rules = {
  'effective-count': {
    title: 'Integrations that are estimated',
    section: '9, In-house estimate',
    decisions: ['E2'],
    formula: 'the integration count, or the number of selected systems if that is larger',
    reading:
      'A visitor may select more systems than they counted. All selected systems are estimated; a system selected twice counts once.',
    boundaries: [],
    laws: {
      'larger-of-both': 'It is the larger of the integration count and the distinct selected ids.',
    },
  },
  hours: {
    title: 'Development and maintenance hours',
    section: '9, In-house estimate',
    decisions: ['E1', 'E3'],
    formula:
      'the hours of the selected systems + 80 (maintenance: 10 a month) for each other integration',
    reading: 'An id without a profile is a generic integration.',
    boundaries: [],
    laws: {
      'one-more-adds-a-generic-one':
        'Counting one more integration than is estimated adds exactly 80 and 10 hours.',
      'never-below-the-least': 'Every integration takes at least 80 development hours.',
      'order-and-repeats-do-not-matter':
        'Selecting the same systems in another order, or one of them twice, changes no figure.',
    },
  },
  complexity: {
    title: 'Complexity of a system',
    section: '3, Integration profile',
    decisions: ['E1', 'E6'],
    formula: 'by development hours: up to 110, 160, 220, 290, above',
    reading: 'It names the hours and is not charged a second time.',
    boundaries: boundaries((hours: number) => `${hours} development hours`, complexity, [
      [110, 'Standard'],
      [111, 'Moderate'],
      [160, 'Moderate'],
      [161, 'High'],
      [220, 'High'],
      [221, 'Very High'],
      [290, 'Very High'],
      [291, 'Extremely High'],
    ]),
    laws: {
      'grows-with-hours': 'More hours never make a system less complex.',
    },
  },
  'hourly-rate': {
    title: 'Hourly rate',
    section: '9, Hourly rates (USD)',
    decisions: ['E4', 'E20', 'E21'],
    formula: 'the rate of the region; for custom and other the visitor’s own, if above 0, else 65',
    reading:
      'The custom rate overrides for custom and other only; 1 to 500 advises, and is not enforced.',
    boundaries: boundaries(
      ([region, custom]: readonly [Region, number | null]) =>
        custom === null ? `${region}, no custom rate` : `${region}, custom rate ${custom}`,
      ([region, custom]) => hourlyRate(region, custom),
      [
        [['us', null], 95],
        [['eu', null], 55],
        [['asia', null], 35],
        [['latam', null], 45],
        [['other', null], 65],
        [['custom', null], 65],
        [['custom', 0], 65],
        [['custom', 0.01], 0.01],
        [['other', 500], 500],
        [['custom', 501], 501],
        [['eu', 500], 55],
      ],
    ),
    laws: {
      'other-regions-ignore-the-custom-rate':
        'In us, eu, asia and latam the custom rate changes no figure.',
    },
  },
  'time-share': {
    title: 'Time share',
    section: '3, Calculator inputs',
    decisions: ['E5'],
    formula: 'the percentage of developer time; one that is 0 or empty counts as 100',
    boundaries: boundaries((share: number | null) => `${share ?? 'empty'}`, timeShare, [
      [null, 100],
      [0, 100],
      [1, 1],
      [100, 100],
    ]),
    laws: {
      'unstated-is-all': 'A share of 0 gives the same figures as one of 100.',
    },
  },
  'build-weeks': {
    title: 'Weeks of development',
    section: '9, In-house estimate (developer capacity)',
    decisions: ['E7'],
    formula: 'development hours ÷ (40 × developers × time share)',
    reading: 'Weeks are not rounded before the duration surcharge looks at them.',
    boundaries: boundaries(
      ([hours, team, share]: readonly [number, number, number]) =>
        `${hours} h, ${team} developers, ${share} %`,
      ([hours, team, share]) => buildWeeks(hours, team, share),
      [
        [[480, 1, 100], 12],
        [[1040, 1, 100], 26],
        [[80, 1, 100], 2],
      ],
    ),
    laws: {
      'work-gets-done': 'In these weeks the team works the development hours, no more and no less.',
      'more-developers-never-take-longer': 'One more developer never lengthens the timeline.',
    },
  },
  'team-size-factor': {
    title: 'Team-size factor',
    section: '9, In-house estimate',
    decisions: ['E6'],
    formula:
      '1 developer 1.15; 2 1.05; 3-4 1.0; 5-8 1.02 + 0.02 per developer above 5; more 1.08 + 0.03 per developer above 8',
    boundaries: boundaries((team: number) => `${team} developers`, teamSizeFactor, [
      [1, 1.15],
      [2, 1.05],
      [3, 1],
      [4, 1],
      [5, 1.02],
      [6, 1.04],
      [7, 1.06],
      [8, 1.08],
      [9, 1.11],
      [20, 1.44],
    ]),
    laws: {
      'falls-to-three-rises-from-four':
        'One more developer never raises the factor up to a team of four, and never lowers it from there on.',
      'at-least-one': 'It is never below 1.',
    },
  },
  'time-share-factor': {
    title: 'Time-share factor',
    section: '9, In-house estimate',
    decisions: ['E6'],
    formula:
      'from 80 %: 1 + (100 − share) × 0.005; from 50 %: 1.1 + (80 − share) × 0.01; below: 1.4 + (50 − share) × 0.02',
    reading: 'A share between two bands, such as 79.5 %, is below 80 and so in the 50-79 % band.',
    boundaries: boundaries((share: number) => `${share} %`, timeShareFactor, [
      [100, 1],
      [81, 1.095],
      [80, 1.1],
      [79.5, 1.105],
      [79, 1.11],
      [50, 1.4],
      [49.5, 1.41],
      [49, 1.42],
      [1, 2.38],
    ]),
    laws: {
      'smaller-share-never-lowers-it': 'A smaller share never lowers the factor.',
      'at-least-one': 'It is never below 1.',
    },
  },
  'duration-surcharge': {
    title: 'Duration surcharge',
    section: '9, In-house estimate',
    decisions: ['E7'],
    formula: '0.2 if the weeks of development are above 26, 0.1 if above 12, else 0',
    boundaries: boundaries((weeks: number) => `${weeks} weeks`, durationSurcharge, [
      [12, 0],
      [12.01, 0.1],
      [26, 0.1],
      [26.01, 0.2],
    ]),
    laws: {
      'exact-at-the-threshold':
        'For a whole share it turns where hours and capacity say so in whole numbers.',
    },
  },
  'cost-multiplier': {
    title: 'Cost multiplier',
    section: '9, In-house estimate',
    decisions: ['E6'],
    formula: 'team-size factor × time-share factor + duration surcharge',
    reading:
      'The specification does not say how the factors combine. The surcharge adds; it does not compound.',
    boundaries: [],
    laws: {
      combined: 'It is the product of the two factors plus the surcharge.',
      'at-least-one': 'It is never below 1: no team does the work in fewer hours than it takes.',
    },
  },
  'initial-cost': {
    title: 'Initial in-house cost',
    section: '9, In-house estimate',
    decisions: ['E6', 'E15'],
    formula:
      'development hours × hourly rate × cost multiplier; 65 % development, 25 % testing, the rest documentation',
    reading: 'Money is in whole cents, halves up; documentation takes what rounding leaves.',
    boundaries: [],
    laws: {
      'parts-add-up': 'Development, testing and documentation are the total to the cent.',
      'parts-in-proportion': 'Each part is within a cent of its percentage of the total.',
      exact: 'For a rate in whole cents and a whole share the total is exact to the cent.',
      'more-hours-never-cost-less': 'One more integration never lowers any cost of building.',
      'higher-rate-never-costs-less': 'A higher rate never lowers any cost of building.',
      'smaller-share-never-costs-less': 'A smaller time share never lowers the initial cost.',
    },
  },
  'maintenance-cost': {
    title: 'In-house maintenance',
    section: '9, In-house estimate',
    decisions: ['E3', 'E15'],
    formula: 'maintenance hours × hourly rate, per month',
    boundaries: [],
    laws: {
      exact: 'It is hours × rate to the cent; neither team nor share changes it.',
    },
  },
  moderation: {
    title: 'Moderation',
    section: '9, In-house estimate',
    decisions: ['E8'],
    formula: 'the longest review among the selected systems, in weeks',
    reading: 'Reviews run side by side.',
    boundaries: [],
    laws: {
      longest: 'It is the longest of the selected systems’ reviews, and 0 without any.',
    },
  },
  timeline: {
    title: 'Timeline',
    section: '9, Savings and timeline',
    decisions: ['E9'],
    formula: 'weeks of development + half the moderation weeks, rounded up',
    reading: 'The sum is rounded up, not its parts; floating point never adds or loses a week.',
    boundaries: boundaries(
      ([hours, review]: readonly [number, number]) =>
        `${hours} h by 1 developer at 100 %, ${review} weeks of review`,
      ([hours, review]) => timelineWeeks(hours, 1, 100, review),
      [
        [[80, 0], 2],
        [[81, 0], 3],
        [[80, 1], 3],
        [[60, 1], 2],
        [[80, 12], 8],
        [[480, 0], 12],
        [[1040, 0], 26],
      ],
    ),
    laws: {
      exact: 'It is the least whole number of weeks that suffices, in rational arithmetic.',
    },
  },
  'timeline-wording': {
    title: 'Wording of a timeline',
    section: '9, Savings and timeline',
    decisions: ['E10'],
    formula: 'weeks up to 4; then months of 4.33 weeks; above 12 months, years',
    reading: 'At most one decimal, no “.0”, and the singular for exactly 1.',
    boundaries: boundaries((weeks: number) => `${weeks} weeks`, formatTimeline, [
      [1, '1 week'],
      [4, '4 weeks'],
      [5, '1.2 months'],
      [51, '11.8 months'],
      [52, '1 year'],
      [55, '1.1 years'],
    ]),
    laws: {
      'reads-back': 'Read back, it is within half a tenth of its unit of the weeks.',
    },
  },
  'embedded-plan': {
    title: 'Price of the embedded plan',
    section: '9, Embedded product plan',
    decisions: ['E2', 'E13'],
    formula:
      '1800 + 12 × the monthly price: 899, 1499, 2299, 3499, 4999 up to 5, 15, 30, 50, above',
    reading: 'Every calculation takes the starter plan’s setup fee.',
    boundaries: boundaries(
      (count: number) => `${count} integrations, year 1`,
      (count) => embeddedPlan(count).initialTotal,
      [
        [1, 12_588],
        [5, 12_588],
        [6, 19_788],
        [15, 19_788],
        [16, 29_388],
        [30, 29_388],
        [31, 43_788],
        [50, 43_788],
        [51, 61_788],
        [200, 61_788],
      ],
    ),
    laws: {
      'one-more-never-costs-less': 'One more integration never lowers the price.',
      'year-one': 'Year 1 is the setup fee and twelve months.',
    },
  },
  'embedded-weeks': {
    title: 'Deployment of the embedded plan',
    section: '9, Savings and timeline',
    decisions: ['E11'],
    formula: '3, 4, 6, 8, 10 weeks by plan tier',
    boundaries: boundaries(
      (count: number) => `${count} integrations`,
      (count) => planTier(count).deploymentWeeks,
      [
        [5, 3],
        [6, 4],
        [15, 4],
        [16, 6],
        [30, 6],
        [31, 8],
        [50, 8],
        [51, 10],
      ],
    ),
    laws: {
      'three-to-ten': 'It is 3 to 10 weeks, and one more integration never shortens it.',
    },
  },
  savings: {
    title: 'Savings',
    section: '9, Savings and timeline',
    decisions: ['E16'],
    formula:
      'in-house initial cost − embedded year 1, and that ÷ in-house initial cost in whole percent; both at least 0',
    boundaries: [],
    laws: {
      difference:
        'Savings plus the smaller of both totals are the in-house initial cost, to the cent.',
      percentage: 'The percentage is 0 to 100 and within half a percent of the quotient.',
    },
  },
  'monthly-savings': {
    title: 'Monthly savings',
    section: '9, Savings and timeline',
    decisions: ['E16'],
    formula:
      'in-house maintenance − monthly price, at least 0; and that ÷ in-house maintenance in whole percent',
    boundaries: [],
    laws: {
      difference:
        'Savings plus the smaller of maintenance and subscription are the maintenance, to the cent.',
      percentage: 'The percentage is 0 to 100 and within half a percent of the quotient.',
    },
  },
  verdict: {
    title: 'Who is cheaper',
    section: '9, Savings and timeline',
    decisions: ['E17', 'E22'],
    formula:
      'total cost after 12 and 36 months: the build cost spent so far + maintenance from go-live on, against setup + the plan from month 1',
    reading:
      'The specification’s totals count different times, so they are never compared in words. A build that is not live by a horizon has no verdict there.',
    boundaries: [],
    laws: {
      'one-basis':
        'The cheaper side and the difference follow from the two totals as they are shown.',
      'unfinished-builds-have-no-verdict':
        'There is a verdict exactly where the build is live by the horizon.',
      'turns-where-it-says':
        'At the count it names embedding is cheaper over 36 months; where it names none, at no count.',
    },
  },
  'shown-dollars': {
    title: 'Shown amounts',
    section: '9, Savings and timeline',
    decisions: ['E15'],
    formula: 'whole dollars; parts of a sum get their lost dollars by largest remainder',
    boundaries: [],
    laws: {
      'parts-add-up': 'The three shown parts of the initial cost add up to the shown total.',
    },
  },
  'user-plans': {
    title: 'Plans billed per user',
    section: '9, Other pricing tables',
    decisions: ['E14'],
    formula:
      'starter 1500 + 8 × users; pro 3500 + each tier of the users beyond 100 at its own price',
    reading: 'Tiers are graduated: a tier’s price is for the users in it, not for all.',
    boundaries: boundaries(
      (users: number) => `pro, ${users} users`,
      (users) => userPlanPrice('pro', users).monthlyUsd,
      [
        [100, 3500],
        [101, 3505],
        [200, 4000],
        [201, 4004],
        [300, 4400],
        [301, 4403],
        [400, 4700],
        [401, 4702.8],
        [600, 5260],
        [601, 5262.6],
        [800, 5780],
        [801, 5782.4],
        [1100, 6500],
        [1101, 6502.2],
        [1600, 7600],
        [1601, 7602.1],
        [2100, 8650],
        [2101, 8652],
      ],
    ),
    laws: {
      'one-more-never-costs-less': 'One more user never lowers a price, and adds at most USD 8.',
    },
  },
  deadline: {
    title: 'Months to a deadline',
    section: '4 and 9, Other',
    decisions: ['E18'],
    formula: 'calendar days from today ÷ 30, rounded up, at least 1',
    reading: 'Days are local calendar days, so that the months do not change during a day.',
    boundaries: boundaries(
      (deadline: string) => `from 2026-11-01 to ${deadline}`,
      (deadline) => deadlineToMonths(deadline, '2026-11-01'),
      [
        ['2026-11-01', 1],
        ['2026-12-01', 1],
        ['2026-12-02', 2],
        ['2026-12-31', 2],
        ['2027-01-01', 3],
      ],
    ),
    laws: {
      'least-months':
        'It is the least number of 30-day months, at least 1, that reach the deadline.',
    },
  },
  estimate: {
    title: 'The estimate as a whole',
    section: '9',
    decisions: ['E1', 'E16'],
    formula: 'all rules above, in their order',
    boundaries: [],
    laws: {
      finite: 'No figure is NaN, infinite, negative or beyond what the contract carries.',
      workbook:
        'The spreadsheet workbook, written from the specification, comes to the same figures.',
    },
  },
} as const satisfies Readonly<Record<TracedRuleId, Rule> & Record<string, Rule>>;

export type RuleId = keyof typeof rules;

/** A law by its rule and name, such as `initial-cost/parts-add-up`. */
export type LawId = {
  [R in RuleId]: `${R}/${Extract<keyof (typeof rules)[R]['laws'], string>}`;
}[RuleId];

export function isRuleId(text: string): text is RuleId {
  return Object.hasOwn(rules, text);
}

/** What a law says, in the words of its rule. */
export function statementOf(law: LawId): string {
  const [rule = '', name = ''] = law.split('/');
  const statements: Readonly<Record<string, string>> = isRuleId(rule) ? rules[rule].laws : {};
  return statements[name] ?? '';
}
