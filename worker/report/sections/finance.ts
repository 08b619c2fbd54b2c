import { areBothCostsZero } from '../../../contract/format/areBothCostsZero.ts';
import { financeFigureTexts as texts } from '../../../contract/format/financeTexts.ts';
import { formatUsd } from '../../../contract/format/formatUsd.ts';
import { type FinanceVerdict, financeHorizons } from '../../forecast/finance.ts';
import { type Block, space, stack } from '../layout/Block.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { Span } from '../layout/paragraph.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { financeVerdictText } from '../texts/financeVerdictText.ts';
import { sectionTitle } from './sectionTitle.ts';
import { yearTables } from './yearTables.ts';

/**
 * Adds what embedding is worth to a finance team over 36 and 60 months, and what both sides spend
 * by year (E25).
 *
 * @param options - `isOnOnePage`: the figures and the tables are kept on one page. `hasExpenses`:
 *   each year shows its expense next to its cash.
 */
export function financeSection(
  flow: Flow,
  compose: Composer,
  { finance, affected }: Pick<ReportModel, 'finance' | 'affected'>,
  options: { isOnOnePage: boolean; hasExpenses: boolean; rowPadding: number },
): void {
  const { crossings, verdict, discountRatePercentage } = finance[60];
  const padding = 1.2 + options.rowPadding;
  const hasExpenses = options.hasExpenses && verdict !== null;
  const figures = figureTable(compose, finance, padding);
  const opening = stack([
    compose.note(
      `${texts.intro({ months: '36 and 60', discountRatePercentage, verdict })} By year, the rows of 36 and 60 months are totals.`,
    ),
    space(8),
    compose.body(financeVerdictText(finance)),
    ...(verdict ? [compose.body(texts.crossings(crossings, 60))] : []),
    space(6),
    ...(figures ? [figures, space(10)] : []),
  ]);
  const years = stack([
    yearTables(compose, finance, { hasExpenses, padding }),
    ...(hasExpenses ? [space(4), compose.note(texts.expenseNote)] : []),
  ]);
  const title = 'For your CFO';
  flow.addHeading(title, compose.heading(sectionTitle(title, affected.finance)), {
    gap: 6,
    keepWithNext: opening.height + (options.isOnOnePage ? years.height : 0),
  });
  flow.add(opening);
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
function figureTable(
  compose: Composer,
  finance: ReportModel['finance'],
  padding: number,
): Block | null {
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
    { padding },
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
