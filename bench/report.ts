import type { Browser } from 'playwright';
import { fillReportForm, sendReportButton } from '../e2e/forms.ts';
import { reportRequests } from '../testing/reportRequests.ts';
import type { ReportRequest } from '../worker/report/buildReport.ts';
import { openBrowser, startSite } from './site.ts';
import { median, printTable } from './table.ts';

/** Measures the first report of a visit in Chromium. */
const visits = 5;

const request = { ...reportRequests.someSystems, contactName: 'Ada Byron' };

const site = await startSite();
const browser = await openBrowser();
const seen: Awaited<ReturnType<typeof firstReport>>[] = [];
const unprepared: number[] = [];
try {
  for (let visit = 0; visit < visits; visit++) {
    unprepared.push(await unpreparedReport(browser));
    seen.push(await firstReport(browser, `ada${visit}@example.com`));
  }
} finally {
  await browser.close();
  await site.stop();
}

const medianSeen = (figure: (visit: (typeof seen)[number]) => number) =>
  median(seen.map(figure)).toFixed(0);
printTable(
  `The first report of a visit, Chromium: medians of ${visits} in ms (goal 300)`,
  [''],
  [
    {
      name: 'from the call of a worker that has prepared nothing, with code and fonts',
      figures: [median(unprepared).toFixed(0)],
    },
    {
      name: 'from the call of the worker after the form was filled in',
      figures: [medianSeen(({ buildMs }) => buildMs)],
    },
    { name: 'from the click, with saving', figures: [medianSeen(({ pressMs }) => pressMs)] },
  ],
);

/**
 * Measures a visit with an empty cache, from the click that sends the form to the PDF from the
 * worker.
 */
async function firstReport(from: Browser, email: string) {
  const context = await from.newContext();
  const page = await context.newPage();
  await page.addInitScript(watchReport);
  await page.goto(site.url);
  await page.locator('html[data-ready]').waitFor();
  await fillReportForm(page, email);
  // A visitor types more slowly than Playwright, and the page loads code during that time.
  await page.waitForTimeout(1500);
  await sendReportButton(page).click();
  await page.getByText(`Sent to ${email}`).waitFor();
  const noted = await page.evaluate(
    () =>
      (
        globalThis as unknown as {
          report: Record<'pressedAt' | 'askedAt' | 'builtAt', number>;
        }
      ).report,
  );
  await context.close();
  const { pressedAt, askedAt, builtAt } = noted;
  return { buildMs: builtAt - askedAt, pressMs: builtAt - pressedAt };
}

/** Measures a report by a new worker that has prepared nothing, with an empty cache. */
async function unpreparedReport(from: Browser): Promise<number> {
  const context = await from.newContext();
  const page = await context.newPage();
  await page.goto(site.url);
  await page.locator('html[data-ready]').waitFor();
  await page.waitForTimeout(1500);
  const [running] = page.workers();
  const buildMs = await page.evaluate(askNewWorker, [running?.url() ?? '', request] as const);
  await context.close();
  return buildMs;
}

/** In the page: starts the built worker and calls it with Comlink's messages, as the page does. */
async function askNewWorker([url, asked]: readonly [string, ReportRequest]): Promise<number> {
  const worker = new Worker(url);
  const ask = (id: string, path: string, ...values: unknown[]) =>
    new Promise<void>((resolve) => {
      worker.onmessage = () => resolve();
      const argumentList = values.map((value) => ({ type: 'RAW', value }));
      worker.postMessage({ id, type: 'APPLY', path: [path], argumentList });
    });
  await ask('1', 'rateCard');
  const startedAt = performance.now();
  await ask('2', 'buildReport', asked);
  return performance.now() - startedAt;
}

/** In the page: records the click, the call of the worker and its result. */
function watchReport(): void {
  const report = { pressedAt: 0, askedAt: 0, builtAt: 0 };
  Object.assign(globalThis, { report });
  addEventListener(
    'submit',
    ({ timeStamp }) => {
      report.pressedAt = timeStamp;
    },
    true,
  );
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: never[]) {
    const { id, path } = message as { id?: string; path?: string[] };
    if (path?.[0] === 'buildReport') {
      report.askedAt = performance.now();
      this.addEventListener('message', ({ data }) => {
        if (data.id === id) report.builtAt = performance.now();
      });
    }
    Reflect.apply(post, this, [message, ...rest]);
  };
}
