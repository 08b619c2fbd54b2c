import { useState } from 'react';

/**
 * Something that arrives only when the visitor shows the intent to use it: call `request` on hover, on focus
 * and on the press itself. A failure is final, for Parcel keeps the first answer to every import: only reloading
 * the page asks again.
 */
export function useOnIntent<Loaded>(load: () => Promise<Loaded>) {
  const [state, setState] = useState<{ loaded: Loaded } | 'loading' | 'failed' | null>(null);
  const request = () => {
    if (state) return;
    setState('loading');
    load().then(
      (loaded) => setState({ loaded }),
      () => setState('failed'),
    );
  };
  const isHere = state !== null && typeof state === 'object';
  return { loaded: isHere ? state.loaded : null, hasFailed: state === 'failed', request };
}
