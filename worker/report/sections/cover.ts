import { claimOf } from '../../../contract/claims.ts';
import type { EstimateFigure } from '../../../contract/figures.ts';
import { withAssumptionsText } from '../../../contract/format/answerText.ts';
import {
  answerText,
  beyondPlan,
  costSentence,
  discountTurnText,
} from '../../../contract/format/deferredClaimTexts.ts';
import { forecastMonths, lastMonth } from '../../../contract/format/durations.ts';
import { formatEstimateFigure } from '../../../contract/format/estimateFigure.ts';
import { financeSummary } from '../../../contract/format/financeTexts.ts';
import { formatUsd } from '../../../contract/format/money.ts';
import { formatDay } from '../../../contract/format/phrases.ts';
import { costHorizons } from '../../../contract/horizons.ts';
import { provider } from '../../../contract/provider.ts';
import { type CaseRow, caseRows, howSure } from '../../answer/caseRows.ts';
import { type Block, card, sideBySide, space, stack, tagged } from '../layout/Block.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { Content } from '../layout/paragraph.ts';
import type { TextStyle } from '../layout/Typesetter.ts';
import { isAnyAffected, type ReportModel } from '../model/ReportModel.ts';
import {
  affectedNote,
  affectedText,
  caseText,
  liveAfter,
  preparedTexts,
  reportName,
  sideNames,
  spentText,
  totalCostText,
  unnamedCompany,
} from '../texts/coverTexts.ts';

/**
 * Adds the cover, which is the case on one page: what was entered, the result and how sure it is,
 * the costs over 36 months, and the questions of somebody who decides. Its gaps are the same in
 * every density, so that it has room for all of them.
 */
export function cover(flow: Flow, compose: Composer, model: ReportModel): void {
  const { date, estimate, affected } = model;
  flow.bookmark(reportName);
  flow.add(colorMark(), 12);
  flow.add(compose.text(caseText(estimate.effectiveCount, provider.name), text.label), 4);
  flow.add(tagged({ role: 'H1' }, compose.text(reportName, text.title, { leading: 1.2 })), 4);
  flow.add(entered(compose, model, formatDay(date)), 12);
  flow.add(result(compose, model), 6);
  flow.add(compose.body(summary(model)), 6);
  if (isAnyAffected(affected)) {
    flow.add(
      compose.body([
        strong(`${affectedText(withAssumptionsText(model.inputs.assumptions))} `),
        affectedNote,
      ]),
      6,
    );
  }
  flow.add(sides(compose, model), 10);
  flow.add(caseColumns(compose, caseRows(model)), 6);
}

/** The questions of somebody who decides, in two columns whose taller one is as short as can be. */
function caseColumns(compose: Composer, rows: readonly CaseRow[]): Block {
  const gap = 20;
  const width = (page.contentWidth - gap) / 2;
  const style = { ...text.note, color: colors.ink };
  const line = (content: Content) => compose.text(content, style, { width, leading: 1.3 });
  const blocks = rows.map(({ label, text: answer }) =>
    stack([line([strong(label)]), line(answer), space(5)]),
  );
  const columns = blocks.map((_, index) =>
    [blocks.slice(0, index + 1), blocks.slice(index + 1)].map((column) => stack(column)),
  );
  const tallest = (of: readonly Block[]) => Math.max(...of.map(({ height }) => height));
  const [left, right] = columns.reduce((best, other) =>
    tallest(other) < tallest(best) ? other : best,
  );
  return sideBySide([
    ...(left ? [{ x: 0, block: left }] : []),
    ...(right ? [{ x: width + gap, block: right }] : []),
  ]);
}

/** The day, and the names that somebody typed; the pages state them nowhere else (S12). */
function entered(compose: Composer, { companyName, contactName }: ReportModel, day: string): Block {
  const names = [companyName ?? unnamedCompany, contactName ?? []].flat();
  const label = preparedTexts[companyName === null ? 'unnamed' : 'named'](day);
  return stack([compose.note(label), ...names.map((name) => compose.body([strong(name)]))]);
}

/** Who costs less over 36 months, what changes that, and how sure it is. */
function result(compose: Composer, { claims }: ReportModel): Block {
  const { point, rest } = answerText(claims, '36');
  return compose.text([strong(point), `${rest}${howSure(claims)}`], text.lead, { leading: 1.4 });
}

/**
 * The costs over each horizon, and the finance figures over the horizons by which the build is
 * finished. Those over 60 months are stated if their verdict differs.
 */
function summary({ claims, finance }: ReportModel): string {
  const horizons = hasOneFinanceVerdict({ claims, finance })
    ? [finance[forecastMonths]]
    : [finance[forecastMonths], finance[lastMonth]];
  return [
    // The rows below have those over 60 months.
    ...costHorizons
      .filter((months) => months < lastMonth)
      .toReversed()
      .map((months) => costSentence(claims, months)),
    ...horizons.flatMap((figures) =>
      figures.verdict ? financeSummary(figures, figures.verdict) : [],
    ),
    ...horizons.flatMap((figures) => discountTurnText(claims, figures.months) || []),
  ].join(' ');
}

/** Whether the same side costs less in present value over both horizons, and payback is alike. */
function hasOneFinanceVerdict({ claims, finance }: Pick<ReportModel, 'claims' | 'finance'>) {
  const [side, laterSide] = [forecastMonths, lastMonth].map(
    (months) => claimOf(claims, 'presentValue', months)?.side,
  );
  const { 36: first, 60: later } = finance;
  return side === laterSide && first.verdict?.paybackMonth === later.verdict?.paybackMonth;
}

/** A mark in the two colours of the charts. */
function colorMark(): Block {
  return {
    height: 5,
    draw(sheet, x, y) {
      const bar = { kind: 'box', y, width: 28, height: 5, radius: 2.5 } as const;
      sheet.add({ ...bar, x, fill: colors.inHouse });
      sheet.add({ ...bar, x: x + 32, fill: colors.embedded });
    },
  };
}

/** The style of large figures, smaller where one of them is wider than its place. */
function fittedFigure(compose: Composer, figures: readonly string[], width: number): TextStyle {
  const style = text.largeFigure;
  const widest = Math.max(...figures.map((figure) => compose.widthOf(figure, style)));
  return { ...style, size: Math.min(style.size, Math.floor((style.size * width) / widest)) };
}

/** The costs of both sides over 36 months, and when they are live. */
function sides(compose: Composer, { claims, estimate }: ReportModel): Block {
  const gap = 10;
  const width = (page.contentWidth - gap) / 2;
  const inner = width - 24;
  const { inHouseUsd = 0, embeddedUsd = 0 } = claimOf(claims, 'costs', forecastMonths) ?? {};
  const isUnfinished = claimOf(claims, 'unfinished', forecastMonths) !== undefined;
  const figure = fittedFigure(compose, [inHouseUsd, embeddedUsd].map(formatUsd), inner);
  const side = (name: string, color: string, usd: number, basis: string, weeks: EstimateFigure) => {
    const parts = [
      compose.text(name, { ...text.subheading, color }, { width: inner }),
      space(4),
      compose.text(formatUsd(usd), figure, { width: inner, leading: 1.25 }),
      compose.note(basis, inner),
      space(3),
      compose.body([`${liveAfter} `, strong(formatEstimateFigure(weeks, estimate))], inner),
    ];
    return card(stack(parts), { width, padding: 12, fill: colors.paper, stroke: colors.line });
  };
  const inHouse = side(
    sideNames.inHouse,
    colors.inHouse,
    inHouseUsd,
    isUnfinished ? spentText : totalCostText([]),
    'timelineWeeks',
  );
  const beyond = beyondPlan(claims, forecastMonths);
  const embedded = side(
    sideNames.embedded,
    colors.embedded,
    embeddedUsd,
    totalCostText(beyond),
    'embeddedWeeks',
  );
  return sideBySide([
    { x: 0, block: inHouse },
    { x: width + gap, block: embedded },
  ]);
}
