import { assumptionConditions, assumptionDetails } from '../assumptionDetails.ts';
import {
  assumptionOf,
  numberAssumptionNames,
  systemFigureNames,
  systemFigures,
} from '../assumptions.ts';
import { touchFields } from '../attribution.ts';
import { assumptionLabels, assumptionText, systemFigureLabels } from '../format/assumptionTexts.ts';
import { inputText } from '../format/inputText.ts';
import { upperFirst } from '../format/phrases.ts';
import { costHorizons } from '../horizons.ts';
import { definitionOf, type InputName, inputDefinitions, inputNames } from '../inputs.ts';
import { limits } from '../limits.ts';

/** The unit of an assumption's number. A percentage is never a share of 1. */
const units = {
  percentPerYear: 'percent a year (6 is 6%)',
  percent: 'percent (6 is 6%)',
  hoursOnce: 'hours, once',
  hoursPerMonth: 'hours a month',
  usdPerMonth: 'US dollars a month',
  usdOnce: 'US dollars, once',
  users: 'users',
  usdPerYear: 'US dollars a year',
  weeks: 'weeks',
  months: 'months',
} as const;

const assumptionTexts = Object.fromEntries(
  numberAssumptionNames.map((name) => {
    const { unit, accepted } = assumptionDetails[name];
    const { default: byDefault, midRange } = assumptionOf(name);
    const parts = [
      `${assumptionLabels[name]}: ${units[unit]}, from ${accepted.min} to ${accepted.max}`,
      `by default ${assumptionText(name, byDefault)}`,
      ...(midRange === undefined ? [] : [`with the preset mid ${assumptionText(name, midRange)}`]),
    ];
    return [name, [`${parts.join('; ')}.`, assumptionConditions[name]].filter(Boolean).join(' ')];
  }),
);

const systemFigureTexts = Object.fromEntries(
  systemFigureNames.map((figure) => {
    const { min, max } = systemFigures[figure].accepted;
    const text = `${upperFirst(systemFigureLabels[figure])} of the system, from ${min} to ${max}; by default the rate card’s.`;
    return [`systems.${figure}`, text];
  }),
);

/** What an input has beside label, range and default. */
const conditions: { readonly [Name in InputName]?: string } = {
  integrationCount: 'Counts where it is larger than the number of systems.',
  devTimePercentage: '0 or null is not known, and counts as 100%.',
  customHourlyRate:
    'Counts for the regions custom and other. In an estimate, a rate without a region means custom.',
  selectedSystems:
    'Ids, or names of the rate card. Any other counts with the hours of an unlisted integration.',
  otherSystems: 'Names of systems that are not listed; each counts as an integration.',
  deadline: 'A day, or an instant in ISO 8601, that has not passed. It changes no cost.',
  builtSystems: 'Ids of chosen systems that the split builds, or other:* for all without a name.',
  embeddedSystems:
    'Ids of chosen systems that the split embeds, or other:* for all without a name.',
  currency:
    'Amounts are in US dollars; with eur or gbp, an estimate has them in that currency, too.',
  exchangeRate: 'Units of the currency for one US dollar. Counts with currency eur or gbp.',
  assumptions: 'What differs from the rate card; a missing one has its default.',
};

/** The unit and the accepted values of an input. */
function takes(name: InputName, systemIds: readonly string[]): string {
  const definition = definitionOf(name);
  switch (definition.kind) {
    case 'number': {
      const { range, accepted = range, isWhole, unit } = definition;
      const kinds = { percent: 'percent (30 is 30%)', usdPerHour: 'US dollars an hour' };
      const kind = unit ? kinds[unit] : `a ${isWhole ? 'whole ' : ''}number`;
      return `${kind} from ${accepted.min} to ${accepted.max}`;
    }
    case 'choice':
      return `one of ${definition.options.join(', ')}`;
    case 'systems':
      return `at most ${definition.maxIds}; on the rate card: ${systemIds.join(', ')}`;
    case 'names':
      return `at most ${definition.maxNames}, of 1 to 40 characters`;
    case 'pins':
      return `at most ${definition.maxIds}`;
    case 'day':
      return `from today to ${definition.range.max} days ahead`;
    case 'assumptions':
      return 'an object';
  }
}

function inputTexts(systemIds: readonly string[]) {
  return Object.fromEntries(
    inputNames.map((name) => {
      const { label } = definitionOf(name);
      const byDefault = inputText(name, inputDefinitions[name].default);
      const text = `${label}: ${takes(name, systemIds)}; by default ${byDefault}.`;
      return [name, [text, conditions[name]].filter(Boolean).join(' ')];
    }),
  );
}

const usd = 'US dollars';
const range = (what: string) =>
  `${what}: 10th to 90th percentile of the simulations, in ${usd}; null where nothing varies.`;
const costs = {
  inHouse: `What building costs up to this month, in ${usd}: the build, then maintenance.`,
  embedded: `What embedding costs up to this month, in ${usd}: setup, subscription and your own work.`,
};
const systemLists = 'Ids of systems';
const horizons = Object.fromEntries(
  costHorizons.map((months) => [`months${months}`, `Over ${months} months.`]),
);
const citation = {
  url: 'The address of the page.',
  read: 'The day on which it was read.',
  readOn: 'The day on which it was read.',
  isUnchecked: 'True where the page could not be opened again since.',
  confidence:
    'How well it is supported: official, reported, or the calculator’s estimate (judgement).',
};

/**
 * What the other fields are, with their unit. A name that means different things in different
 * objects has the name of its object before it.
 */
const otherTexts: Readonly<Record<string, string>> = {
  // The results of specification 3.
  'CalculationResults.inHouse': `Building in-house, in ${usd} to the cent.`,
  'CalculationResults.albato': `The embedded plan, in ${usd} to the cent.`,
  'CalculationResults.savings':
    'What the build alone costs beyond the first embedded year; not a comparison over time.',
  calculationResults: 'The results that the form attaches; the server computes its own.',
  results: `Initial costs and a month after go-live, in ${usd} to the cent.`,
  'inHouse.development': `Development, in ${usd}.`,
  'inHouse.testing': `Testing, in ${usd}.`,
  'inHouse.documentation': `Documentation, in ${usd}.`,
  'inHouse.initialTotal': `The whole build, in ${usd}.`,
  'inHouse.maintenance': `Maintenance, in ${usd} a month.`,
  'albato.setup': `Setup, in ${usd}, once.`,
  'albato.monthly': `Subscription, in ${usd} a month.`,
  'albato.initialTotal': `Setup and 12 months, in ${usd}.`,
  'savings.absolute': `Build minus the first embedded year, in ${usd}; at least 0.`,
  'savings.percentage': 'The same in percent of the build (6 is 6%).',
  'savings.monthlyMaintenance': `Maintenance minus subscription, in ${usd} a month; at least 0.`,

  // The arguments of tools.
  figure: 'The name of a figure of the estimate, or of its finance figures over 36 months.',
  'Tool.first': 'Inputs of the first scenario, as `estimate` describes them.',
  'Tool.second': 'Inputs of the second scenario, as `estimate` describes them.',
  'Tool.inputs': 'Inputs, as `estimate` describes them; by default all have their defaults.',
  'Tool.url': 'A link to a scenario, of at most 20,000 characters.',

  // An estimate.
  format: 'The name of this format with its number.',
  hours: 'What building takes.',
  'hours.development': 'Hours to build.',
  'hours.maintenance': 'Maintenance, in hours a month.',
  timeline: 'Months to the target date, from 1 to 1200; 6 without one.',
  'Estimate.timeline': 'Weeks until each side is live.',
  buildWeeks: 'Weeks to build.',
  'blockingReview.moderationWeeks': 'Weeks of the review.',
  'timeline.moderationWeeks': 'Weeks of the longest platform review.',
  timelineWeeks: 'Weeks until the in-house build is live.',
  embeddedWeeks: 'Weeks until embedding is live.',
  comparison: `The costs of both sides up to each month, in ${usd}, not rounded.`,
  ...horizons,
  'Costs.inHouseUsd': costs.inHouse,
  timeLostUsd: `The part of the in-house cost that is time lost, for which nobody is paid, in ${usd}.`,
  'Costs.embeddedUsd': costs.embedded,
  'Costs.isLive': 'Whether the in-house build is live by then.',
  isLive: 'Whether all of it is live by month 36.',
  isLate: 'Whether it is live after the target date.',
  cheaper: 'Who costs less; null where nothing is live in-house by then.',
  byUsd: `By how many whole ${usd}; null where nothing is live in-house by then.`,
  finance: 'Present value and payback of embedding over 36 months.',
  financeOver60Months: 'Present value and payback of embedding over 60 months.',
  npvUsd: `Present value of embedding instead of building, in ${usd}; null without a result.`,
  cashNpvUsd: `The same without time lost, in ${usd}.`,
  roi: 'Saving as a factor of what embedding costs, both as present values (3 is 300%).',
  paybackMonth: 'The month from which embedding stays cheaper; null where it does not.',
  earlierLaunchUsd: `Value of an earlier launch, in ${usd}; null without a stated revenue.`,
  'finance.discountRatePercentage': 'Percent a year, of which present values are computed.',
  'financeOver60Months.discountRatePercentage':
    'Percent a year, of which present values are computed.',
  certainty: 'How sure the result over 36 months is; null where there is none.',
  certaintyText: 'The same with its reason, as a sentence.',
  verdict: 'The result over 36 months.',
  breakEvenMonth: 'The month from which embedding stays cheaper; null where it does not.',
  midRange: 'The result with every assumption that is not stated at the middle of its range.',
  tooFewPeople: 'Sides whose work takes more hours a month than the team has.',
  side: 'The side whose work it is.',
  hoursPerMonth: 'Hours a month that the work takes.',
  teamHoursPerMonth: 'Hours a month that the team has.',
  moreDevelopers: 'Count of developers that are missing.',
  text: 'The same as a sentence.',
  ranges: `Likely ranges of the costs of \`comparison\`, in ${usd}.`,
  'Ranges.inHouse': range('Building'),
  'Ranges.embedded': range('Embedding'),
  'Ranges.difference': range('Building minus embedding, over 36 months'),
  p10: `10% of the simulations stay below, in ${usd}.`,
  p90: `90% of the simulations stay below, in ${usd}.`,
  split: 'The split that costs least over 36 months; null for fewer than two integrations.',
  'split.build': `${systemLists} to build.`,
  'split.embed': `${systemLists} to embed.`,
  otherIntegrations: 'The integrations without a name, by side.',
  'otherIntegrations.build': 'Count of them to build.',
  'otherIntegrations.embed': 'Count of them to embed.',
  best: 'The split; null where none that the pins allow is live by month 36.',
  allInHouse: 'Building all.',
  allEmbedded: 'Embedding all.',
  builtCount: 'Count of integrations that are built.',
  embeddedCount: 'Count of integrations that are embedded.',
  'SplitTotal.inHouseUsd': `What is built, over 36 months, in whole ${usd}.`,
  'SplitTotal.embeddedUsd': `What is embedded, over 36 months, in whole ${usd}.`,
  usd: `Both, over 36 months, in whole ${usd}.`,
  weeks: 'Weeks until all of it is live.',
  'Estimate.deadline': 'Whether each side meets the target date; null without one.',
  day: 'The target date.',
  daysLeft: 'Days from today.',
  inHouseReserveWeeks: 'Weeks that building has left; below 0 it is late.',
  embeddedReserveWeeks: 'Weeks that embedding has left; below 0 it is late.',
  developersNeeded: 'Count of developers that meet the date; null where none do.',
  devTimePercentageNeeded: 'Percent of their time that meets the date; null where none does.',
  withoutListings: 'The same without marketplace listings; null where that changes nothing.',
  systemNames: 'Systems whose listing takes the time.',
  blockingReview: 'The review that alone passes the date; null where none does.',
  systemName: 'The system.',
  ways: 'Smallest changes that let the build meet the date.',
  fastest: 'The change that is fastest.',
  'ways.developerCountNumber': 'Count of developers; null changes nothing.',
  'ways.devTimePercentage': 'Percent of their time; null changes nothing.',
  'fastest.developerCountNumber': 'Count of developers; null changes nothing.',
  'fastest.devTimePercentage': 'Percent of their time; null changes nothing.',
  withoutListingsAt: 'Systems without a marketplace listing.',
  figures: 'Every figure of the calculation, each with its unit.',
  inCurrency: 'The amounts in the currency of the inputs; missing where that is US dollars.',
  code: 'The currency.',
  'inCurrency.perUsd': 'Units of the currency for one US dollar.',
  rateDate: 'The day of the rate; null for a rate that was stated.',
  amounts: 'Each amount by its dotted path, such as comparison.months36.inHouseUsd, to the cent.',
  inputs: 'What counted, and nothing else.',
  'SavedRoiCalculationResponse.inputs': 'What was saved.',
  notCounted: 'What was sent and changed nothing.',
  notes: 'What a client may not expect of a field that counts.',
  'NotCounted.field': 'The field, as a dotted path.',
  reason: 'Why it changed nothing.',
  'Note.field': 'The field, as a dotted path.',
  'Note.text': 'The note.',
  rateCardVersion: 'The rate card whose figures counted.',
  'Estimate.url': 'Opens the scenario in the calculator.',
  sourcedAssumptions: 'Each assumption with the value that counts and the sources of its range.',
  value: 'The value that counts; null where the rate card’s hours, or the plan’s weeks, do.',
  from: 'Whose value it is.',
  unit: 'The unit of its numbers.',
  plausible: 'Its plausible range.',
  'plausible.min': 'The lower end, in the unit of the assumption.',
  'plausible.max': 'The upper end, in the unit of the assumption.',
  isTimesDefault: 'The ends are multiples of the default.',
  'plausible.confidence': 'Whether sources report the range, or it is the calculator’s estimate.',
  sources: 'The pages that were read.',
  'Source.title': 'The title of the page.',
  finding: 'What it says.',
  ...citation,
  url: 'Its address.',

  // Inputs without a definition of their own.
  developerCount: `The label of the team’s size, such as 1-2; at most ${limits.developerCountLabel.max} characters. It follows from developerCountNumber.`,
  wantsListings: 'Whether the integrations are to be listed in marketplaces; by default true.',
  preset:
    'mid: every assumption that is not stated is at the middle of its range; by default none.',
  billing:
    'The price that counts in costs over time: integrations, the list by their number; starter or pro, per user; quote, your own. By default integrations. The figures of albato stay those by integrations.',
  systems: 'Your own figures of chosen systems, by id; at most 200. By default the rate card’s.',
  ...systemFigureTexts,

  // A refusal.
  type: 'urn:problem: and the status; it never changes.',
  'Problem.title': 'The title of the status.',
  'EstimateLine.title': 'The title of the status.',
  status: 'The status as a number.',
  detail: 'What is wrong, and what was expected.',
  errors: 'Every invalid field.',
  'errors.field': 'The field, as a dotted path; empty for the body itself.',
  message: 'What was expected.',
  line: 'The number of the line, from 1.',

  // The rate card.
  version: 'The version; its figures never change.',
  hourlyRatesUsd: `${usd} an hour, by region.`,
  hoursPerDeveloperWeek: 'Hours a week.',
  teamSizeFactor: 'The factor for the size of the team, in bands.',
  upToDevelopers: 'The upper end of the band, as a count of developers; null for the last.',
  percent: 'Percent at the start of the band.',
  percentPerDeveloper: 'Percent for each developer above `above`.',
  above: 'A count of developers.',
  devTimeFactor: 'The factor for the share of time, in bands.',
  fromPercentage: 'The lower end of the band, in percent.',
  thousandths: 'The factor at `below`, in thousandths.',
  thousandthsPerPoint: 'What is added for each percent below `below`, in thousandths.',
  below: 'The upper end of the band, in percent.',
  durationSurcharge: 'What long builds add to the factors.',
  aboveWeeks: 'Weeks of the build above which it counts.',
  surcharge: 'What is added to the factor.',
  initialCostSplit: 'The parts of the build, in percent.',
  'initialCostSplit.development': 'Percent.',
  'initialCostSplit.testing': 'Percent.',
  'initialCostSplit.documentation': 'Percent.',
  moderationDivisor: 'The number by which weeks of review are divided.',
  complexityByDevHours: 'The word of complexity, in bands.',
  upToDevHours: 'The upper end of the band, in hours; null for the last.',
  complexity: 'The word of complexity.',
  embeddedPlan: 'The embedded plan, by count of integrations.',
  setupUsd: `Setup, in ${usd}, once.`,
  contractMonths: 'Months that the first price includes.',
  tiers: 'Its bands.',
  upToIntegrations: 'The upper end of the band, as a count of integrations; null for the last.',
  monthlyUsd: `Subscription, in ${usd} a month.`,
  deploymentWeeks: 'Weeks until it is live.',
  userPlans: 'Plans per user.',
  freeUsers: 'Count of users that the plan includes.',
  upToUsers: 'The upper end of the band, as a count of users; null for the last.',
  centsPerUser: 'Cents of a US dollar for each user in the band, a month.',
  'RateCard.systems': 'The systems, each with what its hours rest on.',
  'systems.id': 'The id that inputs name.',
  'systems.name': 'The name.',
  category: 'Its group on the page.',
  complexityNote: 'The reason for its complexity.',
  gate: 'What its review keeps back: nobody, every customer (access), or a marketplace listing.',
  moderationRange: 'The sourced range of its review, in weeks.',
  'moderationRange.min': 'Weeks.',
  'moderationRange.max': 'Weeks.',
  evidence: 'What was read about it.',
  moderationBasis: 'What the weeks of review rest on.',
  review: 'What was read about the review.',
  recurring: 'What recurs.',
  claim: 'What the page says.',
  event: 'What recurs.',
  everyMonths: 'Months between two of them.',
  isForListing: 'Only a marketplace listing needs it.',
  'RateCard.assumptions': 'The assumptions, with default and range.',
  'assumptions.default':
    'The default, in its unit; null for the rate card’s hours or the plan’s weeks.',
  'assumptions.midRange': 'In the preset mid, in its unit, where it differs from the default.',
  accepted: 'The values that requests may have.',
  'accepted.min': 'The least, in the unit of the assumption.',
  'accepted.max': 'The most, in the unit of the assumption.',
  exchangeRates: 'The rates of amounts in other currencies.',
  'exchangeRates.date': 'The day of the rates.',
  'exchangeRates.source': 'Whose rates they are.',
  perUsd: 'Units of each currency for one US dollar.',
  uncertainty: 'How much planning assumptions vary in the simulations.',
  'uncertainty.min': 'The least factor, or percent a year.',
  'uncertainty.mode': 'The most likely factor, or percent a year.',
  'uncertainty.max': 'The largest factor, or percent a year.',

  'RateCard.systems.devHours': 'Hours to build it, once.',
  'RateCard.systems.maintenanceHours': 'Maintenance hours a month.',
  'RateCard.systems.moderationWeeks': 'Weeks of its review.',

  // Forms.
  id: 'The id of what was saved; nobody can guess it.',
  reportDate: 'The day that the report bears (UTC).',
  isReportSent: 'Whether its report was accepted for mailing.',
  'RoiCalculationResponse.url': 'Opens the calculation in the calculator.',
  'SaveLinkRequest.scenario':
    'The scenario, as links have it after their `#`: `v1&integrations=8&systems=slack`.',
  first: 'The first visit.',
  last: 'The latest visit.',
  ...Object.fromEntries(
    touchFields.map((name) => [name, `Where the visitor came from: ${name.replaceAll('_', ' ')}.`]),
  ),
  firstName: 'The first name, of 1 to 100 characters.',
  lastName: 'The last name, of 1 to 100 characters.',
  name: 'The name, of 1 to 100 characters.',
  contactName: 'The name, of 1 to 100 characters.',
  email: 'The e-mail address, of at most 254 characters.',
  contactEmail: 'The e-mail address, of at most 254 characters.',
  company: 'The company, of 1 to 200 characters.',
  companyName: 'The company, of 1 to 200 characters.',
  website: 'The website, one line of at most 300 characters; by default none.',
  privacyAgreed: 'Consent to the privacy policy; only true is accepted.',
  acceptsPrivacyPolicy: 'Consent to the privacy policy; only true is accepted.',
  calculationData: 'The calculation; by default that of a visitor who calculated nothing.',
  calculationInputs: 'The inputs of the calculation.',
  'calculationInputs.developerCount': 'Developers: a whole number from 1 to 20.',
  'calculationData.integrationCount':
    'Integrations: a whole number from 0 to 200; 0 where nothing was calculated.',
  'calculationData.timeline':
    'Months to the target date, from 0 to 1200; 0 where nothing was calculated.',
  'calculationData.region':
    'Region: one of those of an estimate, or a display name of at most 60 characters.',
  formType: 'The form.',
  submittedAt: 'The instant of the submission, in ISO 8601.',
  userAgent: 'The browser, of at most 1000 characters.',
  fax: 'Leave it out: people never see this field.',
  formMilliseconds: 'Milliseconds from opening the page to sending the form.',
  hasTrustedInput: 'Whether the page got an event of a pointer, a key or autofill.',
  consentVersion: 'The version of the text of consent, such as 2026-11.',
  attribution: 'Where the visitor came from; one that is not valid counts as missing.',
  fromCalculation: 'The id of the saved calculation whose link the visitor opened.',
  hutk: 'The cookie of HubSpot, of a visitor who agreed to it.',
  opened: 'The parts of the page that the visitor opened, at most 6.',
  language: 'The language of the page and of the mails to the visitor; English by default.',
  bookingUrl: 'The calendar in which to book a time; missing without one.',
  pdfData: 'The visitor’s own copy in base64, which is compared and never mailed; by default none.',
};

/**
 * Adds to each property of a JSON Schema what it means, with unit, range, default and condition.
 * Documents of the API and the tools of assistants have the same texts.
 *
 * @param systemIds - The systems on the rate card.
 * @param name - The name of the schema.
 */
export function describeFields<Described extends object>(
  schema: Described,
  systemIds: readonly string[],
  name = '',
): Described {
  const texts: Readonly<Record<string, string>> = {
    ...otherTexts,
    ...assumptionTexts,
    ...inputTexts(systemIds),
  };

  function described(of: object, root: string, parent: string) {
    const entries = Object.entries(of).map(([field, property]) => {
      const text =
        texts[`${root}.${parent}.${field}`] ?? texts[`${parent}.${field}`] ?? texts[field];
      const inner = visit(property, root, field);
      return [field, text ? { description: text, ...inner } : inner];
    });
    return Object.fromEntries(entries);
  }

  /** Visits a part of the schema, whose properties are those of a parent. */
  function visit<Part>(part: Part, root: string, parent: string): Part {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map((each) => visit(each, root, parent)) as Part;
    const entries = Object.entries(part).map(([keyword, value]) => {
      if (keyword === '$defs') {
        const named = Object.entries(value).map(([id, def]) => [id, visit(def, id, id)]);
        return [keyword, Object.fromEntries(named)];
      }
      const inner = keyword === 'properties' ? described(value, root, parent) : null;
      return [keyword, inner ?? visit(value, root, parent)];
    });
    return Object.fromEntries(entries) as Part;
  }
  return visit(schema, name, name);
}
