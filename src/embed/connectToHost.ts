import { subscribe } from 'valtio';
import { onMilestone } from '../api/milestones.ts';
import { setVisibleArea } from '../controls/popups.ts';
import { enteredInputs, inputs } from '../estimator/inputs.ts';
import { scenarioLink } from '../navigation/scenarioAddress.ts';

/** The messages of an embedded calculator to its host page (docs/embedding.md), without `frame`. */
type HostEvent =
  /** The visitor has changed the inputs; `url` opens them in the calculator. */
  { type: 'calculator:scenario'; url: string } | { type: 'calculator:demo-requested' };

/** Inputs that have not changed for this long are a scenario. */
const settledMs = 500;

/** Returns whether a value from another window is a plausible size in pixels. */
function isLength(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < 1_000_000;
}

/**
 * Connects an embedded calculator to the script in its host page. It sends the height of the
 * content, so that the frame has no scrollbar of its own, and receives the theme and the visible
 * part of the frame, so that dialogs and notifications open there. The first such message shows the
 * origin of the host page, which alone then gets the events.
 */
export function connectToHost(): void {
  const postHeight = () => {
    const { height } = document.body.getBoundingClientRect();
    parent.postMessage({ type: 'integration-roi:height', height }, '*');
  };
  new ResizeObserver(postHeight).observe(document.body);
  // Chromium does not lay out a frame of another site while it is off screen.
  postHeight();

  let isConnected = false;
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || data?.type !== 'integration-roi:visible') return;
    if (!isLength(data.top) || !isLength(data.height)) return;
    setVisibleArea(data);
    if (data.theme === 'light' || data.theme === 'dark')
      document.documentElement.dataset.theme = data.theme;
    if (isConnected) return;
    isConnected = true;
    const tellHost = (event: HostEvent) =>
      parent.postMessage({ ...event, frame: window.name }, origin);
    onMilestone(({ event }) => {
      if (event === 'demo_schedule') tellHost({ type: 'calculator:demo-requested' });
    });
    tellScenarios(tellHost);
  });
}

/** Tells the host page the scenario now, and whenever it has changed. */
function tellScenarios(tellHost: (event: HostEvent) => void): void {
  let last = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const url = scenarioLink(enteredInputs());
    if (url === last) return;
    last = url;
    tellHost({ type: 'calculator:scenario', url });
  };
  tell();
  subscribe(inputs, () => {
    clearTimeout(timer);
    timer = setTimeout(tell, settledMs);
  });
}
