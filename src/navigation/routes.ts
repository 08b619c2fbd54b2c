const calculatorPaths = new Set(['/', '/roi-calculator', '/roi-calculator/']);

export type Route = 'calculator' | 'notFound';

/** Returns the page of a path (specification 2). */
function routeOf(pathname: string): Route {
  return calculatorPaths.has(pathname) ? 'calculator' : 'notFound';
}

/** Returns the page that this document was prerendered as, or else the page of its path. */
export function currentRoute(): Route {
  const prerendered = document.getElementById('root')?.dataset.route;
  if (prerendered === 'calculator' || prerendered === 'notFound') return prerendered;
  return routeOf(location.pathname);
}
