import { formatTimeline } from '../../../contract/format/durations.ts';
import { formatWeeks } from '../../../contract/format/phrases.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import { type Block, sideBySide, stack, tagged } from '../layout/Block.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { Span } from '../layout/paragraph.ts';
import type { Tag } from '../layout/Sheet.ts';
import type { TextStyle } from '../layout/Typesetter.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { timeTexts } from '../texts/analysisTexts.ts';
import { sideNames } from '../texts/coverTexts.ts';

/** Adds the timelines of both sides, and the platform reviews, which the breakdown has too. */
export function timeToMarket(flow: Flow, compose: Composer, model: ReportModel): void {
  const { timeline } = model.estimate;
  const { buildWeeks, moderationWeeks, timelineWeeks, embeddedWeeks } = timeline;
  const addedReviewWeeks = moderationWeeks / rateCard.moderationDivisor;
  const longest = Math.max(buildWeeks + addedReviewWeeks, embeddedWeeks) || 1;
  const { labelWidth, endWidth } = timelineBars;
  const scale = (page.contentWidth - labelWidth - endWidth) / longest;
  const bars = stack(
    [
      barRow(compose, timelineBars, sideNames.inHouse, strong(timelineText(timelineWeeks)), [
        { width: buildWeeks * scale, fill: colors.inHouse },
        { width: addedReviewWeeks * scale, fill: colors.inHouseSoft, stroke: colors.inHouse },
      ]),
      barRow(compose, timelineBars, sideNames.embedded, strong(timelineText(embeddedWeeks)), [
        { width: embeddedWeeks * scale, fill: colors.embedded },
      ]),
    ],
    7,
  );
  const explanation = compose.note(
    moderationWeeks > 0
      ? timeTexts.bars(formatWeeks(buildWeeks), formatWeeks(addedReviewWeeks))
      : timeTexts.withoutReview(formatWeeks(buildWeeks)),
  );
  flow.addHeading(
    compose.heading(timeTexts.title, model.affected.timeline),
    bars.height + 8 + explanation.height,
  );
  // The texts beside the bars say all that the bars show, so these are a table, not a figure.
  flow.add(tagged({ role: 'Table' }, bars), 8);
  flow.add(explanation);
  if (model.reviewed.length > 0) {
    flow.addSpace(10);
    flow.add(reviews(compose, model));
  }
}

/** A timeline with its weeks where it is formatted in months or years. */
const timelineText = (weeks: number) =>
  `${formatTimeline(weeks)}${weeks > 4 ? ` (${formatWeeks(weeks)})` : ''}`;

/** A bar for each platform review, in descending order. */
function reviews(compose: Composer, { reviewed, estimate }: ReportModel): Block {
  const { moderationWeeks: longest } = estimate.timeline;
  const gap = 22;
  const columnCount = reviewed.length > 5 ? 2 : 1;
  const width = (page.contentWidth - gap * (columnCount - 1)) / columnCount;
  const scale = (width - reviewBars.labelWidth - reviewBars.endWidth) / longest;
  const rows = reviewed.map(({ name, moderationWeeks }) => {
    const end = formatWeeks(moderationWeeks);
    return barRow(compose, reviewBars, name, moderationWeeks === longest ? strong(end) : end, [
      { width: moderationWeeks * scale, fill: colors.inHouseSoft, stroke: colors.inHouse },
    ]);
  });
  const perColumn = Math.ceil(rows.length / columnCount);
  const columns = sideBySide(
    Array.from({ length: columnCount }, (_, column) => ({
      x: column * (width + gap),
      block: stack(rows.slice(column * perColumn, (column + 1) * perColumn), 1),
    })),
  );
  return stack(
    [
      compose.subheading(timeTexts.reviews),
      tagged({ role: 'Table' }, columns),
      compose.note(timeTexts.parallel),
    ],
    5,
  );
}

/** The measures of bars with texts at both ends, in points; `inset` is above and below a bar. */
type BarLayout = Readonly<
  Record<'height' | 'inset' | 'labelWidth' | 'endWidth' | 'gap', number> & { style: TextStyle }
>;

const timelineBars: BarLayout = {
  ...{ height: 14, inset: 1, labelWidth: 96, endWidth: 165, gap: 8 },
  style: { ...text.body, isTabular: true },
};

const reviewBars: BarLayout = {
  ...{ height: 10.2, inset: 1.8, labelWidth: 112, endWidth: 68, gap: 6 },
  style: { ...text.chart, color: colors.ink },
};

interface Segment {
  readonly width: number;
  readonly fill: string;
  readonly stroke?: string;
}

function barRow(
  compose: Composer,
  { height, inset, labelWidth, endWidth, gap, style }: BarLayout,
  label: string,
  end: Span,
  segments: readonly Segment[],
): Block {
  const total = segments.reduce((sum, segment) => sum + segment.width, 0);
  const line = { leading: height / style.size, maxLines: 1 };
  const bar: Block = {
    height,
    draw(sheet, x, y) {
      let at = x;
      for (const segment of segments) {
        const box = { x: at, y: y + inset, height: height - 2 * inset, radius: 0, ...segment };
        if (segment.width > 0) sheet.add({ kind: 'box', ...box });
        at += segment.width;
      }
    },
  };
  const header: Tag = { role: 'TH', scope: 'Row' };
  const before = compose.text(label, style, { ...line, width: labelWidth - gap, tag: header });
  const after = compose.text(end, style, { ...line, width: endWidth - gap, tag: { role: 'TD' } });
  return tagged(
    { role: 'TR' },
    sideBySide([
      { x: 0, block: before },
      { x: labelWidth, block: bar },
      { x: labelWidth + total + gap, block: after },
    ]),
  );
}
