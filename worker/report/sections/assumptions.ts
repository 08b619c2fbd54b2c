import type { AssumedNumbers, Assumptions, SystemFigure } from '../../../contract/assumptions.ts';
import { costsBeyondPlan } from '../../../contract/estimate.ts';
import { assistantsText } from '../../../contract/format/addedHoursText.ts';
import { assumptionOrigin, assumptionRows } from '../../../contract/format/assumptionTexts.ts';
import { currencyNames } from '../../../contract/format/currencyText.ts';
import { formatHours, weeksPerMonth } from '../../../contract/format/durations.ts';
import { amountText, percentText } from '../../../contract/format/locale.ts';
import { formatExactUsd, shownCurrency } from '../../../contract/format/money.ts';
import { formatNumber } from '../../../contract/format/numbers.ts';
import {
  formatCount,
  formatDay,
  formatList,
  formatWeeks,
  lowerFirst,
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
import {
  assumptionsTitle,
  deploymentPoint,
  embeddedPoint,
  feesPoint,
  hoursPoint,
  leftOutPoint,
  maintenancePoint,
  ownAssumptionsTexts,
  rateCardPoint,
  ratesPoint,
  reopenLead,
  statedTexts,
} from '../texts/assumptionTexts.ts';
import { genericHours, hostLink, rangePoints } from './evidence.ts';

const columns = [
  { title: ownAssumptionsTexts.columns.assumption, width: page.contentWidth - 120 - 140 - 24 },
  { title: ownAssumptionsTexts.columns.used, width: 120, align: 'right' },
  { title: ownAssumptionsTexts.columns.rateCard, width: 140, align: 'right' },
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
  flow.addHeading(compose.heading(ownAssumptionsTexts.title), flow.tableOpening(table));
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
  return others <= ofSystems
    ? ownAssumptionsTexts.moreFigures(others)
    : ownAssumptionsTexts.more(others);
}

function rateCardFigure(id: string, figure: SystemFigure): number | undefined {
  return systemFigures(id)?.[figure];
}

/** Adds the assumptions behind the figures, and the link that reopens the calculation. */
export function assumptions(flow: Flow, compose: Composer, model: ReportModel): void {
  const { date, url, inputs, estimate } = model;
  const { wageRisePercentagePerYear, planRisePercentagePerYear, feesYearlyUsd } =
    estimate.escalation;
  const { planDiscountPercentage, embeddedDeploymentWeeks } = estimate.assumed;
  const deployment = embeddedDeploymentWeeks !== null && {
    weeks: formatWeeks(embeddedDeploymentWeeks),
    origin: assumptionOrigin(inputs.assumptions, 'embeddedDeploymentWeeks'),
  };
  const beyondPlan = costsBeyondPlan(estimate);
  const { version, hourlyRatesUsd } = rateCard;
  const regionRates = regions
    .filter((region) => region !== 'custom')
    .map((region) => {
      const rate = amountText('$', formatNumber(hourlyRatesUsd[region], 2));
      return `${inputDefinitions.region.optionLabels[region]} ${rate}`;
    })
    .join(', ');
  const { code } = shownCurrency();
  const unlessZero = (value: number) => (value > 0 ? percent(value) : null);
  const points = [
    hoursPoint(genericHours(inputs.assumptions)),
    ratesPoint(regionRates),
    maintenancePoint(unlessZero(wageRisePercentagePerYear)),
    embeddedPoint({
      price: priceText(estimate),
      discount: unlessZero(planDiscountPercentage),
      rise: unlessZero(planRisePercentagePerYear),
      beyond: beyondPlan,
    }),
    ...statedOrLeftOut(estimate.assumed),
    deploymentPoint(deployment || null, formatNumber(weeksPerMonth, 2)),
    ...rangePoints(model),
    feesPoint(feesYearlyUsd > 0 ? formatExactUsd(feesYearlyUsd) : null),
    rateCardPoint(version, formatDay(date), code === 'usd' ? null : currencyNames[code]),
  ];
  addBullets(flow, compose, assumptionsTitle, points);
  if (!url) return;
  flow.addSpace(8);
  flow.add(compose.callout([strong(`${reopenLead} `), linked(url, url)], 'accent'));
}

function addBullets(flow: Flow, compose: Composer, title: string, points: readonly Content[]) {
  const bullets = compose.bullets(points, text.smallBody);
  flow.addHeading(compose.heading(title), listOpening(space(0), bullets));
  flow.addList(space(0), bullets);
}

const percent = (value: number) => percentText(formatNumber(value, 2));

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
  const parts = [
    {
      isStated: once + monthly + hosting > 0,
      name: 'platform',
      text: statedTexts.platform(
        formatHours(once),
        formatCount(monthly, 'hour', 2),
        formatExactUsd(hosting),
      ),
    },
    {
      isStated: turnover > 0,
      name: 'turnover',
      text: statedTexts.turnover(percent(turnover), formatHours(handoverHours)),
    },
    {
      isStated: build !== 0 || maintenance !== 0,
      name: 'assistants',
      text: statedTexts.assistants(assistantsText(build, maintenance)),
    },
  ] as const;
  const leftOut = parts.filter(({ isStated }) => !isStated).map(({ name }) => name);
  return [
    ...parts.filter(({ isStated }) => isStated).map(({ text: stated }) => stated),
    ...(leftOut.length > 0 ? [leftOutPoint(leftOut)] : []),
  ];
}

/**
 * Adds what the plan includes, its term, and how to leave it, each with its source (E36); where
 * there is no room, what to ask.
 */
export function planTermsSection(flow: Flow, compose: Composer): void {
  const stated = compose.density.isComplete ? planTerms.filter(({ sources }) => sources) : [];
  const others = planTerms.filter((term) => !stated.includes(term));
  const names = formatList(others.map(({ name }) => lowerFirst(name)));
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
