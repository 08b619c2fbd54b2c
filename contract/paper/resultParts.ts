import type { RangedQuantity } from '../assumptions.ts';
import type { ChartCosts, CostLines } from '../chart/costGeometry.ts';
import type { Claims } from '../claims.ts';
import {
  counterargumentsIntro,
  crossingsText,
  discountTurnText,
  presentValueText,
  splitText,
} from '../format/deferredClaimTexts.ts';
import { monthsPerYear } from '../format/durations.ts';
import {
  areBothCostsZero,
  type Spending,
  type SummarizedVerdict,
  financeFigureTexts as texts,
  wholeYears,
} from '../format/financeTexts.ts';
import { formatShown, formatUsd } from '../format/money.ts';
import { changeSupportText } from '../format/rangeSourceTexts.ts';
import {
  type EstimatePercentiles,
  estimatePercentileText,
  type Outcomes,
  outcomesText,
  type RangesByFigure,
  rangeColumns,
  rangeRows,
} from '../format/simulationTexts.ts';
import {
  noSplitText,
  splitChoiceText,
  splitColumns,
  splitNote,
  splitReasonText,
  splitRowName,
  splitTitle,
  splitTotals,
} from '../format/splitTexts.ts';
import { type CostHorizon, costHorizons } from '../horizons.ts';
import type { SupportedRange } from '../rangeSources.ts';
import type { BestSplit } from '../split.ts';
import { chartTexts } from '../words/chart.ts';
import {
  bothHorizons,
  figureColumn,
  horizonColumns,
  horizonRow,
  noPayback,
  overMonths,
  partTitles,
  rangeText,
  roiNote,
  totalsIntro,
  yearRow,
  yearsNote,
} from '../words/resultParts.ts';
import type { PaperBlock, PaperPart, PaperTable, PaperText } from './PaperPart.ts';

/*
 * The results that the closer look of the page shows. The report and the print sheet render the
 * same parts.
 */

type ChartRanges = NonNullable<ChartCosts['ranges']>;

/** The likely ranges of both sides, and of in-house minus embedded, by month. */
interface RangesByHorizon {
  readonly lines: Pick<CostLines, 'buildEnd'>;
  readonly ranges: ChartRanges & {
    readonly differenceUsdByHorizon: ChartRanges['embeddedUsdByMonth'];
  };
}

interface SimulatedForecast extends RangesByHorizon {
  readonly ranges: RangesByHorizon['ranges'] &
    RangesByFigure &
    EstimatePercentiles & { readonly outcomes: Readonly<Record<CostHorizon, Outcomes>> };
  readonly isTurnedByOne: boolean;
}

/**
 * The likely range of each simulated figure and of the costs by horizon, and how the simulations
 * end (E26).
 *
 * @param method - Says what the simulations vary.
 */
export function rangesPart(forecast: SimulatedForecast, method: string): PaperPart {
  const { ranges, isTurnedByOne } = forecast;
  const sentences = [
    outcomesText(ranges.outcomes, isTurnedByOne),
    estimatePercentileText(ranges),
    method,
  ];
  const rows = rangeRows(ranges).map(({ label, values, format }) => {
    const [estimated = '', ...others] = values.map(format);
    return [label, [{ strong: estimated }], ...others];
  });
  return {
    title: partTitles.ranges,
    blocks: [
      { kind: 'table', table: { columns: [figureColumn, ...Object.values(rangeColumns)], rows } },
      { kind: 'table', table: horizonRangeTable(forecast) },
      { kind: 'note', text: sentences.filter(Boolean).join(' ') },
    ],
  };
}

/**
 * The likely costs over each horizon, and the likely difference; none of a build that is not live
 * by then (E22).
 */
export function horizonRangeTable({ lines, ranges }: RangesByHorizon): PaperTable<string> {
  const { buildEnd } = lines;
  const rangeAfter = (month: number, of: RangesByHorizon['ranges']['differenceUsdByHorizon']) => {
    const range = of.find((other) => other.month === month);
    return range ? rangeText(formatUsd(range.p10), formatUsd(range.p90)) : '–';
  };
  const rows = costHorizons.map((month) => {
    const isLive = buildEnd && buildEnd.month <= month;
    return [
      horizonRow(month),
      isLive ? rangeAfter(month, ranges.inHouseUsdByMonth) : '–',
      rangeAfter(month, ranges.embeddedUsdByMonth),
      isLive ? rangeAfter(month, ranges.differenceUsdByHorizon) : '–',
    ];
  });
  return { columns: horizonColumns(chartTexts.inHouse, chartTexts.embedded), rows };
}

/**
 * The split of the integrations that costs least, with the reason of each choice (E35): in a table,
 * or in sentences for the other integrations alone.
 *
 * @param hasTable - False writes all choices as sentences, which take less room.
 */
export function splitPart(split: BestSplit, claims: Claims, hasTable: boolean): PaperPart {
  const sentence = split.best ? splitText(claims) : noSplitText;
  const { rows } = split;
  const table: PaperTable = {
    columns: [splitColumns.name, splitColumns.choice, splitColumns.reason],
    rows: rows.map((row) => [
      [{ strong: splitRowName(row) }],
      splitChoiceText(row),
      splitReasonText(row),
    ]),
    hasWords: true,
  };
  const isTable = hasTable && rows.some(({ name }) => name !== null);
  return {
    title: splitTitle,
    blocks: [
      ...(sentence ? [{ kind: 'text', text: sentence } as const] : []),
      { kind: 'text', text: totalsText(split) },
      ...(isTable ? [] : [{ kind: 'text', text: choicesText(split) } as const]),
      { kind: 'note', text: splitNote },
      ...(isTable ? [{ kind: 'table', table } as const] : []),
    ],
  };
}

/** "Totals over 36 months. Best split (build 1, embed 5): $49,623, live in 3 weeks. …" */
function totalsText(split: BestSplit): PaperText {
  const totals = splitTotals(split).flatMap(({ label, amount, live }) => [
    ` ${label}: `,
    { strong: amount },
    `, ${live}.`,
  ]);
  return [totalsIntro, ...totals];
}

function choicesText({ rows }: BestSplit): PaperText {
  return rows.flatMap((row, index) => [
    `${index > 0 ? ' ' : ''}${splitRowName(row)}: `,
    { strong: splitChoiceText(row) },
    `. ${splitReasonText(row)}`,
  ]);
}

interface ChangedResult {
  readonly sentence: string;
  readonly changes: readonly {
    readonly quantity: RangedQuantity;
    readonly range: SupportedRange;
  }[];
}

/** The changes of assumptions that turn the result, the smallest first. */
interface Turns {
  readonly arguments: readonly ChangedResult[];
  readonly noneSentence: string | null;
}

/** More single changes are only on the page. */
const mostSingleChanges = 3;

/**
 * The strongest counterarguments: three single changes that turn the result, or the strongest pair
 * where no single change does.
 */
export function turnsPart({ arguments: found, noneSentence }: Turns): PaperPart {
  const isPair = (found[0]?.changes.length ?? 0) > 1;
  const items = found
    .slice(0, isPair ? 1 : mostSingleChanges)
    .map(({ sentence, changes }): PaperText => {
      const supports = changes.map(changeSupportText).filter(Boolean);
      return [sentence, ...supports.map((support) => ({ muted: ` ${support}.` }))];
    });
  const blocks: PaperBlock[] =
    items.length > 0
      ? [
          { kind: 'note', text: counterargumentsIntro },
          { kind: 'items', items },
        ]
      : [{ kind: 'text', text: noneSentence ?? '' }];
  return { title: partTitles.turns, blocks };
}

/** The finance figures over 36 and over 60 months. */
type FinanceByHorizon = Readonly<Record<36 | 60, FinanceFigures>>;

interface FinanceFigures {
  readonly discountRatePercentage: number;
  readonly years: readonly (Spending & { readonly year: number })[];
  readonly verdict: SummarizedVerdict | null;
  readonly earlierLaunchUsd: number | null;
}

const horizons = [36, 60] as const;

/**
 * What embedding is worth to a finance team over 36 and 60 months, and what both sides spend by
 * year (E25).
 */
export function financePart(finance: FinanceByHorizon, claims: Claims): PaperPart {
  const { verdict, discountRatePercentage } = finance[60];
  const figures = figureTable(finance);
  const intro = texts.intro({ months: bothHorizons, discountRatePercentage, verdict });
  return {
    title: partTitles.finance,
    blocks: [
      { kind: 'note', text: `${intro} ${yearsNote}` },
      { kind: 'text', text: financeVerdictText(claims) },
      ...(verdict ? [{ kind: 'text', text: crossingsText(claims, 60) } as const] : []),
      ...(figures ? [{ kind: 'table', table: figures } as const] : []),
      { kind: 'table', title: texts.table, table: yearTable(finance) },
    ],
  };
}

/** Says which side costs less in present value, then where discounting changes who costs less. */
export function financeVerdictText(claims: Claims): string {
  const turns = horizons.map((months) => discountTurnText(claims, months));
  return [presentValueText(claims), ...turns].filter(Boolean).join(' ');
}

const strongCells = (values: readonly string[]): PaperText[] =>
  values.map((strong) => [{ strong }]);

const figureRow = (label: string, note: string, values: readonly string[]): PaperText[] => [
  [label, { muted: ` (${note})` }],
  ...strongCells(values),
];

/**
 * The figures of a finished build, with a column per horizon; a horizon by which it is not live has
 * none (E22). The value of an earlier launch is never part of a cost (E25).
 *
 * @returns null if neither horizon has any.
 */
function figureTable(finance: FinanceByHorizon): PaperTable | null {
  const { verdict: last, discountRatePercentage } = finance[60];
  const row = (label: string, note: string, show: (verdict: SummarizedVerdict) => string) => {
    const verdicts = horizons.map((months) => finance[months].verdict);
    return figureRow(
      label,
      note,
      verdicts.map((verdict) => (verdict ? show(verdict) : texts.notLive)),
    );
  };
  const payback = (verdict: SummarizedVerdict) => {
    if (areBothCostsZero(verdict)) return noPayback;
    const { paybackMonth: month } = verdict;
    return month === null ? texts.noPayback : texts.inMonth(month);
  };
  const paybackNote =
    last && areBothCostsZero(last) ? texts.nothingToPayBackNote : texts.paybackNote;
  const launches = horizons.flatMap((months) => finance[months].earlierLaunchUsd ?? []);
  const rows = [
    ...(last
      ? [
          row(texts.npv, texts.npvNote, ({ npvUsd }) => formatUsd(npvUsd)),
          row(texts.cashNpv, texts.cashNpvNote, ({ cashNpvUsd }) => formatUsd(cashNpvUsd)),
        ]
      : []),
    ...(last?.roi == null
      ? []
      : [row(texts.roi, roiNote, ({ roi }) => (roi === null ? '–' : texts.roiValue(roi)))]),
    ...(last ? [row(texts.payback, paybackNote, payback)] : []),
    ...(launches.length > 0
      ? [
          figureRow(
            texts.earlierLaunchBy(launches.at(-1) ?? 0),
            texts.earlierLaunchNote(discountRatePercentage),
            launches.map((usd) => formatUsd(Math.abs(usd))),
          ),
        ]
      : []),
  ];
  const columns = [figureColumn, ...horizons.map(overMonths)];
  return rows.length > 0 ? { columns, rows } : null;
}

/**
 * What both sides spend in each of five years. Totals, which add up, follow year 3 and year 5. A
 * build that is not live within 60 months has spending alone, and the total of a horizon by which
 * it is not live has no difference (E22).
 */
function yearTable(finance: FinanceByHorizon): PaperTable {
  const { years, verdict } = finance[60];
  const whole = wholeYears(years);
  const amounts = (first: number, last: number) =>
    (['inHouseUsd', 'timeLostUsd', 'embeddedUsd', 'benefitUsd'] as const).map((amount) =>
      formatShown(
        whole.slice(first, last + 1).reduce((sum, { [amount]: ofYear }) => sum + ofYear, 0),
      ),
    );
  const total = (months: 36 | 60) => {
    const [inHouse = '', timeLost = '', embedded = '', benefit = ''] = amounts(
      0,
      months / monthsPerYear,
    );
    const shown = finance[months].verdict ? benefit : '–';
    return strongCells([horizonRow(months), inHouse, timeLost, embedded, shown]);
  };
  const rows = years.map(({ year }): PaperText[] => [
    year === 0 ? texts.start : yearRow(year),
    ...amounts(year, year),
  ]);
  const columns = [
    texts.year,
    texts.inHouse,
    texts.timeLost,
    texts.embedded,
    ...(verdict ? [texts.benefit] : []),
  ];
  const allRows = [...rows.slice(0, 4), total(36), ...rows.slice(4), total(60)];
  return { columns, rows: allRows.map((row) => row.slice(0, columns.length)) };
}
