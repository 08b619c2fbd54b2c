import './App.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startEstimator } from './estimator/estimatorClient.ts';
import { startFrom } from './estimator/results.ts';
import { prerenderedData } from './prerenderedData.ts' with { type: 'macro' };
import { routeOf } from './routes.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
const app = <App route={routeOf(location.pathname)} />;

startFrom(prerenderedData());
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
if (routeOf(location.pathname) === 'calculator') startEstimator();
