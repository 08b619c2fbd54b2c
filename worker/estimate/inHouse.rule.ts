import { assumedNumbers } from '../../contract/assumptions.ts';
import { hasOwnRate, type Region, regions } from '../../contract/inputs.ts';
import { complexity } from './complexity.ts';
import { effectiveDevTime, hourlyRate } from './Drivers.ts';
import { buildHours, inHouseCosts, turnoverMonthlyUsd, workedHours } from './inHouse.ts';
import { boundaries, type Rule } from './Rule.ts';

/** The rates of specification 9, in USD per hour, where no own rate counts. */
const statedRatesUsd = {
  us: 95,
  eu: 55,
  asia: 35,
  latam: 45,
  other: 65,
  custom: 65,
} satisfies Record<Region, number>;

/** The rules of hours, rate and cost of a build. */
export const inHouseRules = {
  'effective-count': {
    title: 'Integrations that are estimated',
    section: '9, In-house estimate',
    decisions: ['E2'],
    formula: 'the integration count, or the number of selected systems if that is larger',
    reading:
      'You can select more systems than you entered as the number of integrations. All of them are estimated, each one once.',
    properties: {
      'larger-of-both': 'It is the larger of the integration count and the distinct selected ids.',
    },
  },
  hours: {
    title: 'Development and maintenance hours',
    section: '9, In-house estimate',
    decisions: ['E1', 'E3', 'E39'],
    formula:
      'the hours of the selected systems + 80 (maintenance: 10 a month), or what the visitor states, for each other integration',
    reading: 'A system that is not on the rate card counts with the other integrations.',
    properties: {
      'one-more-adds-a-generic-one':
        'Counting one more integration than is estimated adds exactly 80 and 10 hours.',
      'never-below-the-least':
        'Every integration takes at least 80 development hours, where the visitor states none.',
      'order-and-repeats-do-not-matter':
        'Selecting the same systems in another order, or one of them twice, changes no figure.',
      'mid-range': 'At mid-range, systems on the rate card take 35 % more development hours.',
    },
  },
  'maintenance-percentage': {
    title: 'Maintenance as a share of the build hours',
    section: '9, In-house estimate',
    decisions: ['E24'],
    formula:
      'development hours × the assumed percentage per year ÷ 1200, instead of the hours of the rate card',
    reading:
      'It applies only if the visitor assumes a percentage. It then replaces the maintenance hours of every system.',
    boundaries: boundaries(
      ([hours, percentage]: readonly [number, number]) => `${hours} h, ${percentage} % a year`,
      ([hours, maintenancePercentagePerYear]) =>
        buildHours(
          {
            selectedCount: 1,
            profiledCount: 1,
            devHours: hours,
            maintenanceHours: 8,
            moderationWeeks: 0,
          },
          1,
          { ...assumedNumbers(null, 0), maintenancePercentagePerYear },
        ).maintenance,
      [
        [[1200, 20], 20],
        [[1200, 0], 0],
        [[600, 15], 7.5],
        [[120, 100], 10],
      ],
    ),
    properties: {
      'share-of-the-build':
        'Twelve months of maintenance are that percentage of the development hours.',
    },
  },
  'assisted-work': {
    title: 'Work with AI assistants',
    section: '9, In-house estimate',
    decisions: ['E33'],
    formula:
      'hours × (1 − the assumed saving), of the build and of maintenance apart; own work on the embedded product alike',
    reading:
      'Reviews keep their length. A saving below 0 is work that assistants add. A share of the build that maintenance takes is a share of the hours before the saving.',
    boundaries: boundaries(
      ([hours, saving]: readonly [number, number]) => `${hours} h, ${saving} % saved`,
      ([development, build]) =>
        workedHours(
          { development, maintenance: 0 },
          { ...assumedNumbers(null, 0), assistedBuildSavingPercentage: build },
        ).development,
      [
        [[600, 0], 600],
        [[600, 20], 480],
        [[600, -20], 720],
        [[123, 33], 82.41],
      ],
    ),
    properties: {
      'scales-both-sides':
        'Development hours, maintenance hours and own work on the embedded product are those without a saving × (1 − the saving).',
      'reviews-stay': 'No saving changes a review or the weeks of the embedded product.',
    },
  },
  'own-platform': {
    title: 'A platform of your own',
    section: '9, In-house estimate',
    decisions: ['E34'],
    formula:
      'assumed hours once + the development hours; assumed hours a month + the maintenance hours; both before what assistants save; assumed USD a month + the monthly maintenance',
    reading:
      'It is what the integrations run on: authentication, tenancy, queues, monitoring, on call and hosting. It is built once, whatever the number of integrations. Hosting does not rise with wages.',
    boundaries: boundaries(
      ([usd, rate]: readonly [number, number]) => `$${usd} a month beside 10 h at $${rate}`,
      ([platformUsdPerMonth, hourlyRateUsd]) =>
        inHouseCosts(
          {
            hours: { development: 0, maintenance: 10 },
            hourlyRateUsd,
            assumed: { multiplierPercentage: 100, platformUsdPerMonth },
          },
          1,
        ).maintenance,
      [
        [[0, 55], 550],
        [[250, 55], 800],
        [[0.005, 55], 550.01],
      ],
    ),
    properties: {
      'adds-its-hours':
        'It adds its hours, less what assistants save, to the development and maintenance hours, and its hosting to the monthly maintenance.',
    },
  },
  turnover: {
    title: 'Staff turnover',
    section: '9, In-house estimate',
    decisions: ['E37'],
    formula:
      'assumed share of the team that leaves in a year × hours to hand over × developers × hourly rate ÷ 12, per month',
    reading:
      'It counts in each month from the start, in-house, and rises with wages. It is part of the costs over time, not of the initial total or the maintenance. The cost multiplier does not apply.',
    boundaries: boundaries(
      ([share, developers]: readonly [number, number]) =>
        `${share} % of ${developers} a year, 80 h, $60`,
      ([turnoverPercentagePerYear, developerCount]) =>
        turnoverMonthlyUsd({
          assumed: { turnoverPercentagePerYear, handoverHours: 80 },
          developerCount,
          hourlyRateUsd: 60,
          effectiveCount: 1,
        }),
      [
        [[0, 5], 0],
        [[12, 5], 240],
        [[100, 1], 400],
      ],
    ),
    properties: {
      'share-of-the-team':
        'Twelve months of it are that share of the team × hours to hand over × rate.',
    },
  },
  complexity: {
    title: 'Complexity of a system',
    section: '3, Integration profile',
    decisions: ['E1', 'E6'],
    formula: 'by development hours: up to 110, 160, 220, 290, above',
    reading: 'Complexity is a label for the hours. It adds no cost of its own.',
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
    properties: {
      'grows-with-hours': 'More hours never make a system less complex.',
    },
  },
  'hourly-rate': {
    title: 'Hourly rate',
    section: '9, Hourly rates (USD)',
    decisions: ['E4', 'E20', 'E21'],
    formula: 'the rate of the region; for custom and other your own rate if it is above 0, else 65',
    reading:
      'Your own rate applies to custom and other regions only. 1 to 500 is a recommendation, not a limit.',
    boundaries: boundaries(
      ([region, custom]: readonly [Region, number | null]) =>
        custom === null ? `${region}, no custom rate` : `${region}, custom rate ${custom}`,
      ([region, custom]) => hourlyRate(region, custom),
      [
        ...regions.map((region) => [[region, null], statedRatesUsd[region]] as const),
        [['custom', 0], 65],
        [['custom', 0.01], 0.01],
        [['other', 0.01], 0.01],
        [['other', 500], 500],
        [['other', 9999], 9999],
        [['custom', 501], 501],
        ...regions
          .filter((region) => !hasOwnRate(region))
          .map((region) => [[region, 500], statedRatesUsd[region]] as const),
      ],
    ),
    properties: {
      'other-regions-ignore-the-custom-rate':
        'In all regions but custom and other, the custom rate changes no figure.',
    },
  },
  'time-share': {
    title: 'Time share',
    section: '3, Calculator inputs',
    decisions: ['E5'],
    formula: 'the percentage of developer time; 0 or empty counts as 100',
    boundaries: boundaries((share: number | null) => `${share ?? 'empty'}`, effectiveDevTime, [
      [null, 100],
      [0, 100],
      [1, 1],
      [30, 30],
      [79.5, 79.5],
      [100, 100],
    ]),
    properties: {
      'unstated-is-all': 'A share of 0 gives the same figures as one of 100.',
    },
  },
  moderation: {
    title: 'Platform review',
    section: '9, In-house estimate',
    decisions: ['E8'],
    formula: 'the longest review among the selected systems, in weeks',
    reading: 'Reviews run in parallel.',
    properties: {
      longest: 'It is the longest of the selected systems’ reviews, and 0 without any.',
    },
  },
  'initial-cost': {
    title: 'Initial in-house cost',
    section: '9, In-house estimate',
    decisions: ['E6', 'E15'],
    formula:
      'development hours × hourly rate × cost multiplier; 65 % development, 25 % testing, the rest documentation',
    reading:
      'Amounts are rounded to the nearest cent (half a cent rounds up). Documentation is the rest of the total.',
    properties: {
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
    formula: 'maintenance hours × hourly rate, per month, and hosting of a platform of your own',
    properties: {
      exact: 'It is hours × rate to the cent; neither team nor share changes it.',
      'half-cents-up': 'Half a cent is rounded up, also at rates with fractions of a cent.',
    },
  },
} as const satisfies Readonly<Record<string, Rule>>;
