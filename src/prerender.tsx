import { prerender as renderToStream } from 'react-dom/static';
import { App } from './App.tsx';
import { startFrom } from './estimator/results.ts';
import { prerenderedData } from './prerenderedData.ts';
import type { Route } from './routes.ts';

/** The page as it stands before any script: real figures for the default inputs. */
export async function prerender() {
  startFrom(prerenderedData());
  return { calculator: await markup('calculator'), notFound: await markup('notFound') };
}

async function markup(route: Route): Promise<string> {
  const { prelude } = await renderToStream(<App route={route} />);
  return await new Response(prelude).text();
}
