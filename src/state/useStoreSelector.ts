import { useCallback, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio';

/**
 * Subscribes a component to a valtio store. It renders again when the selected value changes, in
 * the event that changes the store. valtio's own hook tracks reads with proxies, which costs code
 * and time on every render (decision 0807).
 *
 * @param select - Selects a primitive, or an object that the store holds. Without it, the whole
 *   snapshot.
 */
export function useStoreSelector<Store extends object, Selected = Snapshot<Store>>(
  store: Store,
  select: (stored: Snapshot<Store>) => Selected = (stored) => stored as Selected,
): Selected {
  const subscribeStore = useCallback(
    (onChange: () => void) => subscribe(store, onChange, true),
    [store],
  );
  const getSelected = () => select(snapshot(store));
  return useSyncExternalStore(subscribeStore, getSelected, getSelected);
}
