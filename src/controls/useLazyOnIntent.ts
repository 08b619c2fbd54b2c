import { useState } from 'react';

/**
 * Something that arrives only when the visitor shows the intent to use it: call `request` on hover, on focus
 * and on the press itself. After a failure, of which `onFailure` hears each time, the next call asks again.
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
