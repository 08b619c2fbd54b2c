import { useEffect } from 'react';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { useLazyOnIntent } from './useLazyOnIntent.ts';

/**
 * Loads something once a store says that it is expected. A failure resets the store, so that it is
 * not requested again until it is expected again.
 */
export function useLazyWhenRequested<Loaded>(
  store: { isExpected: boolean },
  load: () => Promise<Loaded>,
  onFailure?: (error: unknown) => void,
) {
  const isExpected = useStoreSelector(store, (stored) => stored.isExpected);
  const intent = useLazyOnIntent(load, (error) => {
    onFailure?.(error);
    store.isExpected = false;
  });
  useEffect(() => {
    if (isExpected) intent.request();
  });
  return intent;
}
