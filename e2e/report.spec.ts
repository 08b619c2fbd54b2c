import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { loadReportFont } from '../server/report/reportFonts.ts';
import { unshiftedEnvironment } from '../testing/childEnvironment.ts';
import { firefox } from '../testing/installedBrowsers.ts';
import { startLocalServer } from '../testing/localServer.ts';
import { recordedMailsTo } from '../testing/recordedMails.ts';
import { type ReportName, reportRequests } from '../testing/reportRequests.ts';
import { buildReport, type ReportRequest } from '../worker/report/buildReport.ts';
import { expect, test } from './calculator.ts';
import { reportForm } from './forms.ts';

/** Reports that load their fonts in each possible way. */
const compared: readonly ReportName[] = [
  'defaults',
  'someSystems',
  'everythingAtOnce',
  'vietnamese',
  'japanese',
  'korean',
  'arabic',
  'thai',
  'emoji',
];

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const builtInNode = (name: ReportName) => buildReport(reportRequests[name], loadReportFont);

/**
 * Runs in the browser: calls the built worker for a report with Comlink's messages, as the page
 * does.
 */
async function hashOfReport([workerUrl, request]: readonly [string, ReportRequest]) {
  const worker = new Worker(workerUrl);
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.onerror = () => reject(new Error('the worker failed'));
    worker.onmessage = ({ data }) =>
      data.type === 'RAW' ? resolve(data.value) : reject(new Error(JSON.stringify(data)));
    worker.postMessage({
      id: '1',
      type: 'APPLY',
      path: ['buildReport'],
      argumentList: [{ type: 'RAW', value: request }],
    });
  });
  worker.terminate();
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

test('Chromium builds the same bytes as Node, on the page with its security headers', async ({
  calculator,
  page,
}) => {
  await calculator.open();
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  const workerUrl = page.workers()[0]?.url() ?? '';
  for (const name of compared) {
    const hash = await page.evaluate(hashOfReport, [workerUrl, reportRequests[name]] as const);
    expect(hash, name).toBe(sha256(await builtInNode(name)));
  }
});

test('the report that is mailed is byte for byte the one that the visitor has', async ({
  calculator,
  page,
  server,
}) => {
  const address = 'taro.yamada@example.com';
  await calculator.open();
  await calculator.slide('Number of integrations', 12);
  await calculator.selectSystems('Gmail', 'Slack');
  const form = reportForm(page);
  await form.getByLabel('Name', { exact: true }).fill(' 山田 太郎 ');
  await form.getByLabel('Business email').fill(address);
  await form.getByLabel('Company').fill('Łódź & 株式会社');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send to My Inbox' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: 'Download the PDF' }).click(),
  ]);
  const visitors = await readFile(await download.path());

  const mailed = async () => (await recordedMailsTo(address, server.dataDir))[0];
  await expect.poll(mailed).toBeDefined();
  const [attachment] = (await mailed())?.attachments ?? [];
  expect(attachment?.mimeType).toBe('application/pdf');
  const content = attachment?.content;
  if (!(content instanceof ArrayBuffer)) throw new Error('expected the bytes of the attachment');
  expect(sha256(new Uint8Array(content))).toBe(sha256(visitors));
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

test('Firefox builds the same bytes as Node', async () => {
  test.skip(!firefox, 'There is no Firefox on the PATH.');
  const requests = Object.fromEntries(compared.map((name) => [name, reportRequests[name]]));
  const hashes = await hashesInFirefox(firefox ?? '', requests);
  for (const name of compared) expect(hashes[name], name).toBe(sha256(await builtInNode(name)));
});

/**
 * Opens a test page beside the built worker and its fonts in a headless Firefox. The page sends the
 * hashes back itself, because Playwright only drives its own Firefox.
 */
async function hashesInFirefox(
  program: string,
  requests: Readonly<Record<string, ReportRequest>>,
): Promise<Record<string, string>> {
  const worker = (await readdir('dist')).find((file) => /^worker\.[0-9a-f]+\.js$/.test(file));
  const script = `${hashOfReport}
    const requests = ${JSON.stringify(requests)};
    const hashAll = async () => {
      const hashes = {};
      for (const [name, request] of Object.entries(requests)) {
        hashes[name] = await hashOfReport(['/${worker}', request]);
      }
      return hashes;
    };
    hashAll()
      .catch((error) => ({ error: String(error) }))
      .then((hashes) => fetch('/hashes', { method: 'POST', body: JSON.stringify(hashes) }));`;
  const profile = await mkdtemp(join(tmpdir(), 'report-firefox-'));
  await writeFile(join(profile, 'user.js'), firefoxPreferences);
  const { promise: hashes, resolve: receive } = Promise.withResolvers<string>();
  const server = await startLocalServer(async (request, response) => {
    if (request.method === 'POST') {
      receive(await text(request));
      response.end();
    } else if (request.url === '/') {
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(`<script type="module">${script}</script>`);
    } else {
      const file = await readFile(join('dist', basename(request.url ?? ''))).catch(() => null);
      if (request.url?.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
      response.writeHead(file ? 200 : 404).end(file);
    }
  });
  const browser = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, server.url.href],
    {
      env: { ...unshiftedEnvironment(), HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
      stdio: 'ignore',
    },
  );
  try {
    return JSON.parse(await hashes);
  } finally {
    const ended = new Promise((resolve) => browser.once('exit', resolve));
    browser.kill();
    await ended;
    await server.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Preferences for a first start without prompts, reports and downloads. */
const firefoxPreferences = [
  ['browser.shell.checkDefaultBrowser', false],
  ['browser.aboutwelcome.enabled', false],
  ['datareporting.policy.dataSubmissionEnabled', false],
  ['app.update.enabled', false],
  ['app.normandy.enabled', false],
  ['network.captive-portal-service.enabled', false],
  ['network.connectivity-service.enabled', false],
  ['toolkit.telemetry.enabled', false],
]
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  .join('\n');
