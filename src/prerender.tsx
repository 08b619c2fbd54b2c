import { prerender as renderToStream } from 'react-dom/static';
import { defaultInputs } from '../contract/defaults.ts';
import { workerApi } from '../worker/workerApi.ts';
import { App } from './App.tsx';
import { type StartingData, startFrom } from './estimator/results.ts';
import type { Route } from './routes.ts';

/** The page as it stands before any script: real figures for the default inputs, and the data to go on from. */
export async function prerender() {
  const startingData: StartingData = {
    // Without a deadline the day plays no part in the answer.
    answer: workerApi.answer({ inputs: defaultInputs, today: '2026-01-01' }),
    rateCard: workerApi.rateCard(),
  };
  startFrom(startingData);
  return {
    calculator: await markup('calculator'),
    notFound: await markup('notFound'),
    // An inert script element ends at "</": none may stand in the data.
    startingData: JSON.stringify(startingData).replaceAll('<', '\\u003c'),
  };
}

async function markup(route: Route): Promise<string> {
  const { prelude } = await renderToStream(<App route={route} />);
  return await new Response(prelude).text();
}
