import { useSnapshot } from 'valtio';
import { formatPercentage } from '../../contract/wording/formatPercentage.ts';
import { formatTimeline } from '../../contract/wording/formatTimeline.ts';
import { formatUsd } from '../../contract/wording/formatUsd.ts';
import type { Figure } from '../../worker/estimate/trace.ts';
import { inputs } from '../estimator/inputs.ts';
import { results, type ShownAnswer } from '../estimator/results.ts';
import { visit } from '../estimator/visit.ts';
import { Amount } from '../explanations/Amount.tsx';
import { messages } from '../messages.ts';
import { opensDemoDialog } from '../navigation/demoDialog.ts';
import { scrollToReportForm } from '../navigation/scrollToReportForm.ts';
import './SavingsAndTimeline.css';

const { results: words } = messages;

/** What embedding saves, blurred until the report is requested (P2), and how long either side takes. */
export function SavingsAndTimeline() {
  const { answer } = useSnapshot(results);
  return (
    <section className="card" aria-labelledby="savings" data-section="savings">
      <h2 id="savings">{words.savingsAndTime}</h2>
      <Savings answer={answer} />
      <TimelineComparison answer={answer} />
      {answer?.deadline && <DeadlineAlert deadline={answer.deadline} />}
      <p className="demo-line">
        {words.seeItAtWork}{' '}
        <button type="button" className="link" {...opensDemoDialog}>
          {words.scheduleDemo}
        </button>
      </p>
    </section>
  );
}

function Savings({ answer }: { answer: ShownAnswer | null }) {
  const { isReportSent } = useSnapshot(visit);
  const savings = answer?.estimate.results.savings;
  const figures = [
    ['savingsUsd', words.initialCostSavings, savings && formatUsd(savings.absolute)],
    [
      'savingsPercentage',
      words.initialDevCostReduction,
      savings && formatPercentage(savings.percentage),
    ],
    [
      'monthlySavingsUsd',
      words.monthlyMaintenanceSavings,
      savings && formatUsd(savings.monthlyMaintenance),
    ],
    [
      'monthlyReductionPercentage',
      words.monthlyCostReduction,
      answer && formatPercentage(answer.estimate.monthlyReductionPercentage),
    ],
  ] as const satisfies readonly [Figure, string, string | null | undefined][];
  return (
    <>
      <dl className="tiles">
        {figures.map(([figure, label, text]) => (
          <div className="tile" key={label}>
            <dt>{label}</dt>
            <dd>
              {isReportSent ? (
                <strong className="saving">
                  {text ? <Amount figure={figure}>{text}</Amount> : words.noFigure}
                </strong>
              ) : (
                <>
                  <strong className="saving blurred" aria-hidden="true">
                    {text ?? words.noFigure}
                  </strong>
                  <span className="visually-hidden">{words.hiddenUntilRequested}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {!isReportSent && (
        <p className="lock-line">
          <svg
            width="16"
            height="16"
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            aria-hidden="true"
          >
            <rect x="3" y="7" width="10" height="7" rx="2" />
            <path d="M5.5 7V5a2.5 2.5 0 0 1 5 0v2" />
          </svg>
          {words.inYourReport}{' '}
          <button type="button" className="link" onClick={() => scrollToReportForm()}>
            {words.sendToInbox}
          </button>
        </p>
      )}
    </>
  );
}

function TimelineComparison({ answer }: { answer: ShownAnswer | null }) {
  const timeline = answer?.estimate.timeline;
  const longest = timeline ? Math.max(timeline.timelineWeeks, timeline.embeddedWeeks, 1) : 1;
  const share = (weeks: number) => `${((100 * weeks) / longest).toFixed(2)}%`;
  const reviewShareWeeks = timeline ? timeline.moderationWeeks / 2 : 0;
  return (
    <>
      <h3 className="timeline-title">{words.timeline}</h3>
      <dl className="timeline">
        <div>
          <dt>{words.timelineInHouse}</dt>
          <dd className="bar" aria-hidden="true">
            {timeline && (
              <>
                <i
                  className="build"
                  style={{ width: share(timeline.timelineWeeks - reviewShareWeeks) }}
                />
                <i className="review" style={{ width: share(reviewShareWeeks) }} />
              </>
            )}
          </dd>
          <dd className="duration" data-figure="in-house-timeline">
            {timeline ? (
              <Amount figure="timelineWeeks">{formatTimeline(timeline.timelineWeeks)}</Amount>
            ) : (
              words.defaultInHouseTimeline
            )}
          </dd>
        </div>
        <div>
          <dt>{words.timelineEmbedded}</dt>
          <dd className="bar" aria-hidden="true">
            {timeline && <i className="deploy" style={{ width: share(timeline.embeddedWeeks) }} />}
          </dd>
          <dd className="duration" data-figure="embedded-timeline">
            {timeline ? (
              <Amount figure="embeddedWeeks">{formatTimeline(timeline.embeddedWeeks)}</Amount>
            ) : (
              words.defaultEmbeddedTimeline
            )}
          </dd>
        </div>
      </dl>
      {answer && timeline && timeline.moderationWeeks > 0 && (
        <p className="hint">
          {words.reviewWait(
            answer.systems
              .filter(({ moderationWeeks }) => moderationWeeks === timeline.moderationWeeks)
              .map(({ name }) => name)
              .join(', '),
            formatTimeline(timeline.moderationWeeks),
          )}
        </p>
      )}
    </>
  );
}

function DeadlineAlert({ deadline }: { deadline: NonNullable<ShownAnswer['deadline']> }) {
  const { developerCountNumber, devTimePercentage } = useSnapshot(inputs);
  if (deadline.missesByWeeks === 0) {
    return (
      <p className="note deadline-met" role="status">
        {words.deadlineMet}
      </p>
    );
  }
  return (
    <p className="note" role="status">
      <strong>{words.deadlineMissed(formatTimeline(deadline.missesByWeeks))}</strong>{' '}
      {whatWouldMeetIt(deadline, developerCountNumber, devTimePercentage || 100)}
    </p>
  );
}

function whatWouldMeetIt(
  { developersNeeded, timeShareNeeded, blockingReview }: NonNullable<ShownAnswer['deadline']>,
  developers: number,
  share: number,
): string {
  if (blockingReview) {
    const { systemName, moderationWeeks } = blockingReview;
    return words.deadlineReviewAlone(systemName, formatTimeline(moderationWeeks));
  }
  if (developersNeeded !== null && timeShareNeeded !== null) {
    return words.deadlineTeamOrShare(developersNeeded, share, developers, timeShareNeeded);
  }
  if (developersNeeded !== null) return words.deadlineTeam(developersNeeded, share);
  if (timeShareNeeded !== null) return words.deadlineShare(developers, timeShareNeeded);
  return words.deadlineNoTeam;
}
