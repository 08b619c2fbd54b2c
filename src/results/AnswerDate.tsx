import type { CSSProperties } from 'react';
import type { DeadlineOutlook } from '../../contract/claims.ts';
import {
  deadlineReasonText,
  deadlineText,
  deadlineWays,
} from '../../contract/format/deadlineTexts.ts';
import { formatDay, upperFirst } from '../../contract/format/phrases.ts';
import { answerId } from '../estimator/horizon.ts';
import { changeByPress } from '../estimator/inputHistory.ts';
import { inputs } from '../estimator/inputs.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { dateTexts } from '../texts/deferred/page.ts';
import './AnswerDate.css';

/** The longest lane, or the target date beyond it, ends here, in percent of the width. */
const widest = 92;

/** When each side is live, on one scale with the target date (E31). */
export function DateLanes({ deadline }: { deadline: DeadlineOutlook }) {
  const timelineWeeks = useAnswer(({ estimate }) => estimate.timeline.timelineWeeks) ?? 0;
  const embeddedWeeks = useAnswer(({ estimate }) => estimate.timeline.embeddedWeeks) ?? 0;
  const dateWeeks = deadline.daysLeft / 7;
  const longest = Math.max(timelineWeeks, embeddedWeeks, dateWeeks, 1);
  const at = (weeks: number) =>
    ({ '--at': `${((widest * weeks) / longest).toFixed(2)}%` }) as CSSProperties;
  return (
    <div className="date-lanes">
      <b>{dateTexts.live}</b>
      <div>
        <i className="in-house" style={at(timelineWeeks)} />
        <i className="embedded" style={at(embeddedWeeks)} />
        <span className="target-date" style={at(dateWeeks)}>
          {dateTexts.yourDate(formatDay(deadline.day))}
        </span>
      </div>
    </div>
  );
}

/** Whether each side makes the target date. */
export function DateSentence({ deadline }: { deadline: DeadlineOutlook }) {
  const reason = deadlineReasonText(deadline);
  return <span>{` ${deadlineText(deadline)}${reason && ` ${reason}`}`}</span>;
}

/** Presses that let the in-house build make the target date, each by itself. */
export function DateWays({ deadline }: { deadline: DeadlineOutlook }) {
  const assumptions = useStoreSelector(inputs, (stored) => stored.assumptions);
  const ways = deadlineWays(deadline, assumptions);
  if (ways.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="date-ways" role="group" aria-label={dateTexts.try}>
      <span aria-hidden="true">{dateTexts.try}</span>
      {ways.map(({ label, change }) => (
        <button
          key={label}
          type="button"
          className="quick-start"
          onClick={() => {
            changeByPress(() => Object.assign(inputs, change));
            notify({ title: dateTexts.tried(label) });
            // The press goes with the miss.
            document.getElementById(answerId)?.focus();
          }}
        >
          {upperFirst(label)}
        </button>
      ))}
    </div>
  );
}
