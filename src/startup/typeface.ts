/**
 * The typeface, in place once it is there to be used: one that the style sheet announced would have the browser lay out every
 * text twice, when it is announced and when it has arrived (decision 0813). Resolves also where it does not arrive.
 */
export async function placeTypeface(): Promise<void> {
  const latin = new FontFace(
    'Inter Variable',
    `url(${new URL('npm:@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url)})`,
    { weight: '100 900' },
  );
  // The demo's notifications are in Russian; fetched when the first Cyrillic letter is shown.
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
    // The browser has said so; its own face, stretched to the same measures, stays.
    return;
  }
  document.fonts.add(latin);
  document.fonts.add(cyrillic);
}
