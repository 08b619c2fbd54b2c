import { useEffect } from 'react';
import { useStored } from '../useStored.ts';
import { useOnIntent } from './useOnIntent.ts';

/**
 * Something that arrives once a store says that it is expected. A failure takes that back, so that nothing asks again
 * before somebody expects it anew.
 */
export function useOnceExpected<Loaded>(
  store: { isExpected: boolean },
  load: () => Promise<Loaded>,
  onFailure?: (error: unknown) => void,
) {
  const isExpected = useStored(store, (stored) => stored.isExpected);
  const intent = useOnIntent(load, (error) => {
    onFailure?.(error);
    store.isExpected = false;
  });
  useEffect(() => {
    if (isExpected) intent.request();
  });
  return intent;
}
