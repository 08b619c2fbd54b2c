/**
 * Loads the typeface and then adds it to the document. A typeface declared in CSS would make the
 * browser lay out all text twice: when it is declared and when it has loaded (decision 0813). Where
 * the page is shown in no stand-in of the same measures, the typeface would move what is on screen,
 * and the page stays in the system's (decision 0827). Also resolves when loading fails.
 */
export async function loadTypeface(): Promise<void> {
  if (!hasStandIn()) return;
  const latin = new FontFace(
    'Inter Variable',
    `url(${new URL('npm:@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url)})`,
    { weight: '100 900' },
  );
  // For the demo's Russian notifications. Loaded when the first Cyrillic letter is shown.
  const cyrillic = new FontFace(
    'Inter Variable',
    `url(${new URL('npm:@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2', import.meta.url)})`,
    {
      weight: '100 900',
      display: 'swap',
      unicodeRange: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
    },
  );
  try {
    await latin.load();
  } catch {
    // The browser logs the error, and the fallback with the same metrics stays.
    return;
  }
  document.fonts.add(latin);
  document.fonts.add(cyrillic);
}

/** Returns whether the system has one of the stand-ins of App.css, both regular and bold. */
function hasStandIn(): boolean {
  const faces = [...document.fonts];
  return faces.some(({ family }) =>
    faces.every((face) => face.family !== family || face.status === 'loaded'),
  );
}
