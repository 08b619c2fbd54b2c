import { type Claims, claimOf } from '../../../contract/claims.ts';
import {
  crossingsText,
  discountTurnText,
  presentValueText,
} from '../../../contract/format/deferredClaimTexts.ts';
import { forecastMonths, lastMonth, monthsPerYear } from '../../../contract/format/durations.ts';
import {
  areBothCostsZero,
  financeFigureTexts as texts,
  wholeYears,
} from '../../../contract/format/financeTexts.ts';
import { formatShown, formatUsd } from '../../../contract/format/money.ts';
import {
  type Finance,
  type FinanceHorizon,
  type FinanceVerdict,
  type FinanceYear,
  financeHorizons,
} from '../../forecast/finance.ts';
import { space, stack } from '../layout/Block.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
import { type Flow, tableOpening } from '../layout/Flow.ts';
import type { Span } from '../layout/paragraph.ts';
import type { Cell, Table } from '../layout/table.ts';
import type { ByHorizon, ReportModel } from '../model/ReportModel.ts';

/**
 * Adds what embedding is worth to a finance team over 36 and 60 months, and what both sides spend
 * by year (E25).
 */
export function financeSection(
  flow: Flow,
  compose: Composer,
  { claims, finance, affected }: Pick<ReportModel, 'claims' | 'finance' | 'affected'>,
): void {
  const { verdict, discountRatePercentage } = finance[lastMonth];
  const figures = figureTable(compose, finance);
  const opening = stack([
    compose.note(
      `${texts.intro({ months: `${forecastMonths} and ${lastMonth}`, discountRatePercentage, verdict })} By year, the rows of ${forecastMonths} and ${lastMonth} months are totals.`,
    ),
    space(8),
    compose.body(financeVerdictText(claims)),
    ...(verdict ? [compose.body(crossingsText(claims, lastMonth))] : []),
  ]);
  const years = yearTable(compose, finance);
  const yearsTitle = stack([compose.subheading(texts.table), space(3)]);
  const yearsOpening = yearsTitle.height + tableOpening(years);
  flow.addHeading(
    compose.heading('For your CFO', affected.finance),
    opening.height + 6 + (figures ? tableOpening(figures) : yearsOpening),
  );
  flow.add(opening, 6);
  if (figures) flow.addTable(figures, 10);
  flow.ensureHeight(yearsOpening);
  flow.add(yearsTitle);
  flow.addTable(years);
}

const valueWidth = 76;

/** The finance figures with a column per horizon; null if neither horizon has any. */
function figureTable(compose: Composer, finance: ReportModel['finance']): Table | null {
  const rows = figureRows(finance);
  if (rows.length === 0) return null;
  return compose.table(
    [
      { title: 'Figure', width: page.contentWidth - financeHorizons.length * (valueWidth + 12) },
      ...financeHorizons.map(
        (months) =>
          ({ title: `Over ${months} months`, width: valueWidth, align: 'right' }) as const,
      ),
    ],
    rows.map((cells) => ({ cells })),
    { padding: 1.2 },
  );
}

const figureRow = (label: string, note: string, values: readonly string[]): Cell[] => [
  [label, { text: ` (${note})`, style: { color: colors.muted, size: text.note.size } }],
  ...values.map(strong),
];

/**
 * The figures of a finished build; a horizon by which it is not live has none (E22). The value of
 * an earlier launch is never part of a cost (E25).
 */
function figureRows(finance: ByHorizon<Finance>): Cell[][] {
  const { verdict: last, discountRatePercentage } = finance[lastMonth];
  const row = (label: string, note: string, show: (verdict: FinanceVerdict) => string) => {
    const verdicts = financeHorizons.map((months) => finance[months].verdict);
    return figureRow(
      label,
      note,
      verdicts.map((verdict) => (verdict ? show(verdict) : texts.notLive)),
    );
  };
  const payback = (month: number | null, verdict: FinanceVerdict) => {
    if (areBothCostsZero(verdict)) return 'none';
    return month === null ? texts.noPayback : texts.inMonth(month);
  };
  const paybackNote =
    last && areBothCostsZero(last) ? texts.nothingToPayBackNote : texts.paybackNote;
  const roiNote = 'net present value ÷ present value of embedding';
  const rows = [
    row(texts.npv, texts.npvNote, ({ npvUsd }) => formatUsd(npvUsd)),
    ...(last?.roi == null
      ? []
      : [row(texts.roi, roiNote, ({ roi }) => (roi === null ? '–' : texts.roiValue(roi)))]),
    row(texts.payback, paybackNote, (of) => payback(of.paybackMonth, of)),
  ];
  const launches = financeHorizons.flatMap((months) => finance[months].earlierLaunchUsd ?? []);
  const launchRow = figureRow(
    texts.earlierLaunchBy(launches.at(-1) ?? 0),
    texts.earlierLaunchNote(discountRatePercentage),
    launches.map((usd) => formatUsd(Math.abs(usd))),
  );
  return [...(last ? rows : []), ...(launches.length > 0 ? [launchRow] : [])];
}

const cellGap = 12;
const amountWidth = 110;

/**
 * Builds the table of both sides' spending in each of five years. Totals follow year 3 and year 5.
 * A build that is not live within 60 months has spending alone (E22).
 */
function yearTable(compose: Composer, finance: ByHorizon<Finance>): Table {
  const { years, verdict } = finance[lastMonth];
  const columns = [texts.inHouse, texts.embedded, ...(verdict ? [texts.benefit] : [])];
  return compose.table(
    [
      { title: texts.year, width: page.contentWidth - columns.length * (amountWidth + cellGap) },
      ...columns.map((title) => ({ title, width: amountWidth, align: 'right' }) as const),
    ],
    yearRows(years, finance).map((row) => ({ cells: row.slice(0, columns.length + 1) })),
    { padding: 1.2 },
  );
}

/**
 * The years, and the totals at the end of both horizons, which add up. The total of a
 * horizon by which the build is not live has no difference (E22).
 */
function yearRows(years: readonly FinanceYear[], finance: ByHorizon<Finance>): Span[][] {
  const whole = wholeYears(years);
  const amounts = (first: number, last: number) =>
    (['inHouseUsd', 'embeddedUsd', 'benefitUsd'] as const).map((amount) =>
      formatShown(
        whole.slice(first, last + 1).reduce((sum, { [amount]: ofYear }) => sum + ofYear, 0),
      ),
    );
  const total = (months: FinanceHorizon) => {
    const [inHouse = '', embedded = '', benefit = ''] = amounts(0, months / monthsPerYear);
    const shown = finance[months].verdict ? benefit : '–';
    return [`${months} months`, inHouse, embedded, shown].map(strong);
  };
  const rows = years.map(({ year }) => [
    year === 0 ? texts.start : `${texts.year} ${year}`,
    ...amounts(year, year),
  ]);
  return [...rows.slice(0, 4), total(forecastMonths), ...rows.slice(4), total(lastMonth)];
}

/** Says which side costs less in present value, then where discounting changes who costs less. */
export function financeVerdictText(claims: Claims): string {
  const turns = financeHorizons.map((months) => discountTurnText(claims, months));
  return [presentValueText(claims), ...turns].filter(Boolean).join(' ');
}

/** Whether the same side costs less in present value over both horizons, and payback is alike. */
export function hasOneFinanceVerdict(claims: Claims, finance: ByHorizon<Finance>): boolean {
  const [side, laterSide] = financeHorizons.map(
    (months) => claimOf(claims, 'presentValue', months)?.side,
  );
  const { [forecastMonths]: first, [lastMonth]: later } = finance;
  return side === laterSide && first.verdict?.paybackMonth === later.verdict?.paybackMonth;
}
