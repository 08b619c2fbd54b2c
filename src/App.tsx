import { CalculatorPage } from './CalculatorPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import type { Route } from './routes.ts';

/** The page that a route shows (specification 2, Routes). */
export function App({ route }: { route: Route }) {
  return route === 'calculator' ? <CalculatorPage /> : <NotFoundPage />;
}
