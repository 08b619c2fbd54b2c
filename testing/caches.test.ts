import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Context } from 'koa';
import { sql } from 'kysely';
import { RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import { expect, onTestFinished, test, vi } from 'vitest';
import { savedRoiCalculation } from '../backend/handlers/calculations.ts';
import { createLeadColumns } from '../backend/leadColumns.ts';
import { keptRateCards } from '../backend/openRateCard.ts';
import type { ShortLink } from '../backend/ports.ts';
import type { CalculatorInputs } from '../contract/calculation.ts';
import { defaultInputs } from '../contract/defaults.ts';
import { production } from '../scripts/folders.ts';
import { countersOf, openSqliteCounters } from '../server/limits/counters.ts';
import { createLog, type Log } from '../server/logging/log.ts';
import { createSharedTexts } from '../server/mcp/sharedTexts.ts';
import { createFiles } from '../server/page/serveFiles.ts';
import { createShortLinks } from '../server/page/shortLinks.ts';
import { systemClock } from '../server/ports.ts';
import { loadReportFont } from '../server/report/reportFonts.ts';
import { openSqlite } from '../server/store/sqliteAdapter.ts';
import { createRetryableSubmission } from '../src/api/post.ts';
import { findAnswer } from '../src/estimator/findAnswer.ts';
import { answer, nextAnswers } from '../worker/answer/answer.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import { pertQuantiles } from '../worker/forecast/pertSamples.ts';
import { createSimulator, runToEnd, simulate } from '../worker/forecast/simulate.ts';
import { type EncodedGlyph, type Face, ShapedFace } from '../worker/report/fonts/Face.ts';
import { openFaces } from '../worker/report/fonts/openFaces.ts';
import { type LoadFont, openFont } from '../worker/report/fonts/openFont.ts';
import type { ShapingFont } from '../worker/report/fonts/startHarfBuzz.ts';
import { Typesetter } from '../worker/report/layout/Typesetter.ts';
import { aLead, calculationOf } from './leads.ts';
import { memoryBackend } from './memoryBackend.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Something that keeps answers by a key. */
interface Cache<Key extends object> {
  file: string;
  keeps: string;
  /** Opens a cache that has kept nothing, and returns what asks it. */
  open: () => Ask<Key> | Promise<Ask<Key>>;
  /** Answers without the cache; by default, one that has kept nothing answers. */
  compute?: Ask<Key>;
  key: Key;
  /** Another value of each field of the key, which has another answer. */
  others: Key;
}
type Ask<Key> = (key: Key) => unknown;

/** Erases the type of the key. */
function cache<Key extends object>({ open, compute, key, others, ...named }: Cache<Key>) {
  const computed = async (asked: Key) => (compute ?? (await open()))(asked);
  return {
    ...named,
    fields: Object.keys(others),
    async expectOwnAnswer(field: string) {
      const other: Key = { ...key, [field]: others[field as keyof Key] };
      const fresh = [await computed(key), await computed(other)];
      expect(fresh[1]).not.toEqual(fresh[0]);
      const ask = await open();
      const kept = [];
      for (const each of [key, other, key]) kept.push(await ask(each));
      expect(kept).toEqual([...fresh, fresh[0]]);
    },
  };
}

/** Imports a fresh module, whose caches are empty. */
let imports = 0;
function freshModule<Module>(file: URL): Promise<Module> {
  imports += 1;
  return import(`${file.href}?fresh=${imports}`);
}

const today = '2026-11-21';
/** One integration of one developer: its certainty depends on the assumptions. */
const narrow: CalculatorInputs = {
  ...defaultInputs,
  integrationCount: 1,
  developerCountNumber: 1,
  region: 'us',
};

function simulatorOf() {
  const simulated = createSimulator();
  return (asked: Partial<CalculatorInputs>) => simulated({ ...narrow, ...asked });
}

function simulationsOf(asked: Partial<CalculatorInputs>) {
  return runToEnd(simulate({ ...narrow, ...asked }));
}

/** A drawn glyph, whose number depends on what was drawn before. */
function drawn({ glyphs }: Face, encoded: EncodedGlyph | undefined) {
  const { glyph, text, width } = glyphs[(encoded?.code ?? 0) - 1] ?? {};
  return { text, width, outline: glyph?.outline };
}

async function openTypesetter() {
  const typesetter = new Typesetter(await openFaces(['ไทย'], loadReportFont), null);
  return (style: { text: string; weight: 'regular' | 'semibold'; isTabular?: boolean }) => {
    const { runs, width } = typesetter.set(style.text, { size: 10, color: '#000000', ...style });
    return { width, faces: runs.map(({ face }) => face.name) };
  };
}

/** Loads the fonts of the other weight. */
const swapped: LoadFont = (file) =>
  loadReportFont(file.replace(/400|600/, (weight) => `${1000 - Number(weight)}`) as typeof file);

const latin = openFont(await loadReportFont('inter/inter-latin-400-normal.woff'));
const glyphOf = (character: string) => latin.glyphOf(character.charCodeAt(0)) ?? 0;
const [newestCard = '', olderCard = ''] = keptRateCards.keys();
const { headers: newestHeaders } = await memoryBackend().request('keptRateCard', undefined, {
  version: newestCard,
});

const caches = [
  cache({
    file: 'worker/forecast/simulate.ts',
    keeps: 'the quantiles of a distribution',
    open: async () =>
      (
        await freshModule<typeof import('../worker/forecast/simulate.ts')>(
          new URL('../worker/forecast/simulate.ts', import.meta.url),
        )
      ).quantilesOf,
    compute: pertQuantiles,
    key: { min: 0, mode: 1, max: 3 },
    others: { min: 0.5, mode: 2, max: 4 },
  }),
  cache({
    file: 'worker/forecast/simulate.ts',
    keeps: 'the simulations of an answer',
    open: simulatorOf,
    compute: simulationsOf,
    key: { integrationCount: 1, assumptions: { preset: 'mid' } },
    others: { integrationCount: 9, assumptions: {} },
  }),
  cache({
    file: 'worker/forecast/simulate.ts',
    keeps: 'the integrations of simulations that differ in the platform alone',
    open: simulatorOf,
    compute: simulationsOf,
    key: {
      integrationCount: 3,
      selectedSystems: ['slack'],
      assumptions: { platformHoursOnce: 90 },
    },
    others: {
      integrationCount: 4,
      selectedSystems: ['gmail'],
      assumptions: { platformHoursOnce: 80, genericDevHours: 100 },
    },
  }),
  cache({
    file: 'worker/formula/parseFormula.ts',
    keeps: 'a formula as a tree',
    open: async () => {
      const { parseFormula } = await freshModule<
        typeof import('../worker/formula/parseFormula.ts')
      >(new URL('../worker/formula/parseFormula.ts', import.meta.url));
      return ({ text }: { text: string }) => parseFormula(text);
    },
    key: { text: 'a + b' },
    others: { text: 'a - b' },
  }),
  cache({
    file: 'src/estimator/startEstimator.ts',
    keeps: 'the answers to which a control leads next',
    open: () => {
      const inputs = { ...defaultInputs, deadline: '2027-03-01' };
      const next = nextAnswers({ inputs, today }, 'integrationCount');
      return ({ today, ...asked }: Partial<CalculatorInputs> & { today: string }) => {
        const question = { inputs: { ...inputs, ...asked }, today };
        return findAnswer(next, question) ?? answer(question);
      };
    },
    compute: ({ today, ...asked }) =>
      answer({ inputs: { ...defaultInputs, deadline: '2027-03-01', ...asked }, today }),
    key: {
      today,
      integrationCount: 6,
      region: defaultInputs.region,
      developerCountNumber: defaultInputs.developerCountNumber,
      selectedSystems: defaultInputs.selectedSystems,
      deadline: '2027-03-01',
      assumptions: null,
    },
    others: {
      today: '2026-11-29',
      integrationCount: 9,
      region: 'asia',
      developerCountNumber: 4,
      selectedSystems: ['slack'],
      deadline: '2027-05-01',
      assumptions: { genericDevHours: 10 },
    },
  }),
  cache({
    file: 'worker/report/layout/Typesetter.ts',
    keeps: 'the runs of a text',
    open: openTypesetter,
    key: { text: '1110', weight: 'regular', isTabular: false },
    others: { text: 'ไทย', weight: 'semibold', isTabular: true },
  }),
  cache({
    file: 'worker/report/layout/Typesetter.ts',
    keeps: 'the face that draws a text',
    open: openTypesetter,
    key: { text: 'A', weight: 'regular' },
    others: { text: 'ไ', weight: 'semibold' },
  }),
  cache({
    file: 'worker/report/fonts/Face.ts',
    keeps: 'the glyph of a character',
    open: async () => {
      const { regular } = await openFaces([], loadReportFont);
      return ({ character, isTabular }: { character: string; isTabular: boolean }) =>
        drawn(regular, regular.encode(character.charCodeAt(0), isTabular));
    },
    key: { character: '1', isTabular: false },
    others: { character: '7', isTabular: true },
  }),
  cache({
    file: 'worker/report/fonts/Face.ts',
    keeps: 'the glyph of a cluster',
    open: () => {
      let glyphs: { glyph: number; x: number; y: number; advance: number; cluster: number }[] = [];
      const face = new ShapedFace('Shaped', latin, {
        shape: () => glyphs,
      } as unknown as ShapingFont);
      return (asked: { text: string; glyph: number; x: number; y: number; advance: number }) => {
        glyphs = [{ ...asked, cluster: 0 }];
        const [encoded] = face.shape(asked.text, false);
        return drawn(face, encoded);
      };
    },
    key: { text: 'a', glyph: glyphOf('a'), x: 0, y: 0, advance: 500 },
    others: { text: 'b', glyph: glyphOf('b'), x: 9, y: 9, advance: 700 },
  }),
  cache({
    file: 'worker/report/fonts/openFaces.ts',
    keeps: 'a font file that is open, and HarfBuzz',
    open: async () => {
      const { openFaces: open } = await freshModule<
        typeof import('../worker/report/fonts/openFaces.ts')
      >(new URL('../worker/report/fonts/openFaces.ts', import.meta.url));
      return async ({ loadFont, weight }: { loadFont: LoadFont; weight: 400 | 600 }) => {
        const { regular, semibold } = await open([], loadFont);
        return (weight === 400 ? regular : semibold).encode(0x61, false)?.width;
      };
    },
    compute: async ({ loadFont, weight }) => {
      const font = openFont(await loadFont(`inter/inter-latin-${weight}-normal.woff`));
      return Math.round((font.advanceOf(font.glyphOf(0x61) ?? 0) * 1000) / font.unitsPerEm);
    },
    key: { loadFont: loadReportFont, weight: 400 },
    others: { loadFont: swapped, weight: 600 },
  }),
  cache({
    file: 'backend/leadColumns.ts',
    keeps: 'the columns of a calculation',
    open: () => {
      const { columnsOf } = createLeadColumns(new URL('https://roi.example'));
      return ({ inputs, rateCardVersion }: { inputs: CalculatorInputs; rateCardVersion: string }) =>
        columnsOf(
          aLead({ id: 'lead', calculation: { ...calculationOf(inputs), rateCardVersion } }),
        );
    },
    key: { inputs: defaultInputs, rateCardVersion: rateCard.version },
    others: { inputs: narrow, rateCardVersion: '2026-10' },
  }),
  cache({
    file: 'backend/handlers/calculations.ts',
    keeps: 'the certainty of a saved calculation',
    open: () => {
      const { ports } = memoryBackend();
      let calculation = calculationOf(defaultInputs);
      const store = { ...ports.store, lead: async () => aLead({ calculation }) };
      const handle = savedRoiCalculation({ ...ports, store });
      return async (asked: { inputs: CalculatorInputs; rateCardVersion: string }) => {
        calculation = { ...calculationOf(asked.inputs), ...asked };
        const response = await handle({ params: { id: 'id' }, context: {} } as Parameters<
          typeof handle
        >[0]);
        return 'certainty' in response.body && response.body.certainty;
      };
    },
    key: { inputs: defaultInputs, rateCardVersion: rateCard.version },
    others: { inputs: narrow, rateCardVersion: '2026-10' },
  }),
  cache({
    file: 'backend/handlers/estimates.ts',
    keeps: 'a document that changes with releases, and its ETag',
    open: () => {
      const { request } = memoryBackend();
      return async (asked: {
        endpoint: 'keptRateCard' | 'estimateSchema';
        version: string;
        ifNoneMatch: string;
      }) => {
        const { status, body, headers } = await request(asked.endpoint, undefined, asked);
        return { status, body, headers };
      };
    },
    compute: async ({ endpoint, version, ifNoneMatch }) => {
      const { body, headers } = await memoryBackend().request(endpoint, undefined, { version });
      const isKnown = headers?.ETag === ifNoneMatch;
      return { status: isKnown ? 304 : 200, body: isKnown ? null : body, headers };
    },
    key: { endpoint: 'keptRateCard', version: newestCard, ifNoneMatch: newestHeaders?.ETag ?? '' },
    others: { endpoint: 'estimateSchema', version: olderCard, ifNoneMatch: '' },
  }),
  cache({
    file: 'server/page/serveFiles.ts',
    keeps: 'a page with its ETag, compressed',
    open: () => {
      const { serve } = createFiles(
        { folder: null, indexHtml: '<p>Page</p>', notFoundHtml: null, mcpAppHtml: null },
        {
          documents: { '/a.md': () => 'Text a', '/b.md': () => 'Text b' },
          headers: {},
          reportWorkerHeaders: {},
          fileTurns: (_request, _response, send) => send(),
          log: { debug: () => {} } as unknown as Log,
        },
      );
      return ({ url, accepted }: { url: string; accepted: string }) => {
        const headers = { 'accept-encoding': accepted };
        const written: { head?: unknown[]; text?: string } = {};
        const response = {
          setHeader: () => {},
          writeHead(...head: [number, Record<string, string>]) {
            written.head = head;
            return response;
          },
          end(body: Buffer) {
            const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[accepted];
            written.text = String(unpack ? unpack(body) : body);
          },
        };
        serve(
          { method: 'GET', url, headers } as unknown as IncomingMessage,
          response as unknown as ServerResponse,
        );
        return written;
      };
    },
    key: { url: '/a.md', accepted: 'br' },
    others: { url: '/b.md', accepted: 'gzip' },
  }),
  cache({
    file: 'server/page/shortLinks.ts',
    keeps: 'the compressed page of a short link',
    open: () => {
      const linkOf = (code: string): ShortLink => ({
        code,
        scenario: '',
        title: `Link ${code}`,
        description: '',
        rateCardVersion: rateCard.version,
        figures: {} as ShortLink['figures'],
        savedAt: 0,
      });
      const store = {
        saveLink: async (link: ShortLink) => link,
        link: async (code: string) => linkOf(code),
        noteLinkUse: async () => {},
      };
      const html = '<html ><meta property="og:title">';
      const { serve, keepingLinks } = createShortLinks(
        { folder: null, indexHtml: html, notFoundHtml: null, mcpAppHtml: null },
        { store, clock: systemClock, log: createLog('silent'), publicUrl: new URL('http://roi') },
      );
      return async ({ code }: { code: string }) => {
        const req = { headers: { 'accept-encoding': 'br' } };
        const ctx = { method: 'GET', path: `/l/${code}`, req, state: {}, set: () => {}, body: '' };
        await serve(ctx as unknown as Context, async () => undefined);
        await keepingLinks(store).saveLink(linkOf(code));
        return String(brotliDecompressSync(ctx.body));
      };
    },
    key: { code: '2222222222' },
    others: { code: '3333333333' },
  }),
  cache({
    file: 'server/mcp/sharedTexts.ts',
    keeps: 'the bytes of a resource',
    open: () => {
      const { tokenOf, partsOf } = createSharedTexts();
      return ({ uri }: { uri: string }) =>
        Buffer.concat(partsOf(tokenOf(uri, () => `Text of ${uri}`))).toString();
    },
    key: { uri: 'roi://a' },
    others: { uri: 'roi://b' },
  }),
  cache({
    file: 'server/limits/counters.ts',
    keeps: 'the limiter of a limit',
    open: () => {
      const { consume } = countersOf(
        ({ name, points, seconds }) =>
          ({
            consume: () =>
              Promise.reject(new RateLimiterRes(0, 10 * seconds + points + name.length)),
          }) as unknown as RateLimiterStoreAbstract,
      );
      return (limit: { name: string; points: number; seconds: number }) => consume(limit, 'key');
    },
    key: { name: 'a', points: 2, seconds: 60 },
    others: { name: 'other', points: 4, seconds: 90 },
  }),
  cache({
    file: 'server/limits/counters.ts',
    keeps: 'the statement of a query',
    open: async () => {
      const counters = await openSqliteCounters(join(temporaryFolder(), 'counters.db'));
      onTestFinished(() => counters.close());
      const limit = { name: 'a', points: 1, seconds: 60 };
      return async ({ query }: { query: 'consume' | 'refund' }) => {
        const answer = await counters[query](limit, 'key', 1);
        // The time until the limit begins again passes between two questions.
        return answer && { ...answer, resetMs: 0 };
      };
    },
    key: { query: 'consume' },
    others: { query: 'refund' },
  }),
  cache({
    file: 'server/store/sqliteAdapter.ts',
    keeps: 'the statement of a query',
    open: async () => {
      const adapter = await openSqlite(join(temporaryFolder(), 'store.db'));
      onTestFinished(() => adapter.close());
      return async ({ text }: { text: string }) => (await sql.raw(text).execute(adapter.read)).rows;
    },
    key: { text: 'select 1 as found' },
    others: { text: 'select 2 as found' },
  }),
  cache({
    file: 'src/api/request.ts',
    keeps: 'the JSON at an address, for a visit',
    open: async () => {
      const { getJson } = await freshModule<typeof import('../src/api/request.ts')>(
        new URL('../src/api/request.ts', import.meta.url),
      );
      vi.stubGlobal('fetch', async (url: string) =>
        Response.json({ url }, { status: url === '/refused' ? 401 : 200 }),
      );
      onTestFinished(() => void vi.unstubAllGlobals());
      return ({ url, on401 }: { url: string; on401: 'fail' | 'null' }) =>
        getJson([url], { on401 }).catch(({ message }) => message);
    },
    key: { url: '/refused', on401: 'null' },
    others: { url: '/other', on401: 'fail' },
  }),
  cache({
    file: 'src/startup/loadFile.ts',
    keeps: 'a script or a style sheet that is loaded',
    open: async () => {
      const { defineImport } = await freshModule<typeof import('../src/startup/loadFile.ts')>(
        new URL('../src/startup/loadFile.ts', import.meta.url),
      );
      const loaded = new Set<string>();
      vi.stubGlobal('__parcel__importScripts__', (address: string) => void loaded.add(address));
      onTestFinished(() => void vi.unstubAllGlobals());
      return async ({ file }: { file: string }) => {
        const module: { exports?: Promise<unknown> } = {};
        defineImport(module, (load) => load(file));
        await module.exports;
        return loaded.has(file) && file;
      };
    },
    key: { file: '/a.js' },
    others: { file: '/b.js' },
  }),
  cache({
    file: 'src/api/post.ts',
    keeps: 'the last submission, for a retry',
    open: () => {
      const submissions = createRetryableSubmission((content: object) => ({ ...content }));
      return (content: { email: string; inputs: object }) => submissions.get(content).body;
    },
    key: { email: 'ada@example.com', inputs: { integrationCount: 5 } },
    others: { email: 'bob@example.com', inputs: { integrationCount: 6 } },
  }),
];

test.each(caches.flatMap((each) => each.fields.map((field) => ({ ...each, field }))))(
  '$file: another $field gets its own answer: $keeps',
  ({ expectOwnAnswer, field }) => expectOwnAnswer(field),
);

/** Maps of the product that keep no answers: who waits, what a document has, what came. */
const otherMaps = [
  'backend/peopleTable.ts',
  'backend/salesRoutes.ts',
  'contract/renameSystems.ts',
  'mcpApp/connectToHost.ts',
  'mocks/failureModes/player.ts',
  'mocks/interceptor.ts',
  'server/http/fairQueue.ts',
  'server/http/requestLog.ts',
  'server/http/watchReaders.ts',
  'server/outbox/createOutbox.ts',
  'server/store/turns.ts',
  'server/tracing/trace.ts',
  'src/estimator/useAnswer.ts',
  'worker/answer/answer.ts',
  'worker/reading/unpack.ts',
  'worker/report/buildReport.ts',
  'worker/report/fonts/openFont.ts',
  'worker/report/layout/paragraph.ts',
  'worker/report/pdf/tagDocument.ts',
  'worker/report/writePdf.ts',
  'worker/workbook/sheetXml.ts',
  'worker/workbook/workbook.ts',
];

test('every cache is in the table: each call of memo, and each map that is filled', () => {
  const root = join(import.meta.dirname, '..');
  const files = globSync(`{${production.join(',')}}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|^server\/resilience\/|^contract\/memo\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const matching = (pattern: RegExp) =>
    files.flatMap(({ file, text }) => Array(text.match(pattern)?.length ?? 0).fill(file));
  const inTable = caches.map(({ file }) => file);
  const memos = matching(/\bmemo\((?=\w|\(|\n)(?!\(\{)/g);
  const maps = matching(/new (?:Weak)?Map(?:<.*>)?\(\)/g);
  expect(memos.toSorted()).toEqual(inTable.filter((file) => memos.includes(file)).toSorted());
  expect([...new Set(maps)].filter((file) => !inTable.includes(file)).toSorted()).toEqual(
    otherMaps,
  );
});
