import { formatTimeline, timelineAdjective } from '../../contract/wording/formatTimeline.ts';
import type { DeadlineOutlook as Outlook } from '../../worker/answer/answer.ts';
import { depthMessages } from '../depthMessages.ts';
import { inputs } from '../estimator/inputs.ts';
import { useStored } from '../useStored.ts';

const { deadline: words } = depthMessages;

/** Which side meets the target date, by how much the other misses it, and what would let the in-house build make it. */
export function DeadlineOutlook({ deadline }: { deadline: Outlook }) {
  const { developerCountNumber, devTimePercentage } = useStored(inputs);
  const { missesByWeeks, embeddedMissesByWeeks } = deadline;
  if (missesByWeeks === 0 && embeddedMissesByWeeks === 0) {
    return (
      <p className="note deadline-met" role="status">
        {words.bothMeet}
      </p>
    );
  }
  const embedded =
    embeddedMissesByWeeks === 0
      ? words.embeddedMeets
      : words.embeddedMisses(formatTimeline(embeddedMissesByWeeks));
  if (missesByWeeks === 0) {
    return (
      <p className="note" role="status">
        {words.inHouseMeets} <strong>{embedded}</strong>
      </p>
    );
  }
  return (
    <p className="note" role="status">
      <strong>{words.inHouseMisses(formatTimeline(missesByWeeks))}</strong>{' '}
      {whatWouldMeetIt(deadline, developerCountNumber, devTimePercentage || 100)} {embedded}
    </p>
  );
}

function whatWouldMeetIt(
  { developersNeeded, timeShareNeeded, blockingReview }: Outlook,
  developers: number,
  share: number,
): string {
  if (blockingReview) {
    const { systemName, moderationWeeks } = blockingReview;
    return words.reviewAlone(systemName, timelineAdjective(moderationWeeks));
  }
  if (developersNeeded !== null && timeShareNeeded !== null) {
    return words.teamOrShare(developersNeeded, share, developers, timeShareNeeded);
  }
  if (developersNeeded !== null) return words.team(developersNeeded, share);
  if (timeShareNeeded !== null) return words.share(developers, timeShareNeeded);
  return words.noTeam;
}
