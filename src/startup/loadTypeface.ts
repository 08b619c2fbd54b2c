import { whenIdle } from './whenIdle.ts';

/** What is laid out from the start. The other sections are, once they are shown (App.css). */
const firstParts = '.site-header, .intro, .answer, .quick-starts, main > .columns > .card';

/**
 * Loads the typeface and sets the page in it, a part in each idle moment: all texts at once would
 * block a phone for 80 ms (decision 0829). Where the page is shown in no stand-in of the same
 * measures, the typeface would move what is on screen, and the page stays in the system's
 * (decision 0827). Also resolves when loading fails.
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

/** Returns whether the system has one of the stand-ins of App.css, both regular and bold. */
function hasStandIn(): boolean {
  const faces = [...document.fonts].filter(({ family }) => family.includes('Fallback'));
  return faces.some(({ family }) =>
    faces.every((face) => face.family !== family || face.status === 'loaded'),
  );
}
