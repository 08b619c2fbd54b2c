import { useEffect } from 'react';
import { subscribe } from 'valtio';
import { useLazyWhen } from '../controls/lazy.ts';
import { droppedParts, inputs } from '../estimator/inputs.ts';
import { failLink, openedScenarioFragment } from '../navigation/address.ts';
import { notifyMissingPart } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { scenarioTexts } from '../texts/results.ts';
import { openedFile, pinnedScenarios, pinsKey } from './scenarioStores.ts';

const loadComparison = () =>
  import('./ScenarioComparison.tsx').then((module) => module.ScenarioComparison);

/**
 * Renders the comparison of pinned scenarios and the notes about an opened file and about dropped
 * parts. Most visitors have none, so the code loads on demand, also that of dropped files.
 */
export function LazyScenario() {
  const { fragments: pinned } = useStoreSelector(pinnedScenarios);
  const { all: dropped } = useStoreSelector(droppedParts);
  const { notice } = useStoreSelector(openedFile);
  // In an effect, because restored inputs would not match the prerendered markup during hydration.
  useEffect(() => {
    startScenarioSync();
    addEventListener('dragenter', loadFileDrop);
  }, []);
  const isNeeded = pinned.length > 0 || dropped.length > 0 || notice !== null;
  // After a failure, the next pin requests it again.
  const wanted = isNeeded && `${pinned} ${dropped.length} ${notice?.name}`;
  const { loaded: ScenarioComparison, failure } = useLazyWhen(
    wanted,
    loadComparison,
    scenarioTexts.compare,
  );
  return isNeeded && (ScenarioComparison ? <ScenarioComparison /> : failure);
}

/** Loads the code that opens dropped files once something is dragged over the page. */
const loadFileDrop = () =>
  import('./openFile.ts').then((module) => module.watchFileDrops(), console.error);

/**
 * Loads the code that keeps the address and the inputs in sync: at once if the address holds a
 * scenario or scenarios are pinned, and otherwise on the first change. After a failed load, the
 * next change tries again.
 */
function startScenarioSync(): void {
  let isLoading = false;
  let endFailure = () => {};
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    endFailure();
    import('./pins.ts').then(
      (module) => {
        unsubscribe();
        module.syncScenario();
      },
      (error) => {
        isLoading = false;
        console.error(error);
        if (!openedScenarioFragment()) return;
        failLink();
        endFailure = notifyMissingPart(scenarioTexts.link, load);
      },
    );
  };
  const unsubscribe = subscribe(inputs, load);
  addEventListener('hashchange', load);
  if (openedScenarioFragment() || hasPins()) load();
}

function hasPins(): boolean {
  try {
    return sessionStorage.getItem(pinsKey) !== null;
  } catch {
    return false;
  }
}
