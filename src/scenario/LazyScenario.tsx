import { useEffect } from 'react';
import { useLazyOnIntent } from '../controls/lazy.ts';
import { droppedParts } from '../estimator/inputs.ts';
import { notify } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { controlsTexts } from '../texts/controls.ts';
import { pinnedScenarios } from './pinnedScenarios.ts';
import { startScenarioSync } from './startScenarioSync.ts';

const loadComparison = () =>
  import('./ScenarioComparison.tsx').then((module) => module.ScenarioComparison);

/**
 * Renders the comparison of pinned scenarios and the note about dropped parts of a link. Most
 * visitors have neither, so the code loads on demand.
 */
export function LazyScenario() {
  const { fragments: pinned } = useStoreSelector(pinnedScenarios);
  const { all: dropped } = useStoreSelector(droppedParts);
  const { loaded: ScenarioComparison, request } = useLazyOnIntent(loadComparison, () =>
    notify({ title: controlsTexts.panelFailed, tone: 'destructive' }),
  );
  // In an effect, because restored inputs would not match the prerendered markup during hydration.
  useEffect(() => startScenarioSync(), []);
  const isNeeded = pinned.length > 0 || dropped.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure the next pin requests it again, not every render
  useEffect(() => {
    if (isNeeded) request();
  }, [pinned, dropped]);
  return ScenarioComparison && isNeeded ? <ScenarioComparison /> : null;
}
