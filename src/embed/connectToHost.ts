import { setVisibleArea } from '../controls/visibleArea.ts';

/** Returns whether a value from another window is a plausible size in pixels. */
function isLength(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < 1_000_000;
}

/**
 * Connects an embedded calculator to the script in its host page. It sends the height of the
 * content, so that the frame has no scrollbar of its own, and receives the visible part of the
 * frame, so that dialogs and notifications open there. No other data is exchanged.
 */
export function connectToHost(): void {
  new ResizeObserver(() => {
    const { height } = document.body.getBoundingClientRect();
    parent.postMessage({ type: 'integration-roi:height', height }, '*');
  }).observe(document.body);

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.type !== 'integration-roi:visible') return;
    if (!isLength(data.top) || !isLength(data.height)) return;
    setVisibleArea(data);
  });
}
