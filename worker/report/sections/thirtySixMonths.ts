import {
  outcomesSentence,
  outcomeText,
  verdictSentence,
} from '../../../contract/format/costComparison.ts';
import { formatTimeline, weeksPerMonth } from '../../../contract/format/formatTimeline.ts';
import { formatUsd } from '../../../contract/format/formatUsd.ts';
import { withThousands } from '../../../contract/format/withThousands.ts';
import { forecastMonths } from '../../forecast/cumulativeCosts.ts';
import type { Range } from '../../forecast/ranges.ts';
import { defaultUncertainty, simulationCount } from '../../forecast/simulate.ts';
import { compareCosts } from '../../forecast/verdict.ts';
import { costAfter } from '../costAfter.ts';
import { colors, page, text } from '../design.ts';
import type { Facts } from '../facts.ts';
import { type Block, space, stack } from '../layout/Block.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import type { Flow } from '../layout/Flow.ts';
import type { Sheet } from '../layout/Sheet.ts';

/** The cost of both sides month by month, drawn and in figures. */
export function thirtySixMonths(flow: Flow, compose: Composer, facts: Facts): void {
  const chart = costChart(compose, facts);
  flow.addHeading('Thirty-six months', compose.heading('Thirty-six months'), {
    gap: 4,
    keepWith: chart.height + 30,
  });
  const isBuilt = facts.estimate.timeline.timelineWeeks / weeksPerMonth < forecastMonths;
  flow.add(
    compose.note(
      `Cumulative cost of both sides, in USD; shaded: the likely range of in-house. ${isBuilt ? 'The circle marks the end of the build.' : `The build goes on beyond month ${forecastMonths}.`}`,
    ),
    6,
  );
  flow.add(chart, 10);
  flow.add(
    compose.tableBlock(
      [
        { title: 'After', width: 90 },
        { title: 'In-house', width: 110, align: 'right' },
        { title: 'Embedded', width: 110, align: 'right' },
        { title: 'Result', width: page.contentWidth - 346, align: 'right' },
      ],
      [12, 24, 36].map((month) => {
        const comparison = compareCosts(facts.estimate, month);
        return [
          `${month} months`,
          formatUsd(comparison.inHouseUsd),
          formatUsd(comparison.embeddedUsd),
          outcomeText(comparison),
        ];
      }),
      { padding: 4.5 },
    ),
    8,
  );
  flow.add(compose.body(verdictSentence(facts.verdict)), 10);
  flow.add(howSure(compose, facts));
}

/** What the simulations came to, so that nobody takes one figure for certain. */
function howSure(compose: Composer, { estimate, forecast }: Facts): Block {
  const { ranges, sensitivity } = forecast;
  const figure = { width: 79, align: 'right' } as const;
  return stack([
    compose.subheading('How sure is this?'),
    space(3),
    compose.tableBlock(
      [
        { title: 'Figure', width: page.contentWidth - 4 * (figure.width + 12) },
        { title: 'Estimate', ...figure },
        { title: '1 in 10 stays below', ...figure },
        { title: 'Half stay below', ...figure },
        { title: '9 in 10 stay below', ...figure },
      ],
      [
        rangeRow(
          'In-house initial cost',
          estimate.results.inHouse.initialTotal,
          ranges.initialTotalUsd,
          formatUsd,
        ),
        rangeRow(
          'In-house timeline',
          estimate.timeline.timelineWeeks,
          ranges.timelineWeeks,
          formatTimeline,
        ),
        ...(ranges.differenceUsd && sensitivity.differenceUsd !== null
          ? [
              rangeRow(
                'In-house minus embedded, 36 months',
                sensitivity.differenceUsd,
                ranges.differenceUsd,
                formatUsd,
              ),
            ]
          : []),
      ],
      { padding: 3 },
    ),
    space(5),
    compose.note(
      `${outcomesSentence(ranges.outcomes)}${ranges.differenceUsd && ranges.outcomes.unfinished > 0 ? ' The difference counts only simulations that are live by month 36.' : ''} Each of the ${withThousands(simulationCount)} simulations varies hours per integration from ${defaultUncertainty.devHours.min} to ${defaultUncertainty.devHours.max} times the plan, maintenance from ${defaultUncertainty.maintenanceHours.min} to ${defaultUncertainty.maintenanceHours.max}, reviews from ${defaultUncertainty.moderationWeeks.min} to ${defaultUncertainty.moderationWeeks.max}, and all hours together from ${defaultUncertainty.estimationBias.min} to ${defaultUncertainty.estimationBias.max}.`,
    ),
  ]);
}

const rangeRow = (
  label: string,
  estimated: number,
  { p10, p50, p90 }: Range,
  format: (value: number) => string,
) => [label, strong(format(estimated)), format(p10), format(p50), format(p90)];

const chartHeight = 178;
const plot = { left: 44, right: 92, top: 8, bottom: 20 };

/** Two lines from now to month 36, named at their ends; told apart by dash as well as by colour. */
function costChart(compose: Composer, facts: Facts): Block {
  const width = page.contentWidth - plot.left - plot.right;
  const height = chartHeight - plot.top - plot.bottom;
  const { estimate } = facts;
  const { costs, ranges } = facts.forecast;
  const highest = Math.max(
    ...costs.map((cost) => Math.max(cost.inHouseUsd, cost.embeddedUsd)),
    ...ranges.inHouseUsdByMonth.map(({ p90 }) => p90),
  );
  const step = niceStep(highest / 4);
  const top = Math.ceil(highest / step) * step;
  return {
    height: chartHeight,
    draw(sheet, x, y) {
      const left = x + plot.left;
      const base = y + plot.top + height;
      const at = (month: number, usd: number) => ({
        x: left + (width * month) / forecastMonths,
        y: base - (height * usd) / top,
      });
      const label = (
        content: string,
        px: number,
        py: number,
        options: { align?: 'right'; width: number; color?: string; isStrong?: boolean },
      ) =>
        compose
          .text(
            content,
            {
              ...text.chart,
              color: options.color ?? colors.muted,
              weight: options.isStrong ? 'semibold' : 'regular',
            },
            { width: options.width, leading: 1.2, align: options.align ?? 'left' },
          )
          .draw(sheet, px, py - 4.5);

      for (let usd = 0; usd <= top; usd += step) {
        const { y: line } = at(0, usd);
        hairline(sheet, left, line, left + width, line, colors.line, usd === 0 ? 0.9 : 0.5);
        label(shortUsd(usd), x, line, { width: plot.left - 8, align: 'right' });
      }
      for (let month = 0; month <= forecastMonths; month += 6) {
        const { x: tick } = at(month, 0);
        hairline(sheet, tick, base, tick, base + 3, colors.line, 0.9);
        const name = month === 0 ? 'now' : month === 12 ? '12 months' : String(month);
        const nameWidth = compose.widthOf(name, text.chart);
        label(name, tick - nameWidth / 2, base + 11, { width: nameWidth + 1 });
      }

      const likely = ranges.inHouseUsdByMonth;
      sheet.add({
        kind: 'path',
        points: [
          ...likely.map(({ month, p90 }) => at(month, p90)),
          ...likely.toReversed().map(({ month, p10 }) => at(month, p10)),
        ],
        fill: colors.inHouseSoft,
      });

      const buildMonths = estimate.timeline.timelineWeeks / weeksPerMonth;
      const inHouse = costs.map(({ month, inHouseUsd }) => ({ month, usd: inHouseUsd }));
      if (buildMonths < forecastMonths) {
        inHouse.push({ month: buildMonths, usd: estimate.results.inHouse.initialTotal });
        inHouse.sort((a, b) => a.month - b.month);
      }
      sheet.add({
        kind: 'path',
        points: costs.map(({ month, embeddedUsd }) => at(month, embeddedUsd)),
        stroke: { color: colors.embedded, width: 1.8, dash: [5, 3] },
      });
      sheet.add({
        kind: 'path',
        points: inHouse.map(({ month, usd }) => at(month, usd)),
        stroke: { color: colors.inHouse, width: 1.8 },
      });

      const last = costAfter(facts, forecastMonths);
      const ends = spread([
        {
          name: 'In-house',
          usd: last.inHouseUsd,
          color: colors.inHouse,
          y: at(forecastMonths, last.inHouseUsd).y,
        },
        {
          name: 'Embedded',
          usd: last.embeddedUsd,
          color: colors.embedded,
          y: at(forecastMonths, last.embeddedUsd).y,
        },
      ]);
      for (const end of ends) {
        label(end.name, left + width + 8, end.y - 5, {
          width: plot.right - 8,
          color: end.color,
          isStrong: true,
        });
        label(formatUsd(end.usd), left + width + 8, end.y + 5, {
          width: plot.right - 8,
          color: end.color,
        });
      }
      if (buildMonths < forecastMonths) {
        const built = at(buildMonths, estimate.results.inHouse.initialTotal);
        dot(sheet, built.x, built.y);
      }
    },
  };
}

function hairline(
  sheet: Sheet,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  color: string,
  width: number,
) {
  sheet.add({
    kind: 'path',
    points: [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ],
    stroke: { color, width },
  });
}

/** Where the build is done and maintenance begins. */
function dot(sheet: Sheet, x: number, y: number) {
  sheet.add({
    kind: 'box',
    ...{ x: x - 2.6, y: y - 2.6, width: 5.2, height: 5.2, radius: 2.6 },
    ...{ fill: colors.paper, stroke: colors.inHouse },
  });
}

/** Labels at the ends of the lines keep their distance where the lines end close together. */
function spread<T extends { readonly y: number }>(ends: readonly T[]): T[] {
  const room = 23;
  const [upper, lower] = [...ends].sort((a, b) => a.y - b.y);
  if (!upper || !lower || lower.y - upper.y >= room) return [...ends];
  const middle = (upper.y + lower.y) / 2;
  return [
    { ...upper, y: middle - room / 2 },
    { ...lower, y: middle + room / 2 },
  ];
}

/** The next of 1, 2, 2.5 or 5 times a power of ten. */
function niceStep(atLeast: number): number {
  let power = 1;
  while (power * 10 <= atLeast) power *= 10;
  return (
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= atLeast) ?? power
  );
}

/** "$150k", "$2.5M": an axis needs no more. */
function shortUsd(usd: number): string {
  if (usd >= 1_000_000) return `$${withThousandsAndTenths(usd / 1_000_000)}M`;
  if (usd >= 1000) return `$${withThousandsAndTenths(usd / 1000)}k`;
  return `$${usd}`;
}

function withThousandsAndTenths(value: number): string {
  const tenths = Math.round(value * 10);
  return tenths % 10 === 0
    ? withThousands(tenths / 10)
    : `${withThousands(Math.floor(tenths / 10))}.${tenths % 10}`;
}
