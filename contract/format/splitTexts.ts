import type { BestSplit, SplitReason, SplitRow, SplitTotal } from '../split.ts';
import {
  bothChoices,
  type Move,
  splitChoices,
  splitLabel,
  splitReasons,
  totalTexts,
} from '../words/splitTexts.ts';
import { formatTimeline } from './durations.ts';
import { formatUsd } from './money.ts';
import { formatCount, formatWeeks } from './phrases.ts';

export {
  noSplitText,
  splitChoices,
  splitColumns,
  splitNote,
  splitTitle,
} from '../words/splitTexts.ts';

/*
 * Words the split of E35 for page, report, workbook and CSV. Amounts are of 36 months. No text
 * compares, except by an amount that is added: what compares is a claim.
 */

/** "Slack", "12 other integrations". */
export function splitRowName({ name, count }: Pick<SplitRow, 'name' | 'count'>): string {
  return name ?? formatCount(count, 'other integration');
}

/** "Build", "Embed", "Build 4, embed 8". */
export function splitChoiceText({
  count,
  builtCount,
}: Pick<SplitRow, 'count' | 'builtCount'>): string {
  if (builtCount === 0) return splitChoices.embed;
  if (builtCount === count) return splitChoices.build;
  return bothChoices(builtCount, count - builtCount);
}

/** Why an integration is on its side; empty where no split that the pins allow is live. */
export function splitReasonText({ reason, count, builtCount }: SplitRow): string {
  if (!reason) return '';
  const move = { isBuilt: builtCount > 0, isOne: count === 1 };
  switch (reason.kind) {
    case 'pinned':
      return pinnedText(reason, move);
    case 'review':
      return splitReasons.review(move, reason.isListing, formatWeeks(reason.weeks));
    case 'late':
      return splitReasons.late(move);
    case 'unfinished':
      return splitReasons.unfinished(move);
    case 'nextPlan':
      return splitReasons.nextPlan(move, formatUsd(reason.byUsd));
    case 'firstPlan':
      return splitReasons.firstPlan(move, formatUsd(reason.byUsd));
    case 'cost':
      return reason.byUsd === 0
        ? splitReasons.unchanged(move)
        : splitReasons.adds(move, formatUsd(reason.byUsd));
  }
}

function pinnedText({ byUsd }: SplitReason & { kind: 'pinned' }, move: Move): string {
  if (byUsd === null) return splitReasons.pinnedUnfinished(move);
  if (byUsd === 0) return splitReasons.pinnedUnchanged(move);
  const by = formatUsd(Math.abs(byUsd));
  return byUsd > 0 ? splitReasons.pinnedAdds(move, by) : splitReasons.pinnedTakesOff(move, by);
}

/** The totals beside each other: that of the split, and those of both sides. */
export function splitTotals({ rows, best, allInHouse, allEmbedded, hasDate }: BestSplit) {
  const hasPins = rows.some(({ pin }) => pin !== null);
  const row = (label: string, total: SplitTotal) => ({
    label,
    amount: total.isLive ? formatUsd(total.usd) : '—',
    live: total.isLive
      ? totalTexts.live(formatTimeline(total.weeks), hasDate && total.isLate)
      : totalTexts.notLive,
  });
  return [
    ...(best ? [row(splitLabel(best.builtCount, best.embeddedCount, hasPins), best)] : []),
    row(totalTexts.buildAll, allInHouse),
    row(totalTexts.embedAll, allEmbedded),
  ];
}
