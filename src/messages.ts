import type { ChoiceName, InputName, InputValues } from '../contract/inputs.ts';
import { totalNotes } from '../contract/wording/costComparison.ts';
import { choiceLabels, inputLabels } from '../contract/wording/inputLabels.ts';
import { withThousands } from '../contract/wording/withThousands.ts';

/** What a plan billed per user is made of, in USD per month. */
interface PlanTerms {
  monthlyUsd: number;
  freeUsers: number;
  dearestPerUserUsd: number;
  cheapestPerUserUsd: number;
}

/**
 * Every word a visitor can read, by feature (P5). A second language is one more file of this type.
 * Texts in quotes in the specification are verbatim here.
 */
export const messages = {
  page: {
    title: 'Build integrations, or embed them?',
    intro:
      'Set your integrations and your team. Cost, timeline and savings follow at once, and every figure shows how it was computed.',
    skipToContent: 'Skip to the calculator',
    notFoundTitle: 'Page Not Found',
    notFoundText: 'There is nothing at this address.',
    notFoundLink: 'Open the calculator',
    logo: (provider: string) => `${provider}: product page`,
    footer: (version: string) =>
      `Hourly rates, hours per system and plan prices: rate card ${version}.`,
    assumptions:
      'Hours per system are planning assumptions, not measurements. Figures are estimates in US dollars and no offer.',
    privacy: 'Privacy',
    withoutScript:
      'This is the estimate for the default inputs. Changing them, requesting the report and scheduling a demo need JavaScript, which is switched off or has not loaded. If it is switched on, check your connection and reload the page.',
    estimatorFailed: 'The estimate could not be computed.',
    retry: 'Try again',
    newTab: '(opens in a new tab)',
  },
  calculator: {
    inputs: {
      ...inputLabels,
      integrationCount: 'Number of integrations',
      customHourlyRate: 'Your hourly rate',
      selectedSystems: 'Systems to connect',
    } as const satisfies Record<InputName, string>,
    choices: {
      region: { ...choiceLabels.region, custom: 'Custom rate' },
    } as const satisfies { [Name in ChoiceName]: Record<InputValues[Name], string> },
    integrationRequirements: 'Integration Requirements',
    integrationCountHelp: (devHours: number | undefined) =>
      `How many systems your product is to connect to. Those that you do not select below count as average ones${devHours === undefined ? '' : ` of ${devHours} development hours each`}.`,
    topIntegrationCount: '200+',
    nextPlan: (integrationsLeft: number, nextFromCount: number, extraPerYear: string) =>
      integrationsLeft === 0
        ? `One more integration moves you to the next plan: +${extraPerYear} a year.`
        : `${integrationsLeft === 1 ? 'One more stays' : `${integrationsLeft === 2 ? 'Two' : 'Three'} more stay`} on this plan; the next starts at ${nextFromCount}: +${extraPerYear} a year.`,
    moreSelected: (count: number) =>
      `Estimating ${count} integrations: you selected ${count} systems`,
    systemsTexts: {
      choose: 'Select systems',
      selectedCount: (count: number) =>
        count === 1 ? '1 system selected' : `${count} systems selected`,
      selectedList: 'Selected systems',
      remove: (name: string) => `Remove ${name}`,
      removeTip: (category: string) =>
        category === '' ? 'Press to remove' : `${category} · press to remove`,
      filter: 'Filter by name or category',
      loading: 'Loading the systems…',
      failed: 'The systems could not be loaded.',
      noMatch: 'No system by that name. It is counted as an average one.',
      clear: 'Clear all selections',
    },
    optional: 'optional',
    monthsAhead: (months: number) =>
      months === 1 ? 'Within a month.' : `${months} months from now.`,
    developmentResources: 'Development Resources',
    developerCountHelp:
      'The people who would build the integrations. Three or four work best together: fewer lose time to switching, more to coordination.',
    regionAtRate: (region: string, rateUsd: number | undefined) =>
      rateUsd === undefined ? region : `${region} · $${rateUsd}/h`,
    rateUnit: 'USD/h',
    customRateHelp: ({ min, max }: { min: number; max: number }, fallbackUsd?: number) =>
      `From $${min} to $${max}.${fallbackUsd === undefined ? '' : ` Without one, $${fallbackUsd} counts.`}`,
    rateOutsideAdvice: ({ min, max }: { min: number; max: number }) =>
      `Usual rates are from $${min} to $${max}. The estimate uses yours.`,
    rateRefused: ({ min, max }: { min: number; max: number }, fallbackUsd?: number) =>
      `Not used: a rate is from $${min} to $${max.toLocaleString('en-US')}.${fallbackUsd === undefined ? '' : ` $${fallbackUsd} counts meanwhile.`}`,
  },
  controls: {
    helpAbout: (subject: string) => `Help: ${subject}`,
    closeDialog: 'Close',
    chooseDate: 'Choose a date',
    clearDate: 'Clear the date',
    panelFailed: 'This could not be loaded. Check your connection and try again.',
  },
  results: {
    region: 'Results',
    costAnalysis: 'Cost Analysis',
    inHouse: 'Build in-house',
    embedded: 'Embedded product',
    inHouseTotalNote: `initial total: ${totalNotes.initialTotal}`,
    embeddedTotalNote: `total year 1: ${totalNotes.yearOne}`,
    initialDevelopment: 'Initial Development',
    testing: 'Testing & QA',
    documentation: 'Documentation & Training',
    initialTotal: 'Initial Total',
    monthlyMaintenance: 'Monthly Maintenance',
    maintenanceHelp: 'Assumes 8 hours per month per average integration.',
    initialSetup: 'Initial Setup',
    monthlySubscription: 'Monthly Subscription',
    totalYear1: 'Total Year 1',
    perMonth: '/month',
    savingsAndTime: 'Savings and Time to Market',
    initialCostSavings: 'Initial cost savings',
    initialCostSavingsNote: totalNotes.savings,
    initialDevCostReduction: 'Initial dev cost reduction',
    initialDevCostReductionNote: totalNotes.savingsPercentage,
    monthlyMaintenanceSavings: 'Monthly maintenance savings',
    monthlyMaintenanceSavingsNote: totalNotes.monthlySavings,
    monthlyCostReduction: 'Monthly cost reduction',
    monthlyCostReductionNote: totalNotes.monthlyReduction,
    hiddenUntilRequested: 'Hidden until you request your report',
    seeSavings: 'See your savings in the report.',
    sendToMe: 'Send it to me',
    seeHowFast: 'See how you can go live that fast.',
    scheduleDemo: 'Schedule a demo',
    timeline: 'Time to market',
    timelineInHouse: 'In-house',
    timelineEmbedded: 'Embedded',
    defaultInHouseTimeline: '18+ weeks',
    defaultEmbeddedTimeline: '2-4 weeks',
    reviewWait: (systems: string, weeks: string) =>
      `Hatched: waiting for platform reviews (${systems}, ${weeks}, half of it alongside the build).`,
    totalsBar: 'Totals of year 1',
    barInHouse: 'In-house',
    barEmbedded: 'Embedded, year 1',
    barResults: 'Results',
    noFigure: '—',
    pending: 'The estimate is being computed.',
    building: 'Building',
    integrations: (count: number) => `${count} ${count === 1 ? 'integration' : 'integrations'}`,
    costs: 'costs',
    andTakes: `(${totalNotes.initialTotal}) and takes`,
    embeddedCosts: 'Embedding costs',
    isLiveIn: `in year 1 (${totalNotes.yearOne}) and is live in`,
    howComputed: 'Show how this was computed',
    inHouseCost: 'in-house,',
    embeddedCost: 'embedded.',
  },
  scenario: {
    copyLink: 'Copy link',
    copySummary: 'Copy summary',
    pin: 'Pin to compare',
    print: 'Print',
    csv: 'Download CSV',
    excel: 'Download Excel workbook',
    failed: 'This did not work. Please try again.',
  },
  forecast: {
    title: 'Thirty-six months',
    failed: 'The forecast could not be loaded. Check your connection and try again.',
  },
  breakdown: {
    title: 'Integration Breakdown',
    totalDevHours: 'Total dev hours',
    maintenanceHours: 'Maintenance per month',
    composition: (known: number, generic: number, genericDevHours: number) => {
      const systems = `${known} known ${known === 1 ? 'system' : 'systems'}`;
      const average = `${generic} average ${generic === 1 ? 'integration' : 'integrations'} at ${genericDevHours} hours`;
      return `${[known && systems, generic && average].filter(Boolean).join(' and ')}.`;
    },
    assumptions: 'Hours are planning assumptions, not measurements.',
    list: (count: number) =>
      count === 1 ? 'The selected system' : `The ${count} selected systems`,
    anEstimate: 'An estimate, beside the figures:',
    nothingSelected: 'Select systems above to see the hours, reviews and risks of each.',
    system: 'System',
    devHours: 'Dev hours',
    maintenance: 'Maintenance',
    perMonth: (hours: string) => `${hours}/month`,
    complexity: 'Complexity',
    review: 'Review',
    reviewWeeks: (weeks: number) =>
      weeks === 0 ? 'None' : `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`,
    why: 'Why',
  },
  insights: {
    title: 'Business Analysis Protected',
    text: 'The full analysis is in your personalized PDF report.',
    covers: [
      'Timeline risk',
      'Resource optimization',
      'Technical complexity',
      'Cost-benefit modeling',
      'Strategic recommendations',
    ],
    getComplete: 'Get Complete Analysis',
    free: 'Free. In your inbox in a minute.',
    goToForm: 'Go to the form',
  },
  whyChoose: {
    title: (provider: string) => `Why Choose ${provider}`,
    reasons: [
      { title: '800+ native integrations', text: 'Pre-built integrations with 800+ apps' },
      { title: 'AI agents and workflows', text: 'Embeddable in your product' },
      { title: 'Automatic API updates', text: 'Someone else reads the changelogs' },
      { title: 'Enterprise security', text: 'Built into the platform' },
      { title: '24/7 support', text: 'With a success manager' },
      { title: 'Trusted by over 250,000 users', text: 'Across industries' },
    ],
  },
  planExplorer: {
    title: 'What if we are billed per user?',
    intro: 'Two other price tables of the provider, by the number of your users who connect apps.',
    users: 'Users',
    usersUnit: 'users',
    usersHelp: 'Whole users, 0 to 10,000.',
    plan: 'Plan',
    perMonth: 'Per month',
    year1: 'Year 1 with setup',
    setup: 'Setup',
    starter: 'Starter',
    pro: 'Pro',
    terms: ({ monthlyUsd, freeUsers, dearestPerUserUsd, cheapestPerUserUsd }: PlanTerms) => {
      const base = `$${withThousands(monthlyUsd)} a month`;
      const free = freeUsers > 0 ? ` with ${freeUsers} users free` : '';
      return dearestPerUserUsd === cheapestPerUserUsd
        ? `${base}${free} and $${dearestPerUserUsd} per user`
        : `${base}${free}, then from $${dearestPerUserUsd} down to $${cheapestPerUserUsd} per user`;
    },
    failed: 'The prices could not be computed.',
  },
  savedCalculation: {
    notFound: {
      title: 'This calculation was not found',
      description: 'Its link may be incomplete. The calculator shows the default inputs instead.',
    },
    failed: {
      title: 'This calculation could not be opened',
      description: 'Check your connection, then reload the page.',
    },
  },
  readyToStart: {
    title: 'Ready to Get Started?',
    text: 'See the embedded product at work on your own integrations, with someone who knows it.',
    scheduleDemo: 'Schedule Demo',
  },
  demoRequest: { loading: 'Opening the form…' },
  reportRequest: {
    title: 'Get Detailed ROI Report',
    intro:
      'A personalized PDF of this estimate: timeline risk, resources, complexity and the full cost-benefit model, in your inbox in a minute.',
    downloadTitle: 'Get Detailed ROI Report',
    downloadText: 'Every figure of this estimate with the analysis behind it, as a PDF by e-mail.',
    downloadButton: 'Download PDF Report',
    name: 'Name',
    email: 'Business email',
    company: 'Company',
    consent: 'By sending this form, you agree to our',
    privacyPolicy: 'Privacy Policy',
    submit: 'Send to My Inbox',
    submitting: 'Submitting...',
  },
  notifications: {
    area: (hotkey: string) => `Notifications (${hotkey})`,
    dismiss: 'Dismiss',
    none: 'No notifications',
    partMissing: {
      title: 'This part of the page could not be loaded',
      description: 'Check your connection, then try again.',
    },
  },
  consent: {
    region: 'Tracking choice',
    text: 'May we measure how this calculator is used? Never your name or e-mail.',
    accept: 'Accept',
    refuse: 'Refuse',
    privacyPolicy: 'Privacy Policy',
    choose: 'Tracking choice',
  },
} as const;

/** The language and conventions of these texts; dates are written its way. */
export const locale = 'en-GB';

export type Messages = typeof messages;
