import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { loadReportFont } from '../server/report/reportFonts.ts';
import { firefox } from '../testing/installedBrowsers.ts';
import { type ReportName, reportRequests } from '../testing/reportRequests.ts';
import { buildReport } from '../worker/report/buildReport.ts';
import { expect, test } from './calculator.ts';
import { reportForm } from './forms.ts';
import { launchFirefox } from './journeys/puppeteer.ts';

/** Reports that load their fonts in each possible way. */
const compared: readonly ReportName[] = [
  ...(['defaults', 'someSystems', 'everythingAtOnce', 'vietnamese'] as const),
  ...(['japanese', 'korean', 'arabic', 'thai', 'emoji'] as const),
];

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Runs in the browser: calls the built worker for a report with Comlink's messages, as the page
 * does.
 */
async function hashOfReport(workerUrl: string, request: string): Promise<string> {
  const worker = new Worker(workerUrl);
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.onerror = () => reject(new Error('the worker failed'));
    worker.onmessage = ({ data }) =>
      data.type === 'RAW' ? resolve(data.value) : reject(new Error(JSON.stringify(data)));
    worker.postMessage({
      id: '1',
      type: 'APPLY',
      path: ['buildReport'],
      argumentList: [{ type: 'RAW', value: JSON.parse(request) }],
    });
  });
  worker.terminate();
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

test('Firefox builds the same bytes as Node, on the page with its security headers @night', async ({
  server,
  clockOffsetMs,
}) => {
  test.slow();
  const path = firefox;
  test.skip(!path, 'There is no Firefox on the PATH.');
  const browser = await launchFirefox(path ?? '');
  try {
    const page = await browser.newPage();
    await page.open(server.url, clockOffsetMs);
    const worker = (await readdir('dist')).find((file) => /^worker\.[0-9a-f]+\.js$/.test(file));
    for (const name of compared) {
      const request = reportRequests[name];
      const inNode = await buildReport(request, loadReportFont);
      const hash = await page.evaluate(hashOfReport, `/${worker}`, JSON.stringify(request));
      expect(hash, name).toBe(sha256(inNode));
    }
  } finally {
    await browser.close();
  }
});

test('what draws the report is not loaded with the page, but once the form is entered', async ({
  calculator,
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await calculator.open();
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const drawing = (await readdir('dist')).filter((file) =>
    /^buildReport\..*\.js$|\.(woff|wasm)$/.test(file),
  );
  expect(drawing.length).toBeGreaterThan(20);
  expect(drawing.filter((file) => file.endsWith('.wasm'))).toHaveLength(1);
  const loadedToDraw = () =>
    loaded.map((path) => basename(path)).filter((file) => drawing.includes(file));
  expect(loadedToDraw()).toEqual([]);

  await reportForm(page).getByLabel('Company').focus();
  await expect
    .poll(() =>
      loadedToDraw()
        .map((file) => file.split('.')[0])
        .sort(),
    )
    .toEqual(['buildReport', 'inter-latin-400-normal', 'inter-latin-600-normal']);
});
