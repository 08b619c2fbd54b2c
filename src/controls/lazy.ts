import {
  type ComponentType,
  createElement,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

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

/**
 * As `useLazyOnIntent`, and loads as soon as it is wanted. After a failure, another value of
 * `wanted` tries again.
 */
export function useLazyWhen<Loaded>(
  wanted: unknown,
  load: () => Promise<Loaded>,
  onFailure?: (error: unknown) => void,
) {
  const part = useLazyOnIntent(load, onFailure);
  const requestNow = useEffectEvent(part.request);
  useEffect(() => {
    if (wanted) requestNow();
  }, [wanted]);
  return part;
}

/**
 * A part of the prerendered page whose script arrives later. Until then its markup stays as it is;
 * then React hydrates it in place, and the focus and what was typed stay.
 *
 * @returns `element`, to be rendered as it is: React replaces the markup of a part that it has not
 *   hydrated when that renders again, which a constant element never does; and `request`, which
 *   fetches the script once, and again after a failure.
 */
export function lazyInPlace(load: () => Promise<ComponentType>) {
  let show: (module: { default: ComponentType }) => void;
  const shown = new Promise<{ default: ComponentType }>((resolve) => {
    show = resolve;
  });
  let isRequested = false;
  return {
    element: createElement(Suspense, null, createElement(lazy(() => shown))),
    /** @param onFailure - Called once for each attempt that fails. */
    request(onFailure: (error: unknown) => void): void {
      if (isRequested) return;
      isRequested = true;
      load().then(
        (part) => show({ default: part }),
        (error) => {
          isRequested = false;
          onFailure(error);
        },
      );
    },
  };
}
