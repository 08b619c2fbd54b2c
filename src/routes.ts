const calculatorPaths = new Set(['/', '/roi-calculator']);

export type Route = 'calculator' | 'notFound';

/** Which page a path shows (specification 2). */
export function routeOf(pathname: string): Route {
  return calculatorPaths.has(pathname) ? 'calculator' : 'notFound';
}

export const views = ['costs', 'savings', 'breakdown', 'rest', 'full'] as const;
export type View = (typeof views)[number] | 'default';

/** Which result blocks `?view=` asks for (P1); anything else is the default layout. */
export function viewOf(search: string): View {
  const asked = new URLSearchParams(search).get('view');
  return views.find((view) => view === asked) ?? 'default';
}
