import type { InputUnit } from '../contract/inputs.ts';
import { totalNotes } from '../contract/wording/costComparison.ts';

/**
 * The rest of the message catalogue (P5): words of what opens on demand, which arrive with it and weigh nothing on
 * the first page (decision 0702).
 */
export const depthMessages = {
  forecast: {
    computing: 'The forecast is being computed.',
    failed: 'The forecast could not be computed.',
    asTable: 'Show as table',
    asChart: 'Hide the table',
    chartTitle: 'Cumulative cost over 36 months',
    chartDescription: (inHouse: string, embedded: string) =>
      `In-house rises to ${inHouse}, embedded to ${embedded}. The table holds every month.`,
    inHouse: 'In-house',
    embedded: 'Embedded',
    likelyRange: 'In-house, likely range',
    now: 'now',
    months: (month: number) => (month === 12 ? '12 months' : String(month)),
    month: 'Month',
    readMonth: 'Read a month of the chart',
    atMonth: (month: number) =>
      month === 0 ? 'At the start' : `After ${month === 1 ? '1 month' : `${month} months`}`,
    valueText: (at: string, inHouse: string, embedded: string) =>
      `${at}: in-house ${inHouse}, embedded ${embedded}`,
    buildEnds: 'Build done; maintenance starts',
    breakEven: (month: number) => `break-even: month ${month}`,
    howSure: 'How sure is this?',
    howSureIntro:
      '10,000 simulations of these inputs: hours per integration from 0.7 to 2 times the assumption, maintenance from 0.6 to 1.8, reviews from half to one and a half, and one shared bias of all estimates from 0.8 to 1.5. The same inputs always give the same figures.',
    figure: 'Figure',
    p10: '1 in 10 stays below',
    p50: 'Half stay below',
    p90: '9 in 10 stay below',
    initialCost: 'In-house initial cost',
    timeline: 'In-house timeline',
    difference: 'In-house minus embedded, 36 months',
    unfinishedLeftOut: 'The difference counts only simulations that are live by month 36.',
    whatMatters: 'What matters most?',
    whatMattersIntro: (verdict: string) =>
      `${verdict} Each bar changes one input by a quarter, or by one step, and leaves the rest. Amounts are in-house minus embedded cost over 36 months.`,
    whatFinishes:
      'Nothing is live in-house after 36 months, so there is no cost difference to compare. Each row changes one input and leaves the rest.',
    lever: 'Change',
    less: 'Less',
    more: 'More',
    effect: 'Effect',
    turnsAt: 'Result changes at',
    liveAt: 'Live within 36 months at',
    tryLever: {
      integrations: (value: number) =>
        `Try ${value} ${value === 1 ? 'integration' : 'integrations'}`,
      rate: (value: number) => `Try $${value}/h`,
      team: (value: number) => `Try a team of ${value}`,
      timeShare: (value: number) => `Try a time share of ${value}%`,
    },
    turnsNowhere: 'No realistic value changes the result',
    notLive: 'not live within 36 months',
    atLimit: 'at its limit',
    to: (value: string, difference: string) => `${value}: ${difference}`,
    levers: {
      integrations: 'Integrations',
      rate: 'Hourly rate',
      hours: 'Hours of the work',
      team: 'Developers',
      timeShare: 'Share of their time',
    },
    leverValue: {
      integrations: (value: number) => String(value),
      rate: (value: number) => `$${value}/h`,
      hours: (value: number) => `${value}% of plan`,
      team: (value: number) => String(value),
      timeShare: (value: number) => `${value}%`,
    },
  },
  scenario: {
    linkCopied: 'Link copied',
    summaryCopied: 'Summary copied',
    pinned: 'Scenario pinned',
    fileName: (ending: string) => `integration-roi.${ending}`,
    dropped: (parts: string) => `Part of this link was invalid. We used defaults for: ${parts}.`,
    deadlinePassed: (day: string) =>
      `The target date ${day} has passed, so this estimate has no target date.`,
    dismiss: 'Dismiss',
    comparison: 'Scenarios side by side',
    comparisonFailed: 'The pinned scenarios could not be computed.',
    title: (index: number) => (index === 0 ? 'Scenario A' : 'Scenario B'),
    now: 'Now',
    open: 'Open',
    openNamed: (title: string) => `Open ${title}`,
    unpin: 'Unpin',
    unpinNamed: (title: string) => `Unpin ${title}`,
    pinAnother: 'Change the inputs, and pin a second scenario to keep both.',
    rateAndShare: 'Rate and share of time',
    atRate: ({
      hourlyRateUsd,
      timeSharePercentage,
    }: {
      hourlyRateUsd: number;
      timeSharePercentage: number;
    }) => `$${hourlyRateUsd}/h, ${timeSharePercentage}%`,
    inUnit: {
      percent: (value: number) => `${value}%`,
      usdPerHour: (value: number) => `$${value}/h`,
    } as const satisfies Record<InputUnit, (value: number) => string>,
    estimatedCount: 'Integrations estimated',
    inHouseInitial: 'In-house initial cost',
    inHouseTimeline: 'In-house timeline',
    embeddedYearOne: 'Embedded, year 1',
    embeddedTimeline: 'Embedded timeline',
    inHouse36: 'In-house after 36 months',
    embedded36: 'Embedded after 36 months',
    breakEven: 'Break-even',
    never: 'not within 36 months',
    notLive: 'not live within 36 months',
    over36: 'Over 36 months',
    inMonth: (month: number) => `month ${month}`,
    summaryCosts: (of: {
      integrations: string;
      developers: number;
      share: string;
      rate: number;
      initialTotal: string;
      inHouseTime: string;
      maintenance: string;
      provider: string;
      yearOne: string;
      setup: string;
      monthly: string;
      embeddedTime: string;
    }) =>
      `Building ${of.integrations} in-house with ${of.developers === 1 ? 'one developer' : `${of.developers} developers`} at ${of.share} of their time and $${of.rate} an hour costs an estimated ${of.initialTotal} (${totalNotes.initialTotal}) and takes ${of.inHouseTime}; maintenance then costs ${of.maintenance} a month. ${of.provider} costs ${of.yearOne} in year 1 (${of.setup} setup and 12 months at ${of.monthly}) and is live in ${of.embeddedTime}.`,
    summarySavings: (amount: string, share: string) =>
      `Initial cost savings (${totalNotes.savings}): ${amount}, ${share} ${totalNotes.savingsPercentage}.`,
    summaryNote: (version: string | undefined) =>
      `These are planning estimates${version === undefined ? '' : ` (rate card ${version})`}. See the math behind each figure:`,
    csvFigure: 'Figure',
    csvValue: 'Value',
    csvUnit: 'Unit',
    csvUnits: { percent: '%', usdPerHour: 'USD' } as const satisfies Record<InputUnit, string>,
    csvRate: 'Hourly rate',
    csvDevelopmentHours: 'Development hours',
    csvMaintenanceHours: 'Maintenance hours per month',
    csvMultiplier: 'Cost multiplier',
    csvInHouseWeeks: 'In-house timeline in weeks',
    csvEmbeddedWeeks: 'Embedded timeline in weeks',
    csvCostAfter: (months: number, side: string) => `Total cost after ${months} months, ${side}`,
    csvResult: (months: number) => `Result over ${months} months`,
    csvBreakEven: 'Embedding stays cheaper from month',
    csvMonth: 'Month',
    csvInHouse: 'In-house, cumulative USD',
    csvEmbedded: 'Embedded, cumulative USD',
  },
  deadline: {
    bothMeet: 'Building and embedding both meet your date.',
    inHouseMeets: 'The in-house build meets your date.',
    inHouseMisses: (late: string) => `The in-house build would miss your date by ${late}.`,
    embeddedMeets: 'Embedding meets your date.',
    embeddedMisses: (late: string) => `Embedding would miss it by ${late}.`,
    reviewAlone: (system: string, review: string) =>
      `No team size can meet this date: half of ${system}'s ${review} review already takes longer.`,
    noTeam: 'No team size within this calculator can meet this date.',
    team: (developers: number, share: number) =>
      `You'd need ${developers} developers at ${share}% to make it.`,
    share: (developers: number, share: number) =>
      `You'd need ${developers === 1 ? 'one developer' : `${developers} developers`} at ${share}% to make it.`,
    teamOrShare: (developers: number, share: number, team: number, fullerShare: number) =>
      `You'd need ${developers} developers at ${share}%, or ${team === 1 ? 'one' : team} at ${fullerShare}%, to make it.`,
  },
  derivation: {
    title: (figure = 'This figure') => `${figure}: how it was computed`,
    close: 'Close',
    rule: (id: string) => `Rule ${id}`,
    failed: 'The derivation could not be computed.',
  },
} as const;

export type DepthMessages = typeof depthMessages;
