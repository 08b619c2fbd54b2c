declare global {
  /** The fragment that the page was opened with, stored by the inline script of `index.html`. */
  var openedFragment: string | undefined;
}

/**
 * Returns the fragment of the scenario in the address, or of the one that the page was opened with;
 * null without one. An anchor that was followed since does not hide the opened scenario.
 */
export function openedScenarioFragment(): string | null {
  const fragments = [location.hash, globalThis.openedFragment ?? ''];
  return fragments.find((fragment) => /^#v\d/.test(fragment)) ?? null;
}
