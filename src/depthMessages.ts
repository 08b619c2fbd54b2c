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
    buildEnds: 'build finished, upkeep begins',
    breakEven: (month: number) => `break-even: month ${month}`,
    breakEvenAtOnce:
      'Break-even is in month 1: from the first month on in-house is the dearer side.',
    breakEvenAt: (month: number) =>
      `Break-even is in month ${month}: from then on in-house stays the dearer side.`,
    breakEvenNever: 'No break-even within 36 months: in-house does not end as the dearer side.',
    howSure: 'How sure is this?',
    howSureIntro:
      '10,000 simulations of these inputs: hours per integration from 0.7 to 2 times the assumption, upkeep from 0.6 to 1.8, reviews from half to one and a half, and one shared bias of all estimates from 0.8 to 1.5. The same inputs always give the same figures.',
    probability: (share: string) =>
      `In ${share} of the simulations embedding is the cheaper side after 36 months.`,
    figure: 'Figure',
    p10: '1 in 10 stays below',
    p50: 'Half stay below',
    p90: '9 in 10 stay below',
    initialCost: 'In-house initial cost',
    timeline: 'In-house timeline',
    difference: 'In-house less embedded, 36 months',
    whatMatters: 'What matters most?',
    whatMattersIntro: (difference: string) =>
      `Over 36 months in-house less embedded comes to ${difference}. Each bar changes one thing by a quarter, or by one step, and leaves the rest.`,
    lever: 'Change',
    less: 'Less',
    more: 'More',
    effect: 'Effect',
    turnsAt: 'Verdict turns at',
    tryLever: {
      integrations: (value: number) =>
        `Try ${value} ${value === 1 ? 'integration' : 'integrations'}`,
      rate: (value: number) => `Try $${value}/h`,
      team: (value: number) => `Try a team of ${value}`,
      timeShare: (value: number) => `Try a time share of ${value}%`,
    },
    turnsNowhere: 'nowhere within the limits',
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
    dropped: 'This link could not be used in full. Left out, so the default stands:',
    dismiss: 'Dismiss',
    comparison: 'Scenarios side by side',
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
    inHouseInitial: 'In-house initial cost',
    inHouseTimeline: 'In-house timeline',
    embeddedYearOne: 'Embedded, year 1',
    embeddedTimeline: 'Embedded timeline',
    inHouse36: 'In-house after 36 months',
    embedded36: 'Embedded after 36 months',
    breakEven: 'Break-even',
    never: 'not within 36 months',
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
      `Building ${of.integrations} in-house with ${of.developers === 1 ? 'one developer' : `${of.developers} developers`} at ${of.share} of their time and $${of.rate} an hour is estimated at ${of.initialTotal} over ${of.inHouseTime}, then ${of.maintenance} a month of upkeep. ${of.provider} costs ${of.yearOne} in year 1 (${of.setup} setup and ${of.monthly} a month) and is live in ${of.embeddedTime}.`,
    summaryStanding: (months: number, inHouse: string, embedded: string) =>
      `After ${months} months building has cost ${inHouse} and embedding ${embedded}.`,
    summarySavings: (amount: string, share: string) =>
      `Embedding saves ${amount} (${share}) of the initial cost.`,
    summaryNote: (version: string | undefined) =>
      `Figures are planning estimates${version === undefined ? '' : ` by rate card ${version}`}, and every one of them shows how it was computed:`,
    csvFigure: 'Figure',
    csvValue: 'Value',
    csvUnit: 'Unit',
    csvRate: 'Hourly rate',
    csvDevelopmentHours: 'Development hours',
    csvMaintenanceHours: 'Maintenance hours per month',
    csvMultiplier: 'Cost multiplier',
    csvInHouseWeeks: 'In-house timeline in weeks',
    csvEmbeddedWeeks: 'Embedded timeline in weeks',
    csvBreakEven: 'Break-even month',
    csvMonth: 'Month',
    csvInHouse: 'In-house, cumulative USD',
    csvEmbedded: 'Embedded, cumulative USD',
  },
  derivation: {
    title: (figure = 'This figure') => `${figure}: how it was computed`,
    close: 'Close',
    rule: (id: string) => `Rule ${id}`,
    failed: 'The derivation could not be computed.',
  },
} as const;

export type DepthMessages = typeof depthMessages;
