import { formatTimeline, timelineAdjective } from '../../contract/format/durations.ts';
import type { DeadlineOutlook as Outlook } from '../../worker/answer/answer.ts';
import { inputs } from '../estimator/inputs.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredDeadlineTexts } from '../texts/deferred/page.ts';

/**
 * Which side meets the target date, by how much the other misses it, and what would let the
 * in-house build make it.
 */
export function DeadlineOutlook({ deadline }: { deadline: Outlook }) {
  const { developerCountNumber, devTimePercentage } = useStoreSelector(inputs);
  const { missesByWeeks, embeddedMissesByWeeks } = deadline;
  if (missesByWeeks === 0 && embeddedMissesByWeeks === 0) {
    return (
      <p className="note deadline-met" role="status">
        {deferredDeadlineTexts.bothMeet}
      </p>
    );
  }
  const embedded =
    embeddedMissesByWeeks === 0
      ? deferredDeadlineTexts.embeddedMeets
      : deferredDeadlineTexts.embeddedMisses(formatTimeline(embeddedMissesByWeeks));
  if (missesByWeeks === 0) {
    return (
      <p className="note" role="status">
        {deferredDeadlineTexts.inHouseMeets} <strong>{embedded}</strong>
      </p>
    );
  }
  return (
    <p className="note" role="status">
      <strong>{deferredDeadlineTexts.inHouseMisses(formatTimeline(missesByWeeks))}</strong>{' '}
      {whatWouldMeetIt(deadline, developerCountNumber, devTimePercentage || 100)} {embedded}
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
    return deferredDeadlineTexts.reviewAlone(systemName, timelineAdjective(moderationWeeks));
  }
  if (developersNeeded !== null && devTimePercentageNeeded !== null) {
    return deferredDeadlineTexts.teamOrDevTime(
      developersNeeded,
      devTimePercentage,
      developers,
      devTimePercentageNeeded,
    );
  }
  if (developersNeeded !== null)
    return deferredDeadlineTexts.team(developersNeeded, devTimePercentage);
  if (devTimePercentageNeeded !== null)
    return deferredDeadlineTexts.devTime(developers, devTimePercentageNeeded);
  return deferredDeadlineTexts.noTeam;
}
