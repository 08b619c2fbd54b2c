import './App.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startEstimator } from './estimator/estimatorClient.ts';
import { startFrom } from './estimator/results.ts';
import { routeOf } from './routes.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
const app = <App route={routeOf(location.pathname)} />;

const startingData = document.getElementById('starting-data')?.textContent;
if (startingData) {
  startFrom(JSON.parse(startingData));
  hydrateRoot(root, app);
} else {
  createRoot(root).render(app);
}
if (routeOf(location.pathname) === 'calculator') startEstimator();
