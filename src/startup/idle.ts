const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;

/**
 * Calls `callback` when the browser is idle, and at the latest after `timeout` milliseconds: a
 * frame that shows nothing new may never be idle in Chromium (decision 0831). Safari has no
 * `requestIdleCallback`: there, in a new task.
 */
export function whenIdle(callback: () => void, { timeout = 1000 } = {}): void {
  if (idle) idle(callback, { timeout });
  else setTimeout(callback);
}

/**
 * Calls `onChange` with whether an element is within the viewport: at first, and with each change.
 *
 * @param rootMargin - How far the viewport reaches beyond its edges, as in CSS.
 * @returns The function that ends it.
 */
export function observeInView(
  element: Element,
  onChange: (isInView: boolean) => void,
  rootMargin = '0px',
): () => void {
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Calls `onNear` each time an element comes within 400 pixels of the viewport; returns the end. */
export function whenNear(element: Element, onNear: () => void): () => void {
  return observeInView(element, (isNear) => isNear && onNear(), '400px');
}

/** The parts that are laid out from the start. Other sections are laid out when shown (App.css). */
const firstParts = '.site-header, .intro, .answer, main > .columns > .card';

/**
 * Loads the typeface and applies it to one part of the page per idle callback, because all texts at
 * once would block a phone for 80 ms (decision 0829). Without a fallback of the same metrics the
 * typeface would shift the page, so the page keeps the system's font (decision 0827). Also resolves
 * when loading fails.
 */
export async function loadTypeface(): Promise<void> {
  if (!hasStandIn()) return;
  try {
    await document.fonts.load('1rem "Inter Variable"');
  } catch {
    // The browser logs the error, and the fallback with the same metrics stays.
    return;
  }
  for (const part of [...document.querySelectorAll<HTMLElement>(firstParts), document.body]) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    part.dataset.typeface = '';
  }
}

/** Returns whether the system has one of the fallbacks of App.css, both regular and bold. */
function hasStandIn(): boolean {
  const faces = [...document.fonts].filter(({ family }) => family.includes('Fallback'));
  return faces.some(({ family }) =>
    faces.every((face) => face.family !== family || face.status === 'loaded'),
  );
}

/**
 * Lays out what App.css defers, one section per idle moment, so that every section is there before
 * the visitor scrolls to it.
 */
export function renderDeferredSections(): void {
  const sections = document.querySelectorAll<HTMLElement>('[data-section], .site-footer');
  const renderFrom = (index: number) =>
    whenIdle(() => {
      const section = sections[index];
      if (!section) return;
      section.style.contentVisibility = 'visible';
      renderFrom(index + 1);
    });
  renderFrom(0);
}
