declare global {
  /** The fragment that the page was opened with; its inline script keeps it. */
  var openedFragment: string | undefined;
}

/**
 * The scenario that the page was opened with, or that has been pasted into the address since, as a fragment; null without one.
 * An anchor followed before anyone read the address does not hide it.
 */
export function openedScenario(): string | null {
  const fragments = [location.hash, globalThis.openedFragment ?? ''];
  return fragments.find((fragment) => /^#v\d/.test(fragment)) ?? null;
}
