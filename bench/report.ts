import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { loadReportFont } from '../server/report/reportFonts.ts';
import { reportRequests } from '../testing/reportRequests.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import { buildReport, type ReportRequest } from '../worker/report/buildReport.ts';
import type { LoadFont } from '../worker/report/fonts/fontFiles.ts';
import { openBrowser } from './openBrowser.ts';
import { median, printTable } from './table.ts';

/**
 * Measures a warm report of five pages, from the inputs to the bytes, and the first report of a
 * visit in Chromium.
 */
const warmUps = 5;
const rounds = 15;
const visits = 5;
const frameMs = 1000 / 60;

const request = { ...reportRequests.someSystems, contactName: 'Ada Byron' };
const files = new Map<string, Promise<Uint8Array>>();
/** Loads each font file once, so that reading files is not measured. */
const loadFont: LoadFont = (file) => {
  const loaded = files.get(file) ?? loadReportFont(file);
  files.set(file, loaded);
  return loaded;
};
const times: number[] = [];
let size = 0;
for (let round = 0; round < warmUps + rounds; round++) {
  const startedAt = performance.now();
  size = (await buildReport(request, loadFont)).length;
  if (round >= warmUps) times.push(performance.now() - startedAt);
}
printTable(
  `A warm report, median of ${rounds} rounds`,
  ['ms', 'KB'],
  [{ name: 'from the inputs', figures: [median(times).toFixed(1), (size / 1000).toFixed(0)] }],
);

const folder = mkdtempSync(join(tmpdir(), 'roi-bench-'));
const server = await startServerProcess({ DATA_DIR: folder, LOG_LEVEL: 'error' });
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
  await server.stop();
  rmSync(folder, { recursive: true });
}

const medianSeen = (figure: (visit: (typeof seen)[number]) => number) =>
  median(seen.map(figure)).toFixed(0);
const sumSeen = (figure: (visit: (typeof seen)[number]) => number) =>
  `${seen.map(figure).reduce((sum, count) => sum + count, 0)}`;
printTable(
  `The first report of a visit, Chromium: medians of ${visits} in ms (goal 300), frames of all of them`,
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
    { name: 'frames dropped while building', figures: [sumSeen(({ dropped }) => dropped)] },
    {
      name: 'frames dropped in the same time before the click',
      figures: [sumSeen(({ droppedBefore }) => droppedBefore)],
    },
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
  await page.goto(`${server.url.origin}/`);
  await page.locator('html[data-ready]').waitFor();
  await fillForm(page, email);
  // A visitor types more slowly than Playwright, and the page loads code during that time.
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Send to My Inbox' }).click();
  await page.getByText(`Sent to ${email}`).waitFor();
  const noted = await page.evaluate(
    () =>
      (
        globalThis as unknown as {
          report: Record<'pressedAt' | 'askedAt' | 'builtAt', number> & { frames: number[] };
        }
      ).report,
  );
  await context.close();
  const { frames, pressedAt, askedAt, builtAt } = noted;
  const buildMs = builtAt - askedAt;
  return {
    buildMs,
    pressMs: builtAt - pressedAt,
    dropped: droppedFrames(frames, askedAt, builtAt),
    droppedBefore: droppedFrames(frames, pressedAt - buildMs, pressedAt),
  };
}

/** Measures a report by a new worker that has prepared nothing, with an empty cache. */
async function unpreparedReport(from: Browser): Promise<number> {
  const context = await from.newContext();
  const page = await context.newPage();
  await page.goto(`${server.url.origin}/`);
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

/** Counts dropped frames: a frame that is more than half a frame late dropped others. */
function droppedFrames(frames: readonly number[], from: number, to: number): number {
  const within = frames.filter((at) => at >= from && at <= to + frameMs);
  return within
    .slice(1)
    .map((at, index) => Math.round((at - (within[index] ?? at)) / frameMs) - 1)
    .reduce((sum, late) => sum + Math.max(0, late), 0);
}

async function fillForm(page: Page, email: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Get Detailed ROI Report' });
  await form.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await form.getByLabel('Business email').fill(email);
  await form.getByLabel('Company').fill('Analytical Engines');
  await form.getByRole('checkbox').check();
}

/** In the page: records the click, the call of the worker, its result, and every frame. */
function watchReport(): void {
  const report = { pressedAt: 0, askedAt: 0, builtAt: 0, frames: [] as number[] };
  Object.assign(globalThis, { report });
  const noteFrame = (now: number) => {
    report.frames.push(now);
    requestAnimationFrame(noteFrame);
  };
  requestAnimationFrame(noteFrame);
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
