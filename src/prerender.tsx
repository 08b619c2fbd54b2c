import { prerender as renderToStream } from 'react-dom/static';
import { App, notificationArea } from './App.tsx';
import { lazyWhyChoose } from './CalculatorPage.tsx';
import { initializeResults } from './estimator/results.ts';
import type { Route } from './navigation/address.ts';
import { prerenderedData } from './prerenderedData.ts';
import { lazyReportForm } from './reportRequest/ReportRequest.tsx';
import { certaintyParts } from './results/AnswerCard.tsx';
import { lever } from './results/lazyLever.ts';
import { languageParts } from './SiteFrame.tsx';
import { documentTexts, oldBrowserText } from './texts/document.ts';
import { pageTexts } from './texts/page.ts';

/** Renders the pages to HTML, with the figures of the default inputs. */
export async function prerender() {
  initializeResults(prerenderedData());
  for (const part of [
    notificationArea,
    lazyReportForm,
    lazyWhyChoose,
    lever,
    ...Object.values(languageParts),
    ...Object.values(certaintyParts),
  ]) {
    part.request();
  }
  const pages = [
    { route: 'calculator', title: null, markup: await markup('calculator') },
    { route: 'notFound', title: pageTexts.notFoundTitle, markup: await markup('notFound') },
  ] satisfies { route: Route; title: string | null; markup: string }[];
  return { pages, documentTexts, oldBrowserText };
}

async function markup(route: Route): Promise<string> {
  // Renders suspended parts in place, not at the end of the document.
  const { prelude } = await renderToStream(<App route={route} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return await new Response(prelude).text();
}
