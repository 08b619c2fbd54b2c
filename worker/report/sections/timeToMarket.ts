import { formatTimeline } from '../../../contract/format/durations.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import { formatWeeks } from '../../format/phrases.ts';
import { type Block, sideBySide, stack, tagged } from '../layout/Block.ts';
import type { Composer } from '../layout/Composer.ts';
import { sectionTitle } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { Tag } from '../layout/Sheet.ts';
import type { ReportModel } from '../model/ReportModel.ts';

const labelWidth = 96;
const endLabelWidth = 140;
const barsWidth = page.contentWidth - labelWidth - endLabelWidth;

/** Adds the timelines of both sides, and the platform reviews, which the breakdown has too. */
export function timeToMarket(flow: Flow, compose: Composer, model: ReportModel): void {
  const { timeline } = model.estimate;
  const { buildWeeks, moderationWeeks, timelineWeeks, embeddedWeeks } = timeline;
  const addedReviewWeeks = moderationWeeks / rateCard.moderationDivisor;
  const longest = Math.max(buildWeeks + addedReviewWeeks, embeddedWeeks);
  const scale = barsWidth / longest;
  const bars = stack(
    [
      bar(compose, 'In-house', `${formatTimeline(timelineWeeks)}${weeksNote(timelineWeeks)}`, [
        { width: buildWeeks * scale, fill: colors.inHouse },
        { width: addedReviewWeeks * scale, fill: colors.inHouseSoft, stroke: colors.inHouse },
      ]),
      bar(compose, 'Embedded', formatTimeline(embeddedWeeks) + weeksNote(embeddedWeeks), [
        { width: embeddedWeeks * scale, fill: colors.embedded },
      ]),
    ],
    7,
  );
  const explanation = compose.note(
    moderationWeeks > 0
      ? `Solid: ${formatWeeks(buildWeeks)} of development. Light: ${formatWeeks(addedReviewWeeks)} of platform review, half of the longest one. The total is rounded up to whole weeks.`
      : `${formatWeeks(buildWeeks)} of development, rounded up to whole weeks. No platform review is included.`,
  );
  const title = 'Time to market';
  flow.addHeading(
    title,
    compose.heading(sectionTitle(title, model.affected.timeline)),
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

const rowHeader = (): Tag => ({ role: 'TH', scope: 'Row' });

/** Adds the weeks to a timeline that is formatted in months or years. */
const weeksNote = (weeks: number) => (weeks > 4 ? ` (${formatWeeks(weeks)})` : '');

interface Segment {
  readonly width: number;
  readonly fill: string;
  readonly stroke?: string;
}

function bar(compose: Composer, label: string, end: string, segments: readonly Segment[]): Block {
  const height = 14;
  const total = segments.reduce((sum, segment) => sum + segment.width, 0);
  const row = sideBySide([
    {
      x: 0,
      block: compose.text(label, text.body, {
        width: labelWidth,
        leading: height / text.body.size,
        tag: rowHeader(),
      }),
    },
    {
      x: labelWidth,
      block: {
        height,
        draw(sheet, x, y) {
          let at = x;
          for (const segment of segments) {
            if (segment.width > 0) {
              sheet.add({
                kind: 'box',
                x: at,
                y: y + 1,
                height: height - 2,
                radius: 0,
                ...segment,
              });
            }
            at += segment.width;
          }
        },
      },
    },
    {
      x: labelWidth + total + 8,
      block: compose.text(
        end,
        { ...text.body, weight: 'semibold', isTabular: true },
        { width: endLabelWidth - 8, leading: height / text.body.size, tag: { role: 'TD' } },
      ),
    },
  ]);
  return tagged({ role: 'TR' }, row);
}

/** A bar for each platform review, in descending order. */
function reviews(compose: Composer, { reviewed, estimate }: ReportModel): Block {
  const { moderationWeeks } = estimate.timeline;
  const gap = 22;
  const columnCount = reviewed.length > 5 ? 2 : 1;
  const width = (page.contentWidth - gap * (columnCount - 1)) / columnCount;
  const rows = reviewed.map((system) => reviewBar(compose, system, moderationWeeks, width));
  const perColumn = Math.ceil(rows.length / columnCount);
  const columns = sideBySide(
    Array.from({ length: columnCount }, (_, column) => ({
      x: column * (width + gap),
      block: stack(rows.slice(column * perColumn, (column + 1) * perColumn), 1),
    })),
  );
  const chart = tagged({ role: 'Table' }, columns);
  return stack(
    [
      compose.subheading('Platform reviews by system'),
      chart,
      compose.note(
        'Reviews run in parallel, so only the longest one affects the schedule. Half of it overlaps with the build.',
      ),
    ],
    5,
  );
}

function reviewBar(
  compose: Composer,
  system: ReportModel['reviewed'][number],
  longestWeeks: number,
  width: number,
): Block {
  const height = 10.2;
  const nameWidth = 112;
  const endWidth = 62;
  const length = ((width - nameWidth - endWidth) * system.moderationWeeks) / longestWeeks;
  const isLongest = system.moderationWeeks === longestWeeks;
  const style = { ...text.chart, color: colors.ink };
  const leading = height / style.size;
  const row = sideBySide([
    {
      x: 0,
      block: compose.text(system.name, style, {
        width: nameWidth - 6,
        leading,
        maxLines: 1,
        tag: rowHeader(),
      }),
    },
    {
      x: nameWidth,
      block: {
        height,
        draw(sheet, x, y) {
          sheet.add({
            kind: 'box',
            x,
            y: y + 1.8,
            width: length,
            height: height - 3.6,
            radius: 0,
            fill: colors.inHouseSoft,
            stroke: colors.inHouse,
          });
        },
      },
    },
    {
      x: nameWidth + length + 6,
      block: compose.text(
        formatWeeks(system.moderationWeeks),
        { ...style, weight: isLongest ? 'semibold' : 'regular' },
        { width: endWidth, leading, tag: { role: 'TD' } },
      ),
    },
  ]);
  return tagged({ role: 'TR' }, row);
}
