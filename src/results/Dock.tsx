import { useEffect, useRef } from 'react';
import { shortDeadlineText } from '../../contract/format/deadlineTexts.ts';
import { shortLaunchText } from '../../contract/format/deferredClaimTexts.ts';
import { answerId, costOf, isUnfinished, useHorizon } from '../estimator/horizon.ts';
import { useHasAnswer } from '../estimator/useAnswer.ts';
import { formatFigure } from '../format/formatFigure.ts';
import { LiveText, WithAssumptions } from '../format/LiveText.tsx';
import { observeInView } from '../startup/idle.ts';
import { dockTexts } from '../texts/deferred/page.ts';
import './Dock.css';

/** The answer at the foot of the screen while its card is out of sight; a press leads back. */
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
          <LiveText
            as="small"
            of={(answer) => dockTexts.inHouse(horizon, isUnfinished(answer, horizon))}
          />
          <LiveText
            as="strong"
            className="in-house"
            of={formatFigure[costOf(horizon, 'inHouse')]}
          />
        </span>{' '}
        <span>
          <small>{dockTexts.embedded}</small>
          <LiveText
            as="strong"
            className="embedded"
            of={formatFigure[costOf(horizon, 'embedded')]}
          />
        </span>{' '}
        <em>
          <LiveText
            of={({ verdict, deadline }) =>
              deadline ? shortDeadlineText(deadline) : shortLaunchText(verdict.claims)
            }
          />
          <WithAssumptions />
        </em>
      </a>
    </aside>
  );
}

/**
 * Shows the dock while the answer card is out of sight, and hides it while the focused element
 * would be under it. The dock comes and goes as a whole. Its height, which follows its text, is in
 * `--dock-height`.
 *
 * @returns stops it
 */
function dockVisibility(dock: HTMLElement, card: HTMLElement): () => void {
  let isCardInView = true;
  let isOverFocus = false;
  const update = () => {
    dock.toggleAttribute('data-shown', !isCardInView && !isOverFocus);
  };

  let height = 0;
  let unfollowCard = () => {};
  let unfollowFocus = () => {};
  const followFocus = () => {
    unfollowFocus();
    isOverFocus = false;
    update();
    const focused = document.activeElement;
    // Sections take the focus as the target of a link; only what a visitor works with may not be
    // covered.
    if (!focused?.matches('a, button, input, select, textarea, summary')) return;
    if (dock.contains(focused)) return;
    const onFocus = (isInView: boolean) => {
      isOverFocus = isInView;
      update();
    };
    unfollowFocus = observeInView(focused, onFocus, `${height - innerHeight}px 0px 0px`);
  };
  const followHeight = () => {
    if (dock.offsetHeight === height) return;
    height = dock.offsetHeight;
    document.documentElement.style.setProperty('--dock-height', `${height}px`);
    unfollowCard();
    const onCard = (isInView: boolean) => {
      isCardInView = isInView;
      update();
    };
    // A card that only reaches the dock's own place is out of sight too.
    unfollowCard = observeInView(card, onCard, `0px 0px -${height}px`);
    followFocus();
  };
  followHeight();
  const sizeObserver = new ResizeObserver(followHeight);
  sizeObserver.observe(dock);
  const listening = new AbortController();
  const options = { signal: listening.signal };
  document.addEventListener('focusin', followFocus, options);
  document.addEventListener('focusout', followFocus, options);
  addEventListener('resize', followFocus, options);

  return () => {
    sizeObserver.disconnect();
    unfollowCard();
    unfollowFocus();
    listening.abort();
  };
}
