import { claimOf } from '../../../contract/claims.ts';
import type { EstimateFigure } from '../../../contract/figures.ts';
import { withAssumptionsText } from '../../../contract/format/answerText.ts';
import { deadlineText } from '../../../contract/format/deadlineTexts.ts';
import {
  answerText,
  beyondPlan,
  costSentence,
  discountTurnText,
  howSureText,
  midRangeText,
  peopleText,
  splitText,
} from '../../../contract/format/deferredClaimTexts.ts';
import { forecastMonths, lastMonth } from '../../../contract/format/durations.ts';
import { formatEstimateFigure } from '../../../contract/format/estimateFigure.ts';
import { financeSummary } from '../../../contract/format/financeTexts.ts';
import { formatUsd } from '../../../contract/format/money.ts';
import { formatCount, formatDay, formatList } from '../../../contract/format/phrases.ts';
import { costHorizons } from '../../../contract/horizons.ts';
import { provider } from '../../../contract/provider.ts';
import { type Block, card, rule, sideBySide, space, stack, tagged } from '../layout/Block.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { TextStyle } from '../layout/Typesetter.ts';
import { isAnyAffected, type ReportModel, unnamedCompany } from '../model/ReportModel.ts';

/** Longer names leave less room for the table of contents. */
const longCompanyName = 48;

/** Adds the cover: what was entered, and the result and the costs over 36 months. */
export function cover(flow: Flow, compose: Composer, model: ReportModel): void {
  const { companyName, date, estimate, affected } = model;
  const isLong = companyName !== null && companyName.length > longCompanyName;
  const sectionGap = isLong ? 4 : compose.density.sectionGap;
  const isAffected = isAnyAffected(affected);
  flow.bookmark('ROI Analysis');
  flow.add(colorMark(), 22);
  flow.add(
    compose.text(
      `Business case: build ${formatCount(estimate.effectiveCount, 'integration')}, or embed ${estimate.effectiveCount === 1 ? 'it' : 'them'} with ${provider.name}`,
      text.label,
    ),
    6,
  );
  const title = compose.text('ROI Analysis', text.title, { leading: 1.2 });
  flow.add(tagged({ role: 'H1' }, title), 12);
  const muted = { ...text.body, size: 10.5, color: colors.muted };
  flow.add(compose.text(`Prepared on ${formatDay(date)}`, muted), 10);
  flow.add(entered(compose, model), sectionGap + 9);
  flow.add(result(compose, model), 8);
  flow.add(compose.body(summary(model)), isAffected ? 6 : sectionGap + 3);
  if (isAffected) {
    flow.add(
      compose.body([
        strong(`These figures are calculated ${withAssumptionsText(model.inputs.assumptions)}. `),
        'The next page lists these assumptions, and the title of every section that they change is marked.',
      ]),
      sectionGap + 3,
    );
  }
  flow.add(sides(compose, model), Math.min(sectionGap, 14));
}

/** The names that somebody typed; the pages state them nowhere else (S12). */
function entered(compose: Composer, { companyName, contactName }: ReportModel): Block {
  const label = companyName === null ? 'Prepared for' : 'As entered';
  const names = [companyName ?? unnamedCompany, contactName ?? []].flat();
  const lines = names.map((name) => compose.body([strong(name)]));
  return stack([compose.note(label), space(2), ...lines]);
}

/**
 * Who costs less over 36 months, what changes that, how sure it is, whether a split costs less
 * (E35), and who makes the date.
 */
function result(compose: Composer, { claims, deadline, date }: ReportModel): Block {
  const { point, rest } = answerText(claims, '36');
  const further = `${rest}${midRangeText(claims)}${peopleText(claims)} ${howSureText(claims)}`;
  const spans = [strong(point), further];
  const split = splitText(claims);
  if (split) spans.push(` ${split}`);
  if (deadline && deadline.day >= date) {
    spans.push(` ${deadlineText(deadline, `the target date, ${formatDay(deadline.day)},`)}`);
  }
  return compose.text(spans, text.lead, { leading: 1.45 });
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
    ...costHorizons.toReversed().map((months) => costSentence(claims, months)),
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
  const inner = width - 32;
  const { inHouseUsd = 0, embeddedUsd = 0 } = claimOf(claims, 'costs', forecastMonths) ?? {};
  const isUnfinished = claimOf(claims, 'unfinished', forecastMonths) !== undefined;
  const over = `total cost over ${forecastMonths} months`;
  const figure = fittedFigure(compose, [inHouseUsd, embeddedUsd].map(formatUsd), inner);
  const side = (name: string, color: string, usd: number, basis: string, weeks: EstimateFigure) => {
    const parts = [
      compose.text(name, { ...text.subheading, color }, { width: inner }),
      space(4),
      compose.text(formatUsd(usd), figure, { width: inner, leading: 1.25 }),
      space(2),
      compose.note(basis, inner),
      space(10),
      rule(inner, colors.line),
      space(9),
      compose.body(['Live after ', strong(formatEstimateFigure(weeks, estimate))], inner),
    ];
    return card(stack(parts), { width, padding: 16, fill: colors.paper, stroke: colors.line });
  };
  const inHouse = side(
    'In-house',
    colors.inHouse,
    inHouseUsd,
    isUnfinished ? `spent so far, after ${forecastMonths} months` : over,
    'timelineWeeks',
  );
  const beyond = beyondPlan(claims);
  const embedded = side(
    'Embedded',
    colors.embedded,
    embeddedUsd,
    beyond.length > 0 ? `${over}, with ${formatList(beyond)}` : over,
    'embeddedWeeks',
  );
  return sideBySide([
    { x: 0, block: inHouse },
    { x: width + gap, block: embedded },
  ]);
}
