/** `npm run openapi`: writes `docs/openapi.json` from the contract; a test keeps it current. */
import './help.mjs';
import { writeFileSync } from 'node:fs';
import { handleRequest } from '../backend/handlers/createHandlers.ts';
import { extractPdf } from '../backend/reportBody.ts';
import { webCryptoHash } from '../backend/sha256.ts';
import { type Example, openApi } from '../contract/document/openApi.ts';
import type { EndpointName } from '../contract/index.ts';
import { linesMediaType } from '../contract/problem.ts';
import { createMockHost } from '../mocks/backend/mockHost.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { submissions } from '../testing/submissions.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';

/** The moment of the examples. */
const now = Date.UTC(2026, 10, 20, 10);

/** The API as an OpenAPI document, whose examples were requested from the backend. */
export async function documentedApi() {
  return openApi(
    await examples(),
    rateCard.systems.map(({ id }) => id),
  );
}

/** Requests an example of each operation, as one visitor. */
async function examples(): Promise<Record<EndpointName, Example>> {
  const host = createMockHost({
    stateStore: memoryStore(),
    pageUrl: new URL('https://roi.example'),
    clock: { now: () => now },
    isReportRefused: () => false,
  });
  const sessionCookie = await host.openCookie();
  const ids: string[] = [];

  async function call(name: EndpointName, request?: unknown, params: Record<string, string> = {}) {
    const isLines = typeof request === 'string';
    const sent = isLines ? request : JSON.stringify(request ?? '');
    const { text, pdfSha256 } = await extractPdf(sent, webCryptoHash);
    const contentType = isLines ? linesMediaType : 'application/json';
    const { body } = await handleRequest(
      name,
      host.handlers,
      { params, contentType, text },
      { addressKey: '', networkKey: '', idempotencyKey: undefined, sessionCookie, pdfSha256 },
    );
    if (typeof Object(body).id === 'string') ids.push(Object(body).id);
    const response = isLines
      ? await shortenedLines(body as AsyncIterable<string>)
      : shortened(name === 'estimateSchema' ? withoutParts(body as Json) : body);
    return { params, ...(request !== undefined && { request }), response };
  }

  const scenario = { integrationCount: 12, selectedSystems: ['hubspot', 'slack'] };
  const demo = submissions.demoSubmission();
  const demoSubmission = await call('demoSubmission', {
    ...demo,
    calculationData: { ...demo.calculationData, region: 'us' },
  });
  const roiCalculation = await call('roiCalculation', submissions.roiCalculation());
  const [, id = ''] = ids;
  const called = {
    demoSubmission,
    roiCalculation,
    savedRoiCalculation: await call('savedRoiCalculation', undefined, { id }),
    sendRoiReport: await call('sendRoiReport', submissions.sendRoiReport()),
    contactFormWebhook: await call('contactFormWebhook', submissions.contactFormWebhook()),
    estimate: await call('estimate', scenario),
    estimates: await call('estimates', `${JSON.stringify(scenario)}\n{"region":"mars"}\n`),
    rateCard: await call('rateCard'),
    keptRateCard: await call('keptRateCard', undefined, { version: rateCard.version }),
    estimateSchema: await call('estimateSchema'),
    saveLink: await call('saveLink', { scenario: 'v1&integrations=12&systems=hubspot,slack' }),
  };
  return JSON.parse(withFixedIds(JSON.stringify(called), ids));
}

type Json = Record<string, unknown>;

/** Of a JSON Schema, what says what it is. */
function withoutParts({ $schema, title, type }: Json): Json {
  return { $schema, title, type };
}

async function shortenedLines(lines: AsyncIterable<string>): Promise<string> {
  const shorter = (await Array.fromAsync(lines)).map(
    (line) => `${JSON.stringify(shortened(JSON.parse(line)))}\n`,
  );
  return shorter.join('');
}

/** Shortens lists to their first entry; the document shows what an entry looks like. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]));
}

/** Ids are random, and the document is not. */
function withFixedIds(text: string, ids: readonly string[]): string {
  return [...new Set(ids)].reduce(
    (replaced, id, index) =>
      replaced.replaceAll(id, `${index + 1}`.padStart(id.length, '0123456789abcdef')),
    text,
  );
}

const columns = 100;

/** Writes JSON with each value on one line if it fits, and short values of a list side by side. */
export function compactJson(document: unknown): string {
  return `${written(JSON.parse(JSON.stringify(document)), '', 0)}\n`;
}

function written(value: unknown, indent: string, taken: number): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || taken + line.length < columns) return line;
  const inner = `${indent}  `;
  if (!Array.isArray(value)) {
    const parts = Object.entries(value).map(([key, part]) => {
      const start = `${inner}${JSON.stringify(key)}: `;
      return `${start}${written(part, inner, start.length)}`;
    });
    return `{\n${parts.join(',\n')}\n${indent}}`;
  }
  const lines: string[] = [];
  for (const part of value.map((each) => written(each, inner, inner.length))) {
    const last = lines.at(-1);
    const isShort = last !== undefined && !part.includes('\n');
    if (isShort && last.length + part.length + 2 < columns) lines.push(`${lines.pop()}, ${part}`);
    else lines.push(`${inner}${part}`);
  }
  return `[\n${lines.join(',\n')}\n${indent}]`;
}

if (import.meta.main) {
  const file = new URL('../docs/openapi.json', import.meta.url);
  writeFileSync(file, compactJson(await documentedApi()));
}
