import { tellPartOnScreen } from '../controls/partOnScreen.ts';

/** Sizes in pixels that another window may tell. */
function isLength(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < 1_000_000;
}

/**
 * Within a host page: tell it how tall the calculator is, and learn which part of the frame is on screen, so that dialogs and
 * notifications, which stand still in a window, stand there. Nothing else is told or taken.
 */
export function fitFrame(): void {
  new ResizeObserver(() => {
    const { height } = document.body.getBoundingClientRect();
    parent.postMessage({ type: 'integration-roi:height', height }, '*');
  }).observe(document.body);

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.type !== 'integration-roi:visible') return;
    if (!isLength(data.top) || !isLength(data.height)) return;
    tellPartOnScreen(data);
  });
}
