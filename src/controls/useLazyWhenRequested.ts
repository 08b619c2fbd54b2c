import { useEffect } from 'react';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { useLazyOnIntent } from './useLazyOnIntent.ts';

/**
 * Something that arrives once a store says that it is expected. A failure takes that back, so that nothing asks again
 * before somebody expects it anew.
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
