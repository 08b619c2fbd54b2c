import type { DeadlineOutlook } from '../../contract/claims.ts';
import {
  deadlineReasonText,
  deadlineText,
  deadlineWays,
  reserveText,
} from '../../contract/format/deadlineTexts.ts';
import { upperFirst } from '../../contract/format/phrases.ts';
import { answerId, type RaceSide } from '../estimator/horizon.ts';
import { changeByPress } from '../estimator/inputHistory.ts';
import { inputs } from '../estimator/inputs.ts';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { dateTexts } from '../texts/deferred/page.ts';
import './AnswerDate.css';

/** By how much a side misses the target date or makes it, beside its day (E31). */
export function DateMark({ deadline, side }: { deadline: DeadlineOutlook; side: RaceSide }) {
  const reserve = deadline[`${side}ReserveWeeks`];
  return <span className={reserve < 0 ? 'late' : 'in-time'}>{` ${reserveText(reserve)}`}</span>;
}

/** Whether each side makes the target date. */
export function DateSentence({ deadline }: { deadline: DeadlineOutlook }) {
  const reason = deadlineReasonText(deadline);
  return <p>{`${deadlineText(deadline)}${reason && ` ${reason}`}`}</p>;
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
          className="choice date-way"
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
