import { estimateFigures as figures } from '../../../contract/figures.ts';
import { withAssumptionsText } from '../../../contract/format/answerText.ts';
import { verdictSentence } from '../../../contract/format/claimTexts.ts';
import { costSentence, discountTurnText } from '../../../contract/format/deferredClaimTexts.ts';
import { formatTimeline } from '../../../contract/format/durations.ts';
import { formatEstimateFigure, savingsFigures } from '../../../contract/format/estimateFigure.ts';
import { financeSummary } from '../../../contract/format/financeTexts.ts';
import { formatUsd } from '../../../contract/format/numbers.ts';
import { formatCount, formatDay } from '../../../contract/format/phrases.ts';
import { provider } from '../../../contract/provider.ts';
import { type Block, card, rule, sideBySide, space, stack, tagged } from '../layout/Block.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { isAnyAffected } from '../model/ReportModel.ts';
import { hasOneFinanceVerdict } from './finance.ts';

/** Longer names get the smaller title. */
const longCompanyName = 48;

/** Adds the cover: recipient, verdict, and the main figures. */
export function cover(flow: Flow, compose: Composer, model: ReportModel): void {
  const { companyName, contactName, date, claims, estimate, affected } = model;
  const isLong = companyName.length > longCompanyName;
  // A long name leaves less room for the table of contents.
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
  const title = isLong ? text.longTitle : text.title;
  const lines = [
    compose.text('ROI Analysis for ', { ...title, weight: 'regular' }, { leading: 1.2 }),
    compose.text(companyName, title, { leading: 1.2 }),
  ];
  flow.add(tagged({ role: 'H1' }, stack(lines)), 12);
  flow.add(
    compose.text(`Prepared for ${contactName} on ${formatDay(date)}`, {
      ...text.body,
      size: 10.5,
      color: colors.muted,
    }),
    sectionGap + 9,
  );
  flow.add(compose.text(verdictSentence(claims), text.lead, { leading: 1.45 }), 8);
  flow.add(compose.body(summary(model)), isAffected ? 6 : sectionGap + 3);
  if (isAffected) {
    flow.add(
      compose.body([
        strong(`These figures are calculated ${withAssumptionsText}. `),
        'The next page lists your assumptions, and the title of every section that they change is marked.',
      ]),
      sectionGap + 3,
    );
  }
  flow.add(sides(compose, model), 12);
  flow.add(headline(compose, model), Math.min(sectionGap, 14));
}

/**
 * The costs over 12 and 36 months, and the finance figures over the horizons by which the build is
 * finished. Those over 60 months are stated if their verdict differs.
 */
function summary({ claims, finance }: ReportModel): string {
  const horizons = hasOneFinanceVerdict(claims, finance)
    ? [finance[36]]
    : [finance[36], finance[60]];
  return [
    costSentence(claims, 12),
    costSentence(claims, 36),
    ...horizons.flatMap((figures) =>
      figures.verdict ? financeSummary(figures, figures.verdict) : [],
    ),
    ...horizons.flatMap((figures) => discountTurnText(claims, figures.months) || []),
  ].join(' ');
}

/** A mark in the two colours of the charts. */
function colorMark(): Block {
  return {
    height: 5,
    draw(sheet, x, y) {
      sheet.add({ kind: 'box', x, y, width: 28, height: 5, radius: 2.5, fill: colors.inHouse });
      sheet.add({
        kind: 'box',
        x: x + 32,
        y,
        width: 28,
        height: 5,
        radius: 2.5,
        fill: colors.embedded,
      });
    },
  };
}

function sides(compose: Composer, { estimate }: ReportModel): Block {
  const { timeline } = estimate;
  const { inHouse, embedded } = estimate.results;
  const gap = 10;
  const width = (page.contentWidth - gap) / 2;
  const side = (name: string, color: string, figure: number, note: string, weeks: number) =>
    card(
      stack([
        compose.text(name, { ...text.subheading, color }, { width: width - 32 }),
        space(4),
        compose.text(formatUsd(figure), text.largeFigure, { width: width - 32, leading: 1.25 }),
        space(2),
        compose.note(note, width - 32),
        space(10),
        rule(width - 32, colors.line),
        space(9),
        compose.body(['Live after ', strong(formatTimeline(weeks))], width - 32),
      ]),
      { width, padding: 16, fill: colors.paper, stroke: colors.line },
    );
  return sideBySide([
    {
      x: 0,
      block: side(
        'In-house',
        colors.inHouse,
        inHouse.initialTotal,
        `initial total: ${figures.initialTotalUsd.basis}`,
        timeline.timelineWeeks,
      ),
    },
    {
      x: width + gap,
      block: side(
        'Embedded',
        colors.embedded,
        embedded.initialTotal,
        `total year 1: ${figures.yearOneUsd.basis}`,
        timeline.embeddedWeeks,
      ),
    },
  ]);
}

function headline(compose: Composer, { estimate }: ReportModel): Block {
  return compose.tiles(
    savingsFigures.map((name) => ({
      label: figures[name].label,
      figure: formatEstimateFigure(name, estimate),
      note: figures[name].basis,
    })),
  );
}
