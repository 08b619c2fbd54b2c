import { type Browser, devices } from 'playwright';
import { openBrowser, startSite } from './site.ts';
import { median, printTable } from './table.ts';

/**
 * Measures a first visit on a phone to the real server with its compression: largest contentful
 * paint, layout shift and blocking time. The network and the processor are throttled (1.6 Mbit/s,
 * 150 ms, 4 times); Lighthouse computes its figures from a fast run, so they differ.
 */
const visits = 5;
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const cpuSlowdown = 4;
const quietMs = 4000;

const site = await startSite();
const browser = await openBrowser();

const seen = [];
for (let visit = 0; visit < visits; visit++) seen.push(await firstVisit(browser));
printTable(
  `First visit, medians of ${visits}, the largest shift`,
  ['LCP ms', 'ready ms', 'blocked ms', 'shift'],
  [
    {
      name: 'phone, slow network and processor',
      figures: [
        median(seen.map(({ paintMs }) => paintMs)).toFixed(0),
        median(seen.map(({ readyMs }) => readyMs)).toFixed(0),
        median(seen.map(({ blockedMs }) => blockedMs)).toFixed(0),
        Math.max(...seen.map(({ shift }) => shift)).toFixed(4),
      ],
    },
  ],
);

await browser.close();
await site.stop();

/** Measures a visit with an empty cache until the page has been idle for a while. */
async function firstVisit(from: Browser) {
  const { defaultBrowserType: _, ...phone } = devices['Moto G4'] ?? {};
  const context = await from.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watchStart);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', slowNetwork);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(site.url);
  await page.locator('html[data-ready]').waitFor();
  const readyMs = await page.evaluate(() => performance.now());
  await page.waitForTimeout(quietMs);
  const start = await page.evaluate(
    () =>
      (globalThis as unknown as { start: { paintMs: number; shift: number; blockedMs: number } })
        .start,
  );
  await context.close();
  return { ...start, readyMs };
}

/**
 * In the page: records paints, layout shifts and the time of each task above 50 ms.
 */
function watchStart(): void {
  const start = { paintMs: 0, shift: 0, blockedMs: 0 };
  Object.assign(globalThis, { start });
  const watch = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => {
    start.paintMs = startTime;
  });
  watch('layout-shift', ({ value }) => {
    start.shift += value ?? 0;
  });
  watch('longtask', ({ duration }) => {
    start.blockedMs += Math.max(0, duration - 50);
  });
}
