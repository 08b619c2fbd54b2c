import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { refuseLink } from '../../backend/limits.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { numberSystems } from '../../contract/renameSystems.ts';
import { linkLimits } from '../../contract/requestLimits.ts';
import {
  type LinkedScenario,
  readScenario,
  scenarioFragment,
} from '../../contract/scenarioLink.ts';
import { isNameless } from '../../contract/shortLink.ts';
import { type AppChanges, startApp } from '../../testing/appServer.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { isThorough } from '../../testing/isThorough.ts';
import { memoryBackend } from '../../testing/memoryBackend.ts';
import { post } from '../../testing/post.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { systemClock } from '../ports.ts';

const html =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>Calculator</body></html>';
const build = {
  folder: null,
  indexHtml: html,
  notFoundHtml: html.replace('Calculator', 'none'),
  mcpAppHtml: null,
};
const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 29, 12) };

const start = () => startApp({ build, clock });
const save = (url: URL, scenario: string) => post(url, '/api/link', { scenario });

/** Opens the address of a link that was saved, at the server of a test. */
async function open(url: URL, link: string, headers = {}) {
  const response = await fetch(new URL(new URL(link).pathname, url), { headers });
  const text = await response.text();
  const contentOf = (name: string) =>
    text.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`))?.[1];
  const attribute = (name: string) =>
    text.match(new RegExp(`<html [^>]*${name}="([^"]*)"`))?.[1]?.replaceAll('&amp;', '&');
  return { response, text, contentOf, attribute };
}

test.each([
  [
    'v1&integrations=12',
    /^Embedding costs \$231,218 less over 36 months\. With every assumption at the middle of its range, embedding still costs \$73,540 less .*Depends on your assumptions: /,
  ],
  [
    'v1&integrations=1&developers=3&share=100&region=asia',
    /^Building costs \$18,845 less over 36 months\. .* Clear: /,
  ],
  [
    'v1&integrations=200&developers=1&share=5',
    /^Nothing is live in-house after 36 months\. A planning/,
  ],
])(
  'a preview of %s says who costs less, how sure that is, when and by which card',
  async (scenario, answer) => {
    const { url } = await start();
    const saved = await save(url, scenario);
    expect(saved.body.url).toMatch(/^https:\/\/roi\.example\/l\/[2-9a-hjkmnp-z]{10}$/);
    const { response, text, contentOf, attribute } = await open(url, saved.body.url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(contentOf('og:title')).toMatch(/^\d+ integrations?: build in-house or embed\?$/);
    expect(contentOf('og:description')).toMatch(answer);
    expect(contentOf('og:description')).toContain(
      `A planning estimate of 29 November 2026 by rate card ${rateCard.version}, not a quote.`,
    );
    expect(contentOf('og:url')).toBe(saved.body.url);
    expect(contentOf('robots')).toBe('noindex');
    expect(text).toContain('<link rel="canonical" href="https://roi.example/roi-calculator">');
    expect(attribute('data-scenario')).toMatch(`&card=${rateCard.version}`);
    expect(text).not.toContain('data-figures');
  },
);

test('the same scenario has the same code, in letters of any case; another code is not found', async () => {
  const { url } = await start();
  const first = await save(url, 'v1&integrations=12&developers=2');
  const again = await save(url, '#V1&developers=2&integrations=12&');
  const other = await save(url, 'v1&integrations=13');
  expect(again.body).toEqual(first.body);
  expect(other.body).not.toEqual(first.body);
  const shouted = first.body.url.replace(
    /l\/.*/,
    (path: string) => `l/${path.slice(2).toUpperCase()}`,
  );
  expect((await open(url, shouted)).response.status).toBe(200);
  for (const path of ['l/2222222222', 'l/short', 'l/']) {
    const missing = await open(url, `https://roi.example/${path}`);
    expect([missing.response.status, missing.text]).toEqual([404, expect.stringContaining('none')]);
  }
});

test('a link that a German page saves has its own code, and a preview in German where one can be had', async () => {
  const previewIn = vi.fn<NonNullable<AppChanges['previewIn']>>().mockResolvedValue(null);
  const { url } = await startApp({ build, clock, previewIn });
  const scenario = 'v1&integrations=12';
  const english = await save(url, scenario);
  const inGerman = () => post(url, '/api/link', { scenario }, { 'Accept-Language': 'de' });
  const plain = await inGerman();
  expect(plain.body.url).not.toBe(english.body.url);
  expect((await open(url, plain.body.url)).contentOf('og:title')).toContain('12 integrations');
  const [, [language, asked] = []] = previewIn.mock.calls;
  expect([language, asked?.inputs.integrationCount]).toEqual(['de', 12]);
});

test('names that a visitor typed are not saved', async () => {
  const { url, store } = await start();
  const scenario = scenarioFragment({
    ...defaultInputs,
    otherSystems: ['Acme ERP', 'Sage'],
    assumptions: { systems: { 'other:Sage': { devHours: 90 } } },
  });
  const { body } = await save(url, scenario);
  const link = await store.link(body.url.split('/').at(-1));
  expect(JSON.stringify(link)).not.toMatch(/Acme|Sage/);
  expect(readScenario(link?.scenario ?? '')?.inputs).toMatchObject({
    otherSystems: ['Other system 1', 'Other system 2'],
    assumptions: { systems: { 'other:Other system 2': { devHours: 90 } } },
  });
});

test.each([
  ['nonsense', 'Use the fragment of a scenario link, as in v1&integrations=8'],
  ['v1&integrations=900', 'Leave out what is invalid: integrations=900'],
])('%s is refused with what was wrong', async (scenario, message) => {
  const { url } = await start();
  const refused = await save(url, scenario);
  expect([refused.status, refused.body.errors]).toEqual([400, [{ field: 'scenario', message }]]);
});

test('a network saves 60 links an hour, and the scenario stays with the visitor', async () => {
  const backend = memoryBackend();
  const [{ points = 0 } = {}] = linkLimits;
  const statuses = [];
  for (let count = 0; count <= points; count++) {
    statuses.push(
      (await backend.request('saveLink', { scenario: `v1&integrations=${count + 1}` })).status,
    );
  }
  expect([statuses.lastIndexOf(200), statuses.at(-1)]).toEqual([points - 1, 429]);
});

test('all networks save 1,000 links an hour together, the last 100 of them 5 a network', async () => {
  const backend = memoryBackend();
  const save = async (network: number) => {
    const origin = { addressKey: `198.51.${network}.1`, networkKey: `198.51.${network}.0/24` };
    return (await refuseLink(backend.ports, origin))?.status;
  };
  for (let count = 0; count < 900; count++) expect(await save(count % 15)).toBeUndefined();
  const others = Array.from({ length: 21 }, (_, index) => 100 + index);
  for (const network of others.slice(0, 20)) {
    for (let count = 0; count < 5; count++) expect(await save(network)).toBeUndefined();
    expect(await save(network)).toBe(429);
  }
  expect(await save(others[20] ?? 0)).toBe(429);
});

test('the page of a link is the same in every coding, also once it is kept compressed', async () => {
  const { url } = await start();
  const { body } = await save(url, 'v1&integrations=12');
  const plain = await open(url, body.url, { 'Accept-Encoding': 'identity' });
  for (const coding of ['br', 'gzip', 'br']) {
    const coded = await open(url, body.url, { 'Accept-Encoding': coding });
    expect(coded.response.headers.get('content-encoding')).toBe(coding);
    expect(coded.text).toBe(plain.text);
  }
});

test('a link by another rate card opens with the figures of then', async () => {
  const { url, store } = await start();
  const { body } = await save(url, 'v1&integrations=12');
  const link = await store.link(body.url.split('/').at(-1));
  if (!link) throw new Error('Expected a link.');
  await store.saveLink({ ...link, code: '3333333333', rateCardVersion: '2026-11.2' });
  const { attribute } = await open(url, 'https://roi.example/l/3333333333');
  expect(JSON.parse(attribute('data-figures')?.replaceAll('&quot;', '"') ?? '')).toEqual(
    link.figures,
  );
});

test('every scenario opens as it was saved', async () => {
  const backend = memoryBackend({ counters: null });
  await fc.assert(
    fc.asyncProperty(calculatorInputs, async ({ timeline: _derived, ...inputs }) => {
      const scenario = scenarioFragment({ ...inputs, deadline: null, otherSystems: [] });
      const asked = readScenario(scenario) as LinkedScenario;
      fc.pre(asked.dropped.length === 0 && scenario.length <= 20_000);
      const { status, body } = await backend.request('saveLink', { scenario });
      const saved = (await backend.state()).links.find(({ code }) => body.url.endsWith(code));
      expect(status).toBe(200);
      const { inputs: opened } = readScenario(saved?.scenario ?? '') as LinkedScenario;
      expect(scenarioFragment(opened)).toBe(
        scenarioFragment(numberSystems(asked.inputs, isNameless)),
      );
    }),
    { numRuns: isThorough ? 100 : 40 },
  );
});
