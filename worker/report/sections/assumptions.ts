import type { AssumedNumbers, Assumptions, SystemFigure } from '../../../contract/assumptions.ts';
import { costsBeyondPlan, type Estimate } from '../../../contract/estimate.ts';
import { assistantsText } from '../../../contract/format/addedHoursText.ts';
import { assumptionOrigin, assumptionRows } from '../../../contract/format/assumptionTexts.ts';
import { currencyNames } from '../../../contract/format/currencyText.ts';
import { formatHours, weeksPerMonth } from '../../../contract/format/durations.ts';
import { formatExactUsd, shownCurrency } from '../../../contract/format/money.ts';
import { formatNumber } from '../../../contract/format/numbers.ts';
import {
  formatCount,
  formatDay,
  formatList,
  formatWeeks,
  upperFirst,
} from '../../../contract/format/phrases.ts';
import {
  askProvider,
  openText,
  type PlanTerm,
  planTerms,
  planTermsTitle,
} from '../../../contract/format/planTerms.ts';
import { priceText } from '../../../contract/format/priceText.ts';
import { readText } from '../../../contract/format/rangeSourceTexts.ts';
import { inputDefinitions, regions } from '../../../contract/inputs.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import { systemFigures, systemName } from '../../estimate/systems.ts';
import { space } from '../layout/Block.ts';
import { type Composer, linked, strong } from '../layout/Composer.ts';
import { page, text } from '../layout/design.ts';
import { type Flow, listOpening } from '../layout/Flow.ts';
import type { Content } from '../layout/paragraph.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { genericHoursText, hostLink, rangePoints } from '../texts/evidenceTexts.ts';

const columns = [
  { title: 'Assumption', width: page.contentWidth - 120 - 140 - 24 },
  { title: 'Used here', width: 120, align: 'right' },
  { title: 'Rate card', width: 140, align: 'right' },
] as const;

/** How many assumptions are listed; a note says how many more there are. */
const maxRows = 20;

/** Adds what the visitor assumes differently from the rate card; nothing where that is nothing. */
export function ownAssumptions(
  flow: Flow,
  compose: Composer,
  { inputs, estimate }: ReportModel,
): void {
  const rows = assumptionRows(inputs.assumptions, systemName, rateCardFigure, estimate);
  if (rows.length === 0) return;
  const table = compose.table(
    columns,
    rows.slice(0, maxRows).map(({ label, value, default: byRateCard }) => ({
      cells: [label, strong(value), byRateCard],
    })),
    { leading: 1.3 },
  );
  flow.addHeading(compose.heading('Your assumptions'), flow.tableOpening(table));
  flow.addTable(table);
  const note = unlistedNote(inputs.assumptions, maxRows);
  if (note === null) return;
  flow.addSpace(4);
  flow.add(compose.note(note));
}

/** Says how many assumptions the table leaves out; null if it has all of them. */
export function unlistedNote(
  assumptions: Assumptions | null | undefined,
  listed: number,
): string | null {
  const others = assumptionRows(assumptions).length - listed;
  if (others <= 0) return null;
  const ofSystems = assumptionRows({ systems: assumptions?.systems }).length;
  const isOne = others === 1;
  return others <= ofSystems
    ? `${formatCount(others, 'more figure')} of systems ${isOne ? 'is' : 'are'} yours: the integration breakdown marks ${isOne ? 'it' : 'them'}.`
    : `${others} more of your assumptions ${isOne ? 'counts, but is' : 'count, but are'} not listed here.`;
}

function rateCardFigure(id: string, figure: SystemFigure): number | undefined {
  return systemFigures(id)?.[figure];
}

/** Adds the assumptions behind the figures, and the link that reopens the calculation. */
export function assumptions(flow: Flow, compose: Composer, model: ReportModel): void {
  const { date, url, inputs, estimate } = model;
  const { wageRisePercentagePerYear, planRisePercentagePerYear } = estimate.escalation;
  const { planDiscountPercentage, embeddedDeploymentWeeks } = estimate.assumed;
  const deployment =
    embeddedDeploymentWeeks === null
      ? '3 to 10 weeks, depending on the plan'
      : `${formatWeeks(embeddedDeploymentWeeks)}, by ${assumptionOrigin(inputs.assumptions, 'embeddedDeploymentWeeks')}`;
  const beyondPlan = costsBeyondPlan(estimate);
  const { version, hourlyRatesUsd } = rateCard;
  const regionRates = regions
    .filter((region) => region !== 'custom')
    .map((region) => `${inputDefinitions.region.optionLabels[region]} $${hourlyRatesUsd[region]}`)
    .join(', ');
  const { code } = shownCurrency();
  const wholeUnits = code === 'usd' ? 'dollars' : currencyNames[code];
  const points = [
    `Hours are planning assumptions, not measurements. Without a profile: ${genericHoursText(inputs.assumptions)}.`,
    `Hourly rates: ${regionRates}, or your own.`,
    `In-house maintenance starts after the build, without the cost multiplier. ${wageRisePercentagePerYear > 0 ? `Hourly rates rise by ${formatNumber(wageRisePercentagePerYear, 2)}% a year` : 'Hourly rates do not rise'}; only the finance figures count interest.`,
    `The embedded cost is ${priceText(estimate)}${planDiscountPercentage > 0 ? ` less ${formatNumber(planDiscountPercentage, 2)}%` : ''} in every year${planRisePercentagePerYear > 0 ? `, rising by ${formatNumber(planRisePercentagePerYear, 2)}% a year` : ''}, ${beyondPlan.length > 0 ? `with the assumed ${formatList(beyondPlan)}, and without taxes` : 'without taxes or time of your own team'}.`,
    ...statedOrLeftOut(estimate.assumed),
    `Embedding is assumed to be live in ${deployment}. A month has ${weeksPerMonth} weeks.`,
    ...rangePoints(model),
    feesPoint(estimate.escalation),
    `Rate card ${version}, applied on ${formatDay(date)}. Amounts are added up first and then rounded to whole ${wholeUnits}.`,
  ];
  addBullets(flow, compose, 'Assumptions', points);
  if (!url) return;
  flow.addSpace(8);
  flow.add(compose.callout([strong('Reopen this calculation: '), linked(url, url)], 'accent'));
}

function addBullets(flow: Flow, compose: Composer, title: string, points: readonly Content[]) {
  const bullets = compose.bullets(points, text.smallBody);
  flow.addHeading(compose.heading(title), listOpening(space(0), bullets));
  flow.addList(space(0), bullets);
}

/** Says whether fees of building count (E46). */
function feesPoint({ feesYearlyUsd }: Estimate['escalation']): string {
  return feesYearlyUsd > 0
    ? `In-house costs over time include fees of ${formatExactUsd(feesYearlyUsd)} a year for security assessments, listings and legal work, paid in the first month of each year. They do not rise with wages, and the simulations do not vary them.`
    : 'Neither side includes fees that platforms charge for certification or listing.';
}

/** Says what is counted of what the rate card leaves out (E33, E34, E37), and what is not. */
function statedOrLeftOut(assumed: AssumedNumbers): string[] {
  const {
    platformHoursOnce: once,
    platformHoursPerMonth: monthly,
    platformUsdPerMonth: hosting,
    assistedBuildSavingPercentage: build,
    assistedMaintenanceSavingPercentage: maintenance,
    turnoverPercentagePerYear: turnover,
    handoverHours,
  } = assumed;
  const platform =
    'a platform of your own (authentication, tenancy, queues, monitoring, on call, hosting)';
  const parts = [
    {
      isStated: once + monthly + hosting > 0,
      name: platform,
      text: `In-house includes ${platform}, beyond the hours of the systems: ${formatHours(once)} to build, and ${formatCount(monthly, 'hour', 2)} and ${formatExactUsd(hosting)} a month.`,
    },
    {
      isStated: turnover > 0,
      name: 'staff turnover',
      text: `${formatNumber(turnover, 2)}% of your team leaves each year, and each successor takes ${formatHours(handoverHours)} to hand over to; in-house costs over time include it.`,
    },
    {
      isStated: build !== 0 || maintenance !== 0,
      name: 'what AI assistants change',
      text: `${assistantsText(build, maintenance)} That counts on both sides; reviews keep their length.`,
    },
  ];
  const leftOut = parts.filter(({ isStated }) => !isStated).map(({ name }) => name);
  return [
    ...parts.filter(({ isStated }) => isStated).map(({ text: stated }) => stated),
    ...(leftOut.length > 0 ? [`Left out unless you state it: ${formatList(leftOut)}.`] : []),
  ];
}

/**
 * Adds what the plan includes, its term, and how to leave it, each with its source (E36); where
 * there is no room, what to ask.
 */
export function planTermsSection(flow: Flow, compose: Composer): void {
  const stated = compose.density.isComplete ? planTerms.filter(({ sources }) => sources) : [];
  const others = planTerms.filter((term) => !stated.includes(term));
  const names = formatList(others.map(({ name }) => name.toLowerCase()));
  const points = [...stated.map(termPoint), upperFirst(`${askProvider}: ${names}.`)];
  addBullets(flow, compose, planTermsTitle, points);
}

function termPoint(term: PlanTerm): Content {
  const stated = (term.sources ?? []).flatMap((source) => [
    `${source.finding.replace(/\.$/, '')} (`,
    hostLink(source.url),
    `, ${readText(source)}). `,
  ]);
  return [strong(`${term.name}: `), ...stated, openText(term)];
}
