import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keepEarlyInput } from '../startup/preHydration.ts';
import { controlsTexts } from '../texts/page.ts';
import { FailureNote } from './FailureNote.tsx';

type OnFailure = (error: unknown) => (() => void) | undefined;

/**
 * Loads something when the visitor is about to use it: call `request` on hover, on focus and on the
 * press. After a failure, the next call tries again.
 *
 * @param onFailure - The name of the part, which `failure` says; or called once for each attempt
 *   that fails, where the part has no place of its own. What it returns is called at the next
 *   attempt.
 * @returns `failure`, to be rendered in the place of the part: a note with a button that tries
 *   again. It stays until the part is there, so that nothing moves under the press.
 */
export function useLazyOnIntent<Loaded>(
  load: () => Promise<Loaded>,
  onFailure?: string | OnFailure,
) {
  const [state, setState] = useState<{ loaded: Loaded } | 'loading' | 'failed' | null>(null);
  const endFailure = useRef<ReturnType<OnFailure>>(undefined);
  const [failures, setFailures] = useState(0);
  const request = () => {
    if (state && state !== 'failed') return;
    endFailure.current?.();
    setState('loading');
    load().then(
      (loaded) => setState({ loaded }),
      (error) => {
        setFailures((count) => count + 1);
        if (typeof onFailure === 'function') endFailure.current = onFailure(error);
        setState('failed');
      },
    );
  };
  const isHere = state !== null && typeof state === 'object';
  const hasFailed = state === 'failed';
  const failure: ReactNode =
    failures > 0 &&
    !isHere &&
    typeof onFailure === 'string' &&
    createElement(FailureNote, {
      // Another one, which screen readers announce.
      key: failures,
      text: controlsTexts.partMissing(onFailure),
      onRetry: request,
    });
  return { loaded: isHere ? state.loaded : null, hasFailed, failure, request };
}

/**
 * As `useLazyOnIntent`, and loads as soon as it is wanted. After a failure, another value of
 * `wanted` tries again.
 */
export function useLazyWhen<Loaded>(
  wanted: unknown,
  load: () => Promise<Loaded>,
  onFailure?: string | OnFailure,
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
 *   fetches the script once, and again after it has rejected.
 */
export function lazyInPlace(load: () => Promise<ComponentType>) {
  let show: (module: { default: ComponentType }) => void;
  const shown = new Promise<{ default: ComponentType }>((resolve) => {
    show = resolve;
  });
  let request: Promise<void> | null = null;
  return {
    element: createElement(Suspense, null, createElement(lazy(() => shown))),
    request(): Promise<void> {
      request ??= load().then(
        (part) => {
          const restoreInput = keepEarlyInput();
          show({
            default: () => {
              // Before the next key, which would miss a field that has just been replaced.
              useLayoutEffect(restoreInput, []);
              return createElement(part);
            },
          });
        },
        (error) => {
          request = null;
          throw error;
        },
      );
      return request;
    },
  };
}
