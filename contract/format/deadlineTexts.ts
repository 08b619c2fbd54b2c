import type { DeadlineOutlook } from '../claims.ts';
import { formatTimeline, timelineAdjective } from './durations.ts';
import { formatNumber } from './numbers.ts';

/** The team that builds: whole developers, and percent of their time. */
interface Team {
  developers: number;
  devTimePercentage: number;
}

/** One of the sentences about a target date; the strong one says what fails. */
interface DeadlineSentence {
  text: string;
  isStrong?: boolean;
}

/**
 * Says which side meets the target date, by how much the other misses it, and what would let the
 * in-house build make it. A single sentence where both meet it.
 */
export function deadlineSentences(outlook: DeadlineOutlook, team: Team): DeadlineSentence[] {
  const { missesByWeeks, embeddedMissesByWeeks } = outlook;
  if (missesByWeeks === 0 && embeddedMissesByWeeks === 0)
    return [{ text: 'Building and embedding both meet your date.' }];
  const embedded =
    embeddedMissesByWeeks === 0
      ? 'Embedding meets your date.'
      : `Embedding would miss it by ${formatTimeline(embeddedMissesByWeeks)}.`;
  if (missesByWeeks === 0)
    return [{ text: 'The in-house build meets your date.' }, { text: embedded, isStrong: true }];
  const late = formatTimeline(missesByWeeks);
  return [
    { text: `The in-house build would miss your date by ${late}.`, isStrong: true },
    { text: neededText(outlook, team) },
    { text: embedded },
  ];
}

function neededText(
  { developersNeeded, devTimePercentageNeeded, blockingReview }: DeadlineOutlook,
  { developers, devTimePercentage }: Team,
): string {
  if (blockingReview) {
    const { systemName, moderationWeeks } = blockingReview;
    return `No team size can meet this date: half of ${systemName}'s ${timelineAdjective(moderationWeeks)} review already takes longer.`;
  }
  const ways = [
    ...(developersNeeded === null ? [] : [{ count: developersNeeded, share: devTimePercentage }]),
    ...(devTimePercentageNeeded === null
      ? []
      : [{ count: developers, share: devTimePercentageNeeded }]),
  ].map(({ count, share }) => ({ count, share: `${formatNumber(share, 2)}%` }));
  const [way, other] = ways;
  if (!way) return 'No team size within this calculator can meet this date.';
  const who = way.count === 1 ? 'one developer' : `${way.count} developers`;
  const or = other ? `, or ${other.count === 1 ? 'one' : other.count} at ${other.share},` : '';
  return `You'd need ${who} at ${way.share}${or} to make it.`;
}
