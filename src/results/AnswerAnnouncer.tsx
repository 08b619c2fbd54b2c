import { useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import type { Horizon } from '../../contract/format/answerText.ts';
import { deadlineText } from '../../contract/format/deadlineTexts.ts';
import { answerText } from '../../contract/format/deferredClaimTexts.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { costOf, horizonChoice, isUnfinished } from '../estimator/horizon.ts';
import { results } from '../estimator/results.ts';
import { formatFigure } from '../format/formatFigure.ts';
import { dockTexts } from '../texts/deferred/page.ts';

/** Screen readers announce the totals once they have not changed for this long. */
const announceDelayMs = 700;

/**
 * Tells screen readers the new totals of the answer card and who costs less: once for a movement of
 * a slider or for typing, not for each step.
 */
export function AnswerAnnouncer() {
  const [text, setText] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (results.answer) setText(announcement(results.answer, horizonChoice.horizon));
      }, announceDelayMs);
    };
    // The change that has loaded this code is announced too.
    schedule();
    const unsubscribe = [subscribe(results, schedule), subscribe(horizonChoice, schedule)];
    return () => {
      clearTimeout(timer);
      for (const end of unsubscribe) end();
    };
  }, []);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}

/**
 * "In-house, 36 months: $131,983. Embedded: $34,164. Embedding costs $97,819 less over 36 months."
 */
function announcement(answer: Answer, horizon: Horizon): string {
  return [
    `${dockTexts.inHouse(horizon, isUnfinished(answer, horizon))}: ${formatFigure[costOf(horizon, 'inHouse')](answer)}.`,
    `${dockTexts.embedded}: ${formatFigure[costOf(horizon, 'embedded')](answer)}.`,
    `${answerText(answer.verdict.claims, horizon).point}.`,
    ...(answer.deadline ? [deadlineText(answer.deadline)] : []),
  ].join(' ');
}
