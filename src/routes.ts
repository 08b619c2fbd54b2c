const calculatorPaths = new Set(['/', '/roi-calculator']);

export type Route = 'calculator' | 'notFound';

/** Which page a path shows (specification 2). */
export function routeOf(pathname: string): Route {
  return calculatorPaths.has(pathname) ? 'calculator' : 'notFound';
}

/** Which page this document is: the one that it was prerendered as, else the one that its path asks for. */
export function currentRoute(): Route {
  const prerendered = document.getElementById('root')?.dataset.route;
  if (prerendered === 'calculator' || prerendered === 'notFound') return prerendered;
  return routeOf(location.pathname);
}

export const views = ['costs', 'savings', 'breakdown', 'rest', 'full'] as const;
export type View = (typeof views)[number] | 'default';

/** Which result blocks `?view=` asks for (P1); anything else is the default layout. */
export function viewOf(search: string): View {
  const asked = new URLSearchParams(search).get('view');
  return views.find((view) => view === asked) ?? 'default';
}
