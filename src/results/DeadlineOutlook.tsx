import { formatTimeline, timelineAdjective } from '../../contract/format/durations.ts';
import type { DeadlineOutlook as Outlook } from '../../worker/answer/answer.ts';
import { inputs } from '../estimator/inputs.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredDeadlineTexts as texts } from '../texts/deferred/page.ts';

/**
 * Which side meets the target date, by how much the other misses it, and what would let the
 * in-house build make it.
 */
export function DeadlineOutlook({ deadline }: { deadline: Outlook }) {
  const { developerCountNumber, devTimePercentage } = useStoreSelector(inputs);
  const { missesByWeeks, embeddedMissesByWeeks } = deadline;
  const isMet = missesByWeeks === 0;
  if (isMet && embeddedMissesByWeeks === 0) {
    return (
      <p className="note deadline-met" role="status">
        {texts.bothMeet}
      </p>
    );
  }
  const inHouse = isMet ? texts.inHouseMeets : texts.inHouseMisses(formatTimeline(missesByWeeks));
  const embedded =
    embeddedMissesByWeeks === 0
      ? texts.embeddedMeets
      : texts.embeddedMisses(formatTimeline(embeddedMissesByWeeks));
  return (
    <p className="note" role="status">
      {isMet ? inHouse : <strong>{inHouse}</strong>}{' '}
      {isMet ? (
        <strong>{embedded}</strong>
      ) : (
        `${whatWouldMeetIt(deadline, developerCountNumber, devTimePercentage || 100)} ${embedded}`
      )}
    </p>
  );
}

function whatWouldMeetIt(
  { developersNeeded, devTimePercentageNeeded, blockingReview }: Outlook,
  developers: number,
  devTimePercentage: number,
): string {
  if (blockingReview) {
    const { systemName, moderationWeeks } = blockingReview;
    return texts.reviewAlone(systemName, timelineAdjective(moderationWeeks));
  }
  const ways: [developers: number, devTimePercentage: number][] = [];
  if (developersNeeded !== null) ways.push([developersNeeded, devTimePercentage]);
  if (devTimePercentageNeeded !== null) ways.push([developers, devTimePercentageNeeded]);
  const [way, other] = ways;
  return way ? texts.needed(way, other) : texts.noTeam;
}
