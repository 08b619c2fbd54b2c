import type { Assumptions, SystemFigure } from '../../../contract/assumptions.ts';
import { hasEmbeddedOwnWork } from '../../../contract/estimate.ts';
import { assumptionRows } from '../../../contract/format/assumptionTexts.ts';
import { weeksPerMonth } from '../../../contract/format/durations.ts';
import { formatNumber } from '../../../contract/format/numbers.ts';
import { formatCount, formatDay, formatWeeks } from '../../../contract/format/phrases.ts';
import { inputDefinitions, regions } from '../../../contract/inputs.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import { systemFigures, systemName } from '../../estimate/systems.ts';
import { space } from '../layout/Block.ts';
import { type Composer, linked, strong } from '../layout/Composer.ts';
import { page, text } from '../layout/design.ts';
import { type Flow, listOpening, tableOpening } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { genericHoursText } from '../texts/genericHours.ts';
import { rangePoints } from '../texts/rangeTexts.ts';

const columns = [
  { title: 'Assumption', width: page.contentWidth - 120 - 140 - 24 },
  { title: 'Used here', width: 120, align: 'right' },
  { title: 'Rate card', width: 140, align: 'right' },
] as const;

/** How many assumptions are listed; a note says how many more there are. */
const maxRows = 20;

/** Adds what the visitor assumes differently from the rate card; nothing where that is nothing. */
export function ownAssumptions(flow: Flow, compose: Composer, { inputs }: ReportModel): void {
  const rows = assumptionRows(inputs.assumptions, systemName, rateCardFigure);
  if (rows.length === 0) return;
  const table = compose.table(
    columns,
    rows.slice(0, maxRows).map(({ label, value, default: byRateCard }) => ({
      cells: [label, strong(value), byRateCard],
    })),
    { leading: 1.3 },
  );
  flow.addHeading(compose.heading('Your assumptions'), tableOpening(table));
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
  const { planDiscountPercentage = 0, embeddedDeploymentWeeks } = inputs.assumptions ?? {};
  const deployment =
    embeddedDeploymentWeeks === undefined
      ? '3 to 10 weeks, depending on the plan'
      : `${formatWeeks(embeddedDeploymentWeeks)}, by your assumption`;
  const hasOwnWork = hasEmbeddedOwnWork(estimate);
  const { version, hourlyRatesUsd } = rateCard;
  const regionRates = regions
    .filter((region) => region !== 'custom')
    .map((region) => `${inputDefinitions.region.optionLabels[region]} $${hourlyRatesUsd[region]}`)
    .join(', ');
  const points = [
    `Hours are planning assumptions, not measurements. Without a profile: ${genericHoursText(inputs.assumptions)}.`,
    `Hourly rates: ${regionRates}, or your own.`,
    `In-house maintenance starts after the build, without the cost multiplier. ${wageRisePercentagePerYear > 0 ? `Hourly rates rise by ${formatNumber(wageRisePercentagePerYear, 2)}% a year` : 'Hourly rates do not rise'}; only the finance figures count interest.`,
    `The embedded cost is the list price${planDiscountPercentage > 0 ? ` less ${formatNumber(planDiscountPercentage, 2)}%` : ''} in every year${planRisePercentagePerYear > 0 ? `, rising by ${formatNumber(planRisePercentagePerYear, 2)}% a year` : ''}, ${hasOwnWork ? 'with the time of your own team as you stated it, and without taxes' : 'without taxes or time of your own team'}.`,
    `Embedding is assumed to be live in ${deployment}. A month has ${weeksPerMonth} weeks.`,
    ...rangePoints(),
    'Neither side includes fees that platforms charge for certification or listing.',
    `Rate card ${version}, applied on ${formatDay(date)}. Amounts are added up first and then rounded to whole dollars.`,
  ];
  const bullets = compose.bullets(points, text.smallBody);
  flow.addHeading(compose.heading('Assumptions'), listOpening(space(0), bullets));
  flow.addList(space(0), bullets);
  if (!url) return;
  flow.addSpace(8);
  flow.add(compose.callout([strong('Reopen this calculation: '), linked(url, url)], 'accent'));
}
