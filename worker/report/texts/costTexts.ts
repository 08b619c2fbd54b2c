import { forecastMonths } from '../../../contract/format/durations.ts';

/*
 * The words of the sections about costs over time and what changes the result.
 */

/** The first and the last head of the table of costs, beside the names of the sides. */
export const costColumns = { after: 'After', result: 'Result' } as const;

type Ends = Readonly<Record<'min' | 'max', string>>;

/** What the simulations vary, as numbers. */
interface Varied {
  readonly simulations: string;
  readonly devHours: Ends;
  readonly maintenance: Ends;
  /** The least yearly maintenance, as a percentage of the build hours. */
  readonly leastMaintenance: string;
  readonly maintenanceOfEach: Ends;
  readonly allHours: Ends;
  readonly planRise: Ends;
  readonly mostHoursOnce: string;
  readonly mostHoursPerMonth: string;
  readonly ownEffort: Ends;
  readonly deployment: Ends;
}

/** Lists the quantities that the simulations vary, and explains the ends of a range. */
export const simulationsText = (of: Varied) =>
  [
    `Each of the ${of.simulations} simulations varies the hours per integration (${of.devHours.min} to ${of.devHours.max} times the estimate), the maintenance of all together (${of.maintenance.min} to ${of.maintenance.max} times, or from ${of.leastMaintenance} of the build hours a year) and of each (${of.maintenanceOfEach.min} to ${of.maintenanceOfEach.max} times that), all hours (${of.allHours.min} to ${of.allHours.max}) and each review over its range, reported or estimated;`,
    `embedded, the yearly price rise (${of.planRise.min} to ${of.planRise.max}, unless one is stated), your own work on each integration (0 to ${of.mostHoursOnce} h and 0 to ${of.mostHoursPerMonth} h a month; from there on ${of.ownEffort.min} to ${of.ownEffort.max} times yours) and the deployment (${of.deployment.min} to ${of.deployment.max} times).`,
    'At most one in ten simulations ends below the low end, and at most one in ten above the high end. The same inputs always give the same figures.',
  ].join(' ');

interface ChartEnds {
  readonly months: number;
  readonly inHouseUsd: string;
  readonly embeddedUsd: string;
  /** The visible likely ranges. */
  readonly ranges: readonly {
    readonly side: 'inHouse' | 'embedded';
    readonly p10Usd: string;
    readonly p90Usd: string;
  }[];
}

/** Says what the chart of the costs shows. */
export function costChartText({ months, inHouseUsd, embeddedUsd, ranges }: ChartEnds): string {
  const likely = ranges.map(
    ({ side, p10Usd, p90Usd }) =>
      ` The shaded likely range of ${side === 'inHouse' ? 'in-house' : 'embedded'} reaches from ${p10Usd} (P10) to ${p90Usd} (P90).`,
  );
  return `Line chart of the cumulative cost over ${months} months. In-house reaches ${inHouseUsd}, embedded ${embeddedUsd}.${likely.join('')} The table below the chart has figures of single months.`;
}

export const leverColumns = {
  name: 'What changes',
  less: 'At its low end',
  more: 'At its high end',
  turn: 'Changes at',
} as const;

export const leverChartTexts = {
  title: 'What changes the result?',
  introduction: `In-house minus embedded over ${forecastMonths} months if one input changes by a quarter or one step, or one assumption within its plausible range. Light bar: to the low end. Solid bar: to the high end. Judged: the calculator’s estimate.`,
  zeroLine: 'Dotted line: a difference of $0.',
  smaller: (names: string) => `With smaller effects: ${names}.`,
  none: (names: string) => `No effect on this difference: ${names}.`,
} as const;

export const leverTexts = {
  /** @param judgement - What of it is our judgement; null where nothing is. */
  now: (value: string, judgement: 'value' | 'range' | null) =>
    `now ${value}${judgement === null ? '' : judgement === 'value' ? '; judged' : '; range judged'}`,
  currentChoice: 'the current choice',
  atLimit: 'at the limit',
  notLive: 'not live by then',
  neitherChoice: 'neither choice',
  noTurn: 'none',
} as const;

interface Strongest {
  readonly differenceUsd: string;
  readonly name: string;
  readonly fromUsd: string;
  readonly toUsd: string;
}

/** Says what the bars show. */
export const leverBarsText = ({ differenceUsd, name, fromUsd, toUsd }: Strongest) =>
  `Bar chart of how far each input and assumption moves the cost difference of ${differenceUsd}. The largest effect: ${name}, from ${fromUsd} to ${toUsd}. The table beside it has the figures.`;
