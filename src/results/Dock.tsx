import { useEffect, useRef } from 'react';
import { goLiveComparison } from '../../contract/format/answerText.ts';
import type { Answer } from '../../worker/answer/answer.ts';
import { useHasAnswer } from '../estimator/useAnswer.ts';
import { LiveText, WithAssumptions } from '../format/LiveText.tsx';
import { dockTexts } from '../texts/deferred/dock.ts';
import { answerId } from './AnswerCard.tsx';
import { dockVisibility } from './dockVisibility.ts';
import { useHorizon } from './horizon.ts';
import { embeddedTotal, inHouseLabel, inHouseTotal } from './horizonTotals.ts';
import './Dock.css';

/**
 * The answer at the foot of the screen while its card is out of sight; a press leads back to the
 * card.
 */
export function Dock() {
  const dock = useRef<HTMLElement>(null);
  const horizon = useHorizon();
  const hasAnswer = useHasAnswer();
  useEffect(() => {
    const card = document.getElementById(answerId);
    if (!dock.current || !card || !hasAnswer) return;
    return dockVisibility(dock.current, card);
  }, [hasAnswer]);
  if (!hasAnswer) return null;
  return (
    <aside ref={dock} className="dock" aria-label={dockTexts.title}>
      <a className="wrap" href={`#${answerId}`}>
        <span>
          <LiveText as="small" of={(answer) => inHouseLabel(answer, horizon)} />
          <LiveText
            as="strong"
            className="in-house"
            of={(answer) => inHouseTotal(answer, horizon)}
          />
        </span>{' '}
        <span>
          <small>{dockTexts.embedded[horizon]}</small>
          <LiveText
            as="strong"
            className="embedded"
            of={(answer) => embeddedTotal(answer, horizon)}
          />
        </span>{' '}
        <em>
          <LiveText of={goLive} />
          <WithAssumptions />
        </em>
      </a>
    </aside>
  );
}

function goLive({ verdict }: Answer): string {
  const { sooner, by } = goLiveComparison(verdict);
  return sooner === null ? dockTexts.liveTogether : dockTexts.liveSooner[sooner](by);
}
