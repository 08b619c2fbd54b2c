import { useEffect } from 'react';
import { useLazyOnIntent } from '../controls/useLazyOnIntent.ts';
import { droppedParts } from '../estimator/droppedParts.ts';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { controlsTexts } from '../texts/controls.ts';
import { scenario } from './scenario.ts';
import { startScenario } from './startScenario.ts';

const loadSideBySide = () => import('./SideBySide.tsx').then((module) => module.SideBySide);

/** Where pinned scenarios stand side by side, and what of a link was left out; empty for most visitors. */
export function LazyScenario() {
  const { pinned } = useStoreSelector(scenario);
  const { all: dropped } = useStoreSelector(droppedParts);
  const { loaded: SideBySide, request } = useLazyOnIntent(loadSideBySide, () =>
    notify({ title: controlsTexts.panelFailed, tone: 'destructive' }),
  );
  // Once the page is hydrated: other inputs before that would not match its prerendered markup.
  useEffect(() => startScenario(), []);
  const isNeeded = pinned.length > 0 || dropped.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again with the next pin, not at every rendering
  useEffect(() => {
    if (isNeeded) request();
  }, [pinned, dropped]);
  return SideBySide && isNeeded ? <SideBySide /> : null;
}
