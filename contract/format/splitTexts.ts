import type { BestSplit, SplitReason, SplitRow, SplitTotal } from '../split.ts';
import { forecastMonths, formatTimeline } from './durations.ts';
import { formatUsd } from './money.ts';
import { formatCount, formatWeeks, lowerFirst } from './phrases.ts';

/*
 * Words the split of E35 for page, report, workbook and CSV. Amounts are of 36 months. No text
 * compares, except by an amount that is added: what compares is a claim.
 */

export const splitTitle = 'Which to build?';

export const splitChoices = { build: 'Build', embed: 'Embed' } as const;

export const splitColumns = { name: 'System', choice: 'Choice', reason: 'Why' } as const;

/** The limits of the split. */
export const splitNote = `This is arithmetic over ${forecastMonths} months with your inputs, not advice about strategy: what sets your product apart, or what you want to own, is in no figure.`;

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
  return `${splitChoices.build} ${builtCount}, embed ${count - builtCount}`;
}

/** Why an integration is on its side; empty where no split that the pins allow is live. */
export function splitReasonText({ reason, count, builtCount }: SplitRow): string {
  if (!reason) return '';
  const isBuilt = builtCount > 0;
  const one = count === 1 ? 'it' : 'one of them';
  const otherWay = `${isBuilt ? 'Embedding' : 'Building'} ${one}`;
  switch (reason.kind) {
    case 'pinned':
      return pinnedText(reason, `${isBuilt ? 'embedding' : 'building'} ${one}`);
    case 'review': {
      const what = reason.isListing ? 'The marketplace listing' : 'The review before access';
      return `${what} takes ${formatWeeks(reason.weeks)}: ${lowerFirst(otherWay)} would miss the target date.`;
    }
    case 'late':
      return `${otherWay} would miss the target date.`;
    case 'unfinished':
      return `${otherWay} too, the build would not be live by month ${forecastMonths}.`;
    case 'nextPlan':
      return `${otherWay} takes the next plan and adds ${formatUsd(reason.byUsd)}.`;
    case 'firstPlan':
      return `Nothing else needs a plan: ${lowerFirst(otherWay)} adds ${formatUsd(reason.byUsd)}.`;
    case 'cost':
      return reason.byUsd === 0
        ? `${otherWay} leaves the total as it is.`
        : `${otherWay} adds ${formatUsd(reason.byUsd)}.`;
  }
}

function pinnedText({ byUsd }: SplitReason & { kind: 'pinned' }, otherWay: string): string {
  if (byUsd === null)
    return `Pinned; with ${otherWay}, the build would not be live by month ${forecastMonths}.`;
  if (byUsd === 0) return `Pinned; ${otherWay} leaves the total as it is.`;
  return `Pinned; ${otherWay} ${byUsd > 0 ? 'adds' : 'takes off'} ${formatUsd(Math.abs(byUsd))}.`;
}

/** Said in place of a total where no split that the pins allow is live by month 36. */
export const noSplitText = `With these pins, no split is live by month ${forecastMonths}.`;

/** The totals beside each other: that of the split, and those of both sides. */
export function splitTotals({ rows, best, allInHouse, allEmbedded, hasDate }: BestSplit) {
  const row = (label: string, total: SplitTotal) => ({
    label,
    amount: total.isLive ? formatUsd(total.usd) : '—',
    live: total.isLive
      ? `live in ${formatTimeline(total.weeks)}${hasDate && total.isLate ? ', after the target date' : ''}`
      : `not live by month ${forecastMonths}`,
  });
  return [
    ...(best ? [row(splitLabel(best, rows), best)] : []),
    row('Build all', allInHouse),
    row('Embed all', allEmbedded),
  ];
}

/** "Best split (build 3, embed 17)", or that of what the pins allow. */
function splitLabel({ builtCount, embeddedCount }: SplitTotal, rows: BestSplit['rows']): string {
  const ofPins = rows.some(({ pin }) => pin !== null) ? ' with your pins' : '';
  const parts = [
    builtCount > 0 && `build ${builtCount}`,
    embeddedCount > 0 && `embed ${embeddedCount}`,
  ];
  return `Best split${ofPins} (${parts.filter(Boolean).join(', ')})`;
}
