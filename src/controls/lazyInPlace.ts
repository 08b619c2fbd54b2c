import { type ComponentType, lazy } from 'react';

/**
 * A part of the prerendered page whose script arrives later. Until then its markup stays as it is;
 * then React hydrates it in place, and the focus and what was typed stay.
 *
 * @returns `Part`, to be rendered in a `Suspense` that never renders again, because that would
 *   replace the markup; and `request`, which fetches the script once, and again after a failure.
 */
export function lazyInPlace(load: () => Promise<ComponentType>) {
  let show: (module: { default: ComponentType }) => void;
  const shown = new Promise<{ default: ComponentType }>((resolve) => {
    show = resolve;
  });
  let isRequested = false;
  return {
    Part: lazy(() => shown),
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
