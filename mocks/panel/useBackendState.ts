import { useEffect, useState } from 'react';
import type { BrowserStore } from '../backend/browserStore.ts';
import { emptyState, type State } from '../backend/State.ts';

/** Subscribes to the state, which any tab may change. */
export function useBackendState(store: BrowserStore): State {
  const [state, setState] = useState(emptyState);
  useEffect(() => {
    let isCurrent = true;
    const update = () =>
      store.read().then((read) => {
        if (isCurrent) setState(read);
      });
    void update();
    const unsubscribe = store.subscribe(update);
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [store]);
  return state;
}
