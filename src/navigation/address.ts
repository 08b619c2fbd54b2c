const calculatorPaths = new Set(['/', '/roi-calculator', '/roi-calculator/']);

export type Route = 'calculator' | 'notFound';

/** Returns the page that this document was prerendered as, or else the page of its path. */
export function currentRoute(): Route {
  const prerendered = document.getElementById('root')?.dataset.route;
  if (prerendered === 'calculator' || prerendered === 'notFound') return prerendered;
  return calculatorPaths.has(location.pathname) ? 'calculator' : 'notFound';
}

declare global {
  /** The fragment that the page was opened with, stored by the inline script of `index.html`. */
  var openedFragment: string | undefined;
}

/** Whether the address is that of a short link, which opens one scenario alone (P11). */
export const isShortLink = () => /^(\/[a-z-]+)?\/l\//.test(location.pathname);

/**
 * Returns the fragment of the scenario in the address, also where that is a short link, with the
 * tab that it may name; empty without one.
 */
export function addressFragment(): string {
  const { hash } = location;
  const { scenario } = document.documentElement.dataset;
  if (!scenario || !isShortLink() || /^#v\d/i.test(hash)) return hash;
  return `#${scenario}${hash.startsWith('#tab=') ? hash.replace('#', '&') : ''}`;
}

/**
 * Returns the fragment of the scenario in the address, or of the one that the page was opened with;
 * null without one. An anchor that was followed since does not hide the opened scenario.
 */
export function openedScenarioFragment(): string | null {
  const fragments = [addressFragment(), globalThis.openedFragment ?? ''];
  return fragments.find((fragment) => /^#(?:%(?:25)*23)?v\d/i.test(fragment)) ?? null;
}

/**
 * Tells the visitor that the scenario of the address cannot be shown; it stays hidden, and so does
 * the prerendered one (decision 0366). `withoutScript.css` shows the note.
 */
export function failLink(): void {
  const { dataset } = document.documentElement;
  if (dataset.linked !== undefined) dataset.linked = 'failed';
}

/**
 * Returns the id in a report's link, as in `/roi-calculator?calculation=ID`. Null without one, and
 * when the address also holds a scenario, which is newer than the saved calculation.
 */
export function linkedCalculationId(): string | null {
  if (openedScenarioFragment()) return null;
  return new URLSearchParams(location.search).get('calculation') || null;
}
