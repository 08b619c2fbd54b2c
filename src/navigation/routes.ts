const calculatorPaths = new Set(['/', '/roi-calculator', '/roi-calculator/']);

export type Route = 'calculator' | 'notFound';

/** Which page a path shows (specification 2). */
function routeOf(pathname: string): Route {
  return calculatorPaths.has(pathname) ? 'calculator' : 'notFound';
}

/** Which page this document is: the one that it was prerendered as, else the one that its path asks for. */
export function currentRoute(): Route {
  const prerendered = document.getElementById('root')?.dataset.route;
  if (prerendered === 'calculator' || prerendered === 'notFound') return prerendered;
  return routeOf(location.pathname);
}
