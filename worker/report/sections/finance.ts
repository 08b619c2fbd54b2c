import { type Claims, claimOf } from '../../../contract/claims.ts';
import {
  crossingsText,
  discountTurnText,
  presentValueText,
} from '../../../contract/format/deferredClaimTexts.ts';
import { monthsPerYear } from '../../../contract/format/durations.ts';
import {
  areBothCostsZero,
  financeFigureTexts as texts,
  wholeYears,
} from '../../../contract/format/financeTexts.ts';
import { formatUsd } from '../../../contract/format/numbers.ts';
import {
  type Finance,
  type FinanceHorizon,
  type FinanceVerdict,
  type FinanceYear,
  financeHorizons,
} from '../../forecast/finance.ts';
import { type Block, space, stack } from '../layout/Block.ts';
import { type Composer, sectionTitle, strong } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { Span } from '../layout/paragraph.ts';
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
  const { verdict, discountRatePercentage } = finance[60];
  const figures = figureTable(compose, finance);
  const opening = stack([
    compose.note(
      `${texts.intro({ months: '36 and 60', discountRatePercentage, verdict })} By year, the rows of 36 and 60 months are totals.`,
    ),
    space(8),
    compose.body(financeVerdictText(claims)),
    ...(verdict ? [compose.body(crossingsText(claims, 60))] : []),
  ]);
  const years = yearTable(compose, finance);
  const title = 'For your CFO';
  flow.addHeading(title, compose.heading(sectionTitle(title, affected.finance)), opening.height);
  flow.add(opening, 6);
  if (figures) flow.add(figures, 10);
  flow.add(years);
}

/** A figure with its values over 36 and over 60 months. */
interface FigureRow {
  readonly label: string;
  readonly note: string;
  readonly values: readonly string[];
}

const valueWidth = 76;

/** The finance figures with a column per horizon; null if neither horizon has any. */
function figureTable(compose: Composer, finance: ReportModel['finance']): Block | null {
  const rows = [...verdictRows(finance), ...earlierLaunchRows(finance)];
  if (rows.length === 0) return null;
  return compose.tableBlock(
    [
      { title: 'Figure', width: page.contentWidth - financeHorizons.length * (valueWidth + 12) },
      ...financeHorizons.map(
        (months) =>
          ({ title: `Over ${months} months`, width: valueWidth, align: 'right' }) as const,
      ),
    ],
    rows.map(({ label, note, values }) => [labelWithNote(label, note), ...values.map(strong)]),
    1.2,
  );
}

const labelWithNote = (label: string, note: string): Span[] => [
  label,
  { text: ` (${note})`, style: { color: colors.muted, size: text.note.size } },
];

/** The figures of a finished build. A horizon by which it is not live has none (E22). */
function verdictRows(finance: ReportModel['finance']): FigureRow[] {
  if (!finance[60].verdict) return [];
  const values = (show: (verdict: FinanceVerdict) => string) =>
    financeHorizons.map((months) => {
      const { verdict } = finance[months];
      return verdict ? show(verdict) : texts.notLive;
    });
  const payback = (month: number | null, verdict: FinanceVerdict) => {
    if (areBothCostsZero(verdict)) return 'none';
    return month === null ? texts.noPayback : texts.inMonth(month);
  };
  return [
    {
      label: texts.npv,
      note: texts.npvNote,
      values: values(({ npvUsd }) => formatUsd(npvUsd)),
    },
    {
      label: texts.npvAnnual,
      note: 'discounted at the end of each year',
      values: values(({ npvAnnualUsd }) => formatUsd(npvAnnualUsd)),
    },
    ...(finance[60].verdict.roi === null
      ? []
      : [
          {
            label: texts.roi,
            note: 'net present value ÷ present value of embedding',
            values: values(({ roi }) => (roi === null ? '–' : texts.roiValue(roi))),
          },
        ]),
    {
      label: texts.payback,
      note: areBothCostsZero(finance[60].verdict)
        ? texts.nothingToPayBackNote
        : 'from then on the total benefit stays at or above 0',
      values: values((verdict) => payback(verdict.paybackMonth, verdict)),
    },
    {
      label: texts.discountedPayback,
      note: 'the same for the discounted benefit',
      values: values((verdict) => payback(verdict.discountedPaybackMonth, verdict)),
    },
  ];
}

/** On a line of its own: it is never part of a cost (E25). */
function earlierLaunchRows(finance: ReportModel['finance']): FigureRow[] {
  const amounts = financeHorizons.flatMap((months) => finance[months].earlierLaunchUsd ?? []);
  return amounts.length === 0
    ? []
    : [
        {
          label: texts.earlierLaunchBy(amounts.at(-1) ?? 0),
          note: texts.earlierLaunchNote(finance[60].discountRatePercentage),
          values: amounts.map((usd) => formatUsd(Math.abs(usd))),
        },
      ];
}

const cellGap = 12;
const amountWidth = 110;

/**
 * Builds the table of both sides' spending in each of five years. Totals follow year 3 and year 5.
 * A build that is not live within 60 months has spending alone (E22).
 */
function yearTable(compose: Composer, finance: ByHorizon<Finance>): Block {
  const { years, verdict } = finance[60];
  const columns = [texts.inHouse, texts.embedded, ...(verdict ? [texts.benefit] : [])];
  return stack([
    compose.subheading(texts.table),
    space(3),
    compose.tableBlock(
      [
        { title: texts.year, width: page.contentWidth - columns.length * (amountWidth + cellGap) },
        ...columns.map((title) => ({ title, width: amountWidth, align: 'right' }) as const),
      ],
      yearRows(years, finance).map(({ label, isTotal, cells }) => {
        const row = [label, ...cells.slice(0, columns.length)];
        return isTotal ? row.map(strong) : row;
      }),
      1.2,
    ),
  ]);
}

interface YearRow {
  readonly label: string;
  readonly isTotal: boolean;
  /** In-house, embedded and their difference. */
  readonly cells: readonly string[];
}

/**
 * The years, and the totals at the end of both horizons, in whole USD that add up. The total of a
 * horizon by which the build is not live has no difference (E22).
 */
function yearRows(years: readonly FinanceYear[], finance: ByHorizon<Finance>): YearRow[] {
  const whole = wholeYears(years);
  const amounts = (first: number, last: number) =>
    (['inHouseUsd', 'embeddedUsd', 'benefitUsd'] as const).map((amount) =>
      formatUsd(whole.slice(first, last + 1).reduce((sum, { [amount]: usd }) => sum + usd, 0)),
    );
  const total = (months: FinanceHorizon): YearRow => {
    const cells = amounts(0, months / monthsPerYear);
    return {
      label: `${months} months`,
      isTotal: true,
      cells: finance[months].verdict ? cells : [...cells.slice(0, 2), '–'],
    };
  };
  const rows = years.map(({ year }) => ({
    label: year === 0 ? texts.start : `${texts.year} ${year}`,
    isTotal: false,
    cells: amounts(year, year),
  }));
  return [...rows.slice(0, 4), total(36), ...rows.slice(4), total(60)];
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
  const { 36: first, 60: later } = finance;
  return side === laterSide && first.verdict?.paybackMonth === later.verdict?.paybackMonth;
}
