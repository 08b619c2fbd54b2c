import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attemptTool } from '../../backend/agents/callTool.ts';
import { mendStrings } from '../../backend/agents/mendStrings.ts';
import { openEstimate } from '../../backend/openEstimate.ts';
import type { CompleteEstimate } from '../../contract/openEstimate.ts';
import { StatedInputs } from '../../contract/openEstimate.ts';
import { estimateLine } from '../../scripts/estimateLines.ts';
import { calculatorInputs } from '../arbitraries.ts';
import { similarBodies } from '../bodies.ts';
import { memoryBackend } from '../memoryBackend.ts';

type Json = Record<string, unknown>;

const publicUrl = new URL('https://roi.example');
const now = Date.UTC(2026, 10, 20, 10);
/** Without simulations and split, which take a thousand times the rest. */
const circumstances = { now, publicUrl, isComplete: false };

function api() {
  return memoryBackend({
    counters: null,
    clock: { now: () => now },
    // Only a shortened estimate lacks parts.
    estimator: async (inputs) => openEstimate(inputs, circumstances) as CompleteEstimate,
  });
}

const { request, requestLines } = api();

/** What a door answers, without what only that door has. */
const ownOf = ({ sourcedAssumptions: _sources, line: _line, ...rest }: Json): Json => rest;

async function inBatch(text: string): Promise<Json> {
  const { lines } = await requestLines('estimates', text);
  return (await lines())[0] ?? {};
}

const onCommandLine = (text: string): Json =>
  JSON.parse(estimateLine(text, 1, 100_000, circumstances)?.text ?? '{}');

const written = ({ field, message }: Json) => `${field || 'the arguments'}: ${message}.`;

/** Requires the same estimate or the same problem of the text at each door. */
async function expectOneAnswer(text: string) {
  const line = ownOf(await inBatch(text));
  expect(ownOf(onCommandLine(text))).toEqual(line);
  const sent: unknown = text.length > 0 && line.detail !== notJson ? JSON.parse(text) : undefined;
  if (sent === undefined) return line;
  const { body } = await request('estimate', sent);
  expect(ownOf(body)).toEqual(line);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return line;
  const { body: mended } = await request('estimate', mendStrings(StatedInputs, sent));
  const asked = attemptTool('estimate', sent, circumstances);
  if ('refusal' in asked) expect(asked.refusal).toBe(mended.errors.map(written).join(' '));
  else expect(JSON.parse(JSON.stringify(asked.content))).toEqual(ownOf(mended));
  return line;
}

const notJson = 'The body is not valid JSON.';

test.each<[string, number]>([
  ['{"deadline":"2026-11-18"}', 422],
  ['{"deadline":"2026-11-18","region":"mars"}', 400],
  ['{"deadline":"2026-11-19T00:00:00+01:00"}', 422],
  ['{"deadline":"2026-02-30"}', 400],
  ['{"devlopers":3}', 400],
  ['{"assumptions":{"planRise":5}}', 400],
  ['{"assumptions":{"systems":{"slack":{"hours":5}}}}', 400],
  ['{"inputs":{"integrationCount":3}}', 400],
  ['{"inputs":7}', 400],
  ['{"selectedSystems":["slack",7]}', 400],
  ['{"selectedSystems":"slack"}', 400],
  ['{"integrationCount":"5"}', 400],
  ['{"integrationCount":1e999}', 400],
  ['{"__proto__":{"region":"us"}}', 400],
  ['{"region":null}', 400],
  ['{', 400],
  ['[]', 400],
  ['7', 400],
  ['null', 400],
  ['"{}"', 400],
])('each door refuses %s alike', async (text, status) => {
  expect(await expectOneAnswer(text)).toMatchObject({ status });
});

test('each door answers drawn inputs alike, good and bad', async () => {
  const valid = calculatorInputs.map(({ developerCount: _, timeline: __, ...inputs }) => inputs);
  const text = valid
    .chain(similarBodies)
    .filter((body) => body.trim() !== '' && !/[\n\r]/.test(body));
  await fc.assert(
    fc.asyncProperty(text, async (body) => void (await expectOneAnswer(body))),
    { numRuns: 50 },
  );
});
