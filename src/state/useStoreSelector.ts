import { useCallback, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio';

/**
 * What a store holds, or a fact of it: a plain value, or a part as it is. A component renders again, within the event that
 * changes the store, when that is another one. valtio's own hook finds out by proxies what a component reads, which every
 * page would have to load and every rendering to build; here it says so (decision 0807).
 */
export function useStoreSelector<Store extends object, Fact = Snapshot<Store>>(
  store: Store,
  select: (stored: Snapshot<Store>) => Fact = (stored) => stored as Fact,
): Fact {
  const listen = useCallback((changed: () => void) => subscribe(store, changed, true), [store]);
  const fact = () => select(snapshot(store));
  return useSyncExternalStore(listen, fact, fact);
}
