import { useState } from 'react';

/**
 * Loads something when the visitor is about to use it: call `request` on hover, on focus and on the
 * press. After a failure, the next call tries again.
 *
 * @param onFailure - Called once for each attempt that fails.
 */
export function useLazyOnIntent<Loaded>(
  load: () => Promise<Loaded>,
  onFailure?: (error: unknown) => void,
) {
  const [state, setState] = useState<{ loaded: Loaded } | 'loading' | 'failed' | null>(null);
  const request = () => {
    if (state && state !== 'failed') return;
    setState('loading');
    load().then(
      (loaded) => setState({ loaded }),
      (error) => {
        onFailure?.(error);
        setState('failed');
      },
    );
  };
  const isHere = state !== null && typeof state === 'object';
  return { loaded: isHere ? state.loaded : null, hasFailed: state === 'failed', request };
}
