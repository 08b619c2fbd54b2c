import { useEffect, useEffectEvent } from 'react';
import { subscribe } from 'valtio';
import { useLazyOnIntent } from '../controls/lazy.ts';
import { answerId, horizonChoice } from '../estimator/horizon.ts';
import { results } from '../estimator/results.ts';
import { observeInView } from '../startup/idle.ts';

const loadAnnouncer = () =>
  import('./AnswerAnnouncer.tsx').then((module) => module.AnswerAnnouncer);

/**
 * Loads the announcer at the first change by the visitor. The initial result needs none: screen
 * readers read it in the page.
 */
export function LazyAnswerAnnouncer() {
  const { loaded: AnswerAnnouncer, request } = useLazyOnIntent(loadAnnouncer);
  const requestAnnouncer = useEffectEvent(() => {
    // A link's inputs are restored before anything is pressed.
    if (globalThis.hasTrustedInput) request();
  });
  useEffect(() => {
    const unsubscribe = [results, horizonChoice].map((store) => subscribe(store, requestAnnouncer));
    return () => {
      for (const end of unsubscribe) end();
    };
  }, []);
  return AnswerAnnouncer && <AnswerAnnouncer />;
}

const loadDock = () => import('./Dock.tsx').then((module) => module.Dock);

/** Loads the dock once the answer card goes out of sight. A view without the card has none (P1). */
export function LazyDock() {
  const { loaded: Dock, request } = useLazyOnIntent(loadDock);
  const requestDock = useEffectEvent(request);
  useEffect(() => {
    const card = document.getElementById(answerId);
    if (!card?.getClientRects().length) return;
    return observeInView(card, (isInView) => !isInView && requestDock());
  }, []);
  return Dock && <Dock />;
}
