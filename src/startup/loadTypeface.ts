import { whenIdle } from './whenIdle.ts';

/** The parts that are laid out from the start. Other sections are laid out when shown (App.css). */
const firstParts = '.site-header, .intro, .answer, .quick-starts, main > .columns > .card';

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
