import { useEffect, useRef } from 'react';
import { shortLaunchText } from '../../contract/format/deferredClaimTexts.ts';
import { useHasAnswer } from '../estimator/useAnswer.ts';
import { formatFigure } from '../format/formatFigure.ts';
import { LiveText, WithAssumptions } from '../format/LiveText.tsx';
import { dockTexts } from '../texts/deferred/page.ts';
import { answerId } from './AnswerCard.tsx';
import { costOf, isUnfinished, useHorizon } from './horizon.ts';
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
          <LiveText
            as="small"
            of={(answer) => dockTexts.inHouse(horizon, isUnfinished(answer, horizon))}
          />
          <LiveText as="strong" className="in-house" of={formatFigure[costOf[horizon].inHouse]} />
        </span>{' '}
        <span>
          <small>{dockTexts.embedded(horizon)}</small>
          <LiveText as="strong" className="embedded" of={formatFigure[costOf[horizon].embedded]} />
        </span>{' '}
        <em>
          <LiveText of={({ verdict }) => shortLaunchText(verdict.claims)} />
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
export function dockVisibility(dock: HTMLElement, card: HTMLElement): () => void {
  let isCardInSight = true;
  let isOverFocus = false;
  const update = () => {
    dock.toggleAttribute('data-shown', !isCardInSight && !isOverFocus);
  };

  let height = 0;
  let cardObserver: IntersectionObserver | undefined;
  const followCard = () => {
    cardObserver?.disconnect();
    cardObserver = new IntersectionObserver(
      (entries) => {
        isCardInSight = entries.at(-1)?.isIntersecting ?? false;
        update();
      },
      // A card that only reaches the dock's own place is out of sight too.
      { rootMargin: `0px 0px -${height}px` },
    );
    cardObserver.observe(card);
  };

  let focusObserver: IntersectionObserver | undefined;
  const followFocus = () => {
    focusObserver?.disconnect();
    isOverFocus = false;
    update();
    const focused = document.activeElement;
    // Sections take the focus as the target of a link; only what a visitor works with may not be
    // covered.
    if (!focused?.matches('a, button, input, select, textarea, summary')) return;
    if (dock.contains(focused)) return;
    focusObserver = new IntersectionObserver(
      (entries) => {
        isOverFocus = entries.at(-1)?.isIntersecting ?? false;
        update();
      },
      { rootMargin: `${height - innerHeight}px 0px 0px` },
    );
    focusObserver.observe(focused);
  };
  const followHeight = () => {
    if (dock.offsetHeight === height) return;
    height = dock.offsetHeight;
    document.documentElement.style.setProperty('--dock-height', `${height}px`);
    followCard();
    followFocus();
  };
  followHeight();
  const sizeObserver = new ResizeObserver(followHeight);
  sizeObserver.observe(dock);
  document.addEventListener('focusin', followFocus);
  document.addEventListener('focusout', followFocus);
  addEventListener('resize', followFocus);

  return () => {
    sizeObserver.disconnect();
    cardObserver?.disconnect();
    focusObserver?.disconnect();
    document.removeEventListener('focusin', followFocus);
    document.removeEventListener('focusout', followFocus);
    removeEventListener('resize', followFocus);
  };
}
