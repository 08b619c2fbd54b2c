import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { claimOf } from '../../contract/claims.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { openEstimateSchema } from '../../contract/document/estimateSchema.ts';
import { estimateFigureNames, figureOf } from '../../contract/figures.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { contract } from '../../contract/index.ts';
import type { CompleteEstimate } from '../../contract/openEstimate.ts';
import { estimateLimits } from '../../contract/requestLimits.ts';
import { readScenario } from '../../contract/scenarioLink.ts';
import { withUsedCurrency } from '../../contract/usedInputs.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { memoryBackend } from '../../testing/memoryBackend.ts';
import { answer } from '../../worker/answer/answer.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { bestSplit } from '../../worker/forecast/bestSplit.ts';
import { answerCertainty } from '../../worker/forecast/certainty.ts';
import { withoutDerived } from '../../worker/forecast/estimateContent.ts';
import { finance } from '../../worker/forecast/finance.ts';
import { completeEstimate, completeInputs, openEstimate } from '../openEstimate.ts';
import { keptRateCards } from '../openRateCard.ts';
import { EstimatorBusy } from '../ports.ts';
import { refusalDetailsIn } from '../visitorTexts.ts';

const today = '2026-11-20';

/** Inputs whose deadline, if any, has not passed. */
const inputs = calculatorInputs.map((drawn): CalculatorInputs => {
  const deadline = drawn.deadline?.slice(0, 10);
  return { ...drawn, deadline: deadline && deadline >= today ? deadline : null };
});

function backend() {
  return memoryBackend({ counters: null });
}

test('an estimate of nothing is that of the defaults; nothing is stored, and no cookie is set', async () => {
  const { request, state, cookie, wake } = backend();
  const { status, body } = await request('estimate', {});
  expect(status).toBe(200);
  expect(body).toMatchObject({
    inputs: withoutDerived(withUsedCurrency(defaultInputs)),
    notCounted: [],
    results: { inHouse: { initialTotal: 43_780 }, albato: { initialTotal: 12_588 } },
    rateCardVersion: rateCard.version,
    certainty: 'depends',
    url: 'https://roi.example/roi-calculator#v1&integrations=5&developers=2&share=30&region=eu',
  });
  const { leads, messages } = await state();
  expect([leads, messages, cookie(), wake.mock.calls]).toEqual([[], [], null, []]);
});

test('every figure is that of the page, and so is what opens at the URL', async () => {
  const { request } = backend();
  await fc.assert(
    fc.asyncProperty(inputs, async (asked) => {
      const { body } = await request('estimate', asked);
      const linked = readScenario(new URL(body.url).hash);
      const dropped = linked?.dropped.filter(({ isRepeated }) => !isRepeated);
      expect(dropped).toEqual([]);
      const counted = completeInputs(body.inputs);
      for (const shown of [counted, { ...counted, ...linked?.inputs }]) {
        const page = answer({ inputs: shown, today });
        const { after12Months, after36Months, breakEvenMonth } = page.verdict;
        const { claims: sure, ranges } = answerCertainty(shown);
        const word = claimOf(sure, 'certainty')?.word ?? null;
        const { verdict } = finance(page.estimate, shown.assumptions);
        expect(body).toMatchObject({
          hours: page.estimate.hours,
          timeline: page.estimate.timeline,
          comparison: {
            months12: { inHouseUsd: after12Months.inHouseUsd, cheaper: after12Months.cheaper },
            months36: { embeddedUsd: after36Months.embeddedUsd, cheaper: after36Months.cheaper },
          },
          finance: { npvUsd: verdict?.npvUsd ?? null, roi: verdict?.roi ?? null },
          certainty: word,
          verdict: { cheaper: after36Months.cheaper, breakEvenMonth, certainty: word },
          ranges: { months36: { embedded: { p90: ranges[36].embedded?.p90 } } },
          deadline: page.deadline,
        });
        const split = bestSplit(shown, today);
        const others = split?.rows.find(({ name }) => name === null);
        expect([body.split?.best, body.split?.allInHouse]).toEqual([
          split?.best,
          split?.allInHouse,
        ]);
        const built = split?.rows.filter(({ name, builtCount }) => name !== null && builtCount > 0);
        expect(body.split?.build).toEqual(built?.map(({ id }) => id));
        expect(body.split?.otherIntegrations.build).toBe(
          split ? (others?.builtCount ?? 0) : undefined,
        );
        expect(body.ranges.months36.inHouse?.p90).toBe(ranges[36].inHouse?.p90);
        expect(body.ranges.months12.embedded?.p10).toBe(ranges[12].embedded?.p10);
        for (const name of estimateFigureNames) {
          expect([name, body.figures[name]]).toEqual([name, figureOf(name).value(page.estimate)]);
        }
      }
    }),
    { numRuns: 8 },
  );
});

test('the published schema accepts every estimate, a shortened one too, and nothing else', async () => {
  const { request } = backend();
  const { body: schema } = await request('estimateSchema', undefined);
  expect(schema).toEqual(
    JSON.parse(JSON.stringify(openEstimateSchema(rateCard.systems.map(({ id }) => id)))),
  );
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(schema.required).toContain('inputs');
  expect(Object.keys(schema.$defs)).toContain('EstimateInputs');
  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  const isValid = ajv.compile(schema);
  await fc.assert(
    fc.asyncProperty(inputs, async (asked) => {
      const { body } = await request('estimate', asked);
      isValid(body);
      expect(isValid.errors ?? []).toEqual([]);
      expect(isValid({ ...body, verdict: undefined })).toBe(false);
    }),
    { numRuns: 10 },
  );
  const shortened = openEstimate(defaultInputs, {
    now: Date.parse(today),
    publicUrl: new URL('https://roi.example'),
    isComplete: false,
  });
  expect(isValid(shortened)).toBe(true);
  expect(shortened).not.toHaveProperty('certainty');
});

test('the inputs of an estimate give it again', async () => {
  const { request } = backend();
  const asked = { integrationCount: 12, developerCountNumber: 7, deadline: '2027-03-01' };
  const first = await request('estimate', asked);
  expect(first.body.inputs).not.toHaveProperty('developerCount');
  expect(first.body.inputs).not.toHaveProperty('timeline');
  expect(await request('estimate', first.body.inputs)).toEqual(first);
});

test.each([
  [{ customHourlyRate: 70 }, [], { region: 'custom', customHourlyRate: 70 }, 70],
  [{ region: 'us', customHourlyRate: 70 }, ['customHourlyRate'], { region: 'us' }, 95],
  [{ developerCount: '6-10', timeline: 9 }, ['developerCount', 'timeline'], {}, 55],
])(
  '%j names what does not count, in a batch too (E4, E23)',
  async (asked, fields, inputs, rate) => {
    const { request, requestLines } = backend();
    const { body } = await request('estimate', asked);
    expect(body.notCounted.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(body.inputs).toMatchObject(inputs);
    for (const field of fields) expect(body.inputs).not.toHaveProperty(field);
    expect(body.figures.hourlyRateUsd).toBe(rate);
    expect((await batch(JSON.stringify(asked), requestLines)).lines).toEqual([body]);
  },
);

test('a misspelt field is refused with the nearest name, in a batch too', async () => {
  const { request, requestLines } = backend();
  const asked = { devlopers: 3, assumptions: { planRise: 5 } };
  const { status, body } = await request('estimate', asked);
  expect([status, body.errors]).toEqual([
    400,
    [
      {
        field: 'assumptions.planRise',
        message: 'There is no such field; use planRisePercentagePerYear',
      },
      { field: 'devlopers', message: 'There is no such field; use developerCountNumber' },
    ],
  ]);
  expect((await batch(JSON.stringify(asked), requestLines)).lines).toEqual([{ ...body, line: 1 }]);
});

test('a deadline that has passed is refused with its field (E23)', async () => {
  const asked = { deadline: '2026-11-18' };
  const { status, body } = await backend().request('estimate', asked, { language: 'de' });
  expect([status, body.detail]).toEqual([422, refusalDetailsIn.de.deadlinePassed]);
  expect(body.errors).toEqual([{ field: 'deadline', message: 'Use today or a later day' }]);
});

test('an input that cannot be is refused with its field', async () => {
  const { status, body } = await backend().request('estimate', { region: 'mars' });
  expect([status, body.errors[0].field]).toEqual([400, 'region']);
});

test('each assumption says where its value comes from', async () => {
  const assumptions = { genericDevHours: 90, wageRisePercentagePerYear: 0, preset: 'mid' };
  const { body } = await backend().request('estimate', { assumptions });
  expect(body.sourcedAssumptions).toMatchObject({
    genericDevHours: { value: 90, from: 'visitor' },
    wageRisePercentagePerYear: { value: 0, from: 'visitor' },
    planRisePercentagePerYear: { value: 6, from: 'preset', unit: 'percentPerYear' },
    discountRatePercentage: { value: 10, from: 'rateCard' },
    multiplierPercentage: { plausible: { min: 30, max: 100 }, sources: { length: 3 } },
  });
});

test('an estimate beyond the limits is refused, and says when to go on (S11)', async () => {
  const counters = {
    consume: async () => ({ isAllowed: false as const, retryAfterMs: 40_000 }),
    refund: async () => undefined,
  };
  const { status, body, headers } = await memoryBackend({ counters }).request('estimate', {});
  const said = { 'Retry-After': '40', 'Content-Language': 'en' };
  expect([status, headers]).toEqual([429, said]);
  expect(body.detail).toBe(refusalDetails.noMoreEstimates(40));
});

/** Asks for a batch, and reads the lines of its answer. */
async function batch(
  text: string,
  request: ReturnType<typeof backend>['requestLines'] = backend().requestLines,
) {
  const response = await request('estimates', text);
  return { ...response, lines: await response.lines() };
}

test('a batch answers each line in order, as the endpoint of one estimate does', async () => {
  const { request, requestLines, state } = backend();
  const asked = [{}, { integrationCount: 12 }, { deadline: '2027-03-01' }];
  const { status, lines } = await batch(
    asked.map((one) => JSON.stringify(one)).join('\n'),
    requestLines,
  );
  expect(status).toBe(200);
  const alone = await Promise.all(asked.map((one) => request('estimate', one)));
  expect(lines).toEqual(alone.map(({ body }) => body));
  const { leads, messages } = await state();
  expect([leads, messages]).toEqual([[], []]);
});

test('a line that cannot be estimated has a problem with its number and field; the others go on', async () => {
  const text = '{"region":"mars"}\n\n{"integrationCount":8}\r\n{\n{"deadline":"2026-11-18"}\n7\n';
  const { lines } = await batch(text);
  expect(lines).toMatchObject([
    { status: 400, line: 1, errors: [{ field: 'region' }] },
    { inputs: { integrationCount: 8 } },
    { status: 400, line: 4, detail: 'The body is not valid JSON.' },
    { status: 422, line: 5, errors: [{ field: 'deadline', message: 'Use today or a later day' }] },
    { status: 400, line: 6, errors: [{ field: '' }] },
  ]);
  for (const line of lines)
    expect(contract.estimates.lines.response.safeParse(line).success).toBe(true);
});

test.each([
  ['without a line', ' \n\r\n', 400, refusalDetailsIn.es.noLines],
  ['of 1,001 lines', '{}\n'.repeat(1001), 413, refusalDetailsIn.es.tooManyLines(1000, 1001)],
])('a batch %s is refused as a whole', async (_, text, status, detail) => {
  const { requestLines } = backend();
  const refused = await requestLines('estimates', text, 'es');
  expect(refused).toMatchObject({ status, body: { status, detail } });
});

test('a batch is JSON Lines or a list of JSON, and nothing else', async () => {
  const { status, body } = await backend().request('estimates', {});
  expect([status, body.errors]).toEqual([400, [{ field: '', message: 'Use a list' }]]);
  const { status: refused, body: problem } = await backend().request('estimates', '', {
    contentType: 'text/plain',
  });
  expect([refused, problem.detail]).toEqual([
    415,
    'Use the content type application/x-ndjson or application/json instead of "text/plain".',
  ]);
});

test('a batch counts by its estimates, and is refused whole beyond the limits (S11)', async () => {
  const { request, requestLines } = memoryBackend({
    // Only a shortened estimate lacks parts, whose simulations take most of the time.
    estimator: async (inputs, now) =>
      openEstimate(inputs, {
        ...{ now, isComplete: false },
        publicUrl: new URL('https://roi.example'),
      }) as CompleteEstimate,
  });
  const valid = '{}\n'.repeat(8);
  const invalid = '{"region":"mars"}\n'.repeat(992);
  expect((await batch(valid + invalid, requestLines)).lines).toHaveLength(1000);
  expect((await batch(valid + invalid, requestLines)).lines).toHaveLength(1000);
  for (let times = 16; times < 201; times += 1) await request('estimate', {});
  const refused = await requestLines('estimates', valid + invalid);
  expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': '600' } });
  expect((await request('estimate', {})).status).toBe(200);
});

test('a client that leaves ends its batch, and what was not estimated is not counted', async () => {
  let estimated = 0;
  const consumed: number[] = [];
  const { requestLines } = memoryBackend({
    counters: {
      consume: async (_, _key, count = 1) => {
        consumed.push(count);
        return { isAllowed: true };
      },
      refund: async (_, _key, count = 1) => void consumed.push(-count),
    },
    estimator: async (inputs, now) => {
      estimated += 1;
      return completeEstimate(inputs, { now, publicUrl: new URL('https://roi.example') });
    },
  });
  const { body } = await requestLines('estimates', '{}\n'.repeat(100));
  for await (const _line of body) break;
  expect(estimated).toBeLessThan(10);
  const perLimit = (count: number) => estimateLimits.map(() => count);
  expect(consumed).toEqual([...perLimit(100), ...perLimit(estimated - 100)]);
});

test('a line that fails on our side has a problem, and the failure is logged', async () => {
  const failure = new Error('broken');
  const { requestLines, logged } = memoryBackend({
    counters: null,
    estimator: async (inputs) => {
      throw inputs.integrationCount === 7 ? failure : new EstimatorBusy();
    },
  });
  const { lines } = await batch('{"integrationCount":7}\n{}', requestLines);
  expect(lines).toMatchObject([
    { line: 1, status: 500, detail: refusalDetails.failed },
    { line: 2, status: 503, detail: refusalDetails.estimatesBusy(5) },
  ]);
  expect(logged.mock.calls).toEqual([[{ err: failure }, 'line of a batch not estimated']]);
});

test('an estimate is refused while too many wait', async () => {
  const estimator = async () => {
    throw new EstimatorBusy();
  };
  const { status, headers } = await memoryBackend({ estimator }).request('estimate', {});
  const said = { 'Retry-After': '5', 'Content-Language': 'en' };
  expect([status, headers]).toEqual([503, said]);
});

test('the rate card has the figures of the estimates, each system with its evidence', async () => {
  const { status, body } = await backend().request('rateCard', undefined);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    version: rateCard.version,
    hourlyRatesUsd: rateCard.hourlyRatesUsd,
    assumptions: { embeddedHoursPerMonth: { default: 0, midRange: 2, plausible: { max: 4 } } },
  });
  expect(body.embeddedPlan.tiers.at(-1)).toEqual({
    upToIntegrations: null,
    monthlyUsd: 4999,
    deploymentWeeks: 10,
  });
  expect(body.systems).toHaveLength(rateCard.systems.length);
  for (const [i, system] of rateCard.systems.entries()) {
    expect(body.systems[i]).toMatchObject({
      ...system,
      complexityNote: expect.stringMatching(/\.$/),
      evidence: { sources: expect.arrayContaining([expect.stringMatching(/^https:/)]) },
    });
  }
});

test('a kept rate card may be cached for ever, and is not sent again', async () => {
  const { request } = backend();
  const { version } = rateCard;
  const kept = await request('keptRateCard', undefined, { version });
  expect(kept.status).toBe(200);
  expect(kept.body).toEqual((await request('rateCard', undefined)).body);
  const { ETag: etag = '', ...headers } = kept.headers ?? {};
  expect(headers).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
  const again = await request('keptRateCard', undefined, { ifNoneMatch: etag, version });
  expect(again).toEqual({ status: 304, body: null, headers: kept.headers });
});

test('a rate card that is not kept is refused with the versions that are', async () => {
  const options = { version: '2020-01', language: 'pt-BR' } as const;
  const { status, body } = await backend().request('keptRateCard', undefined, options);
  const { unknownRateCard } = refusalDetailsIn['pt-BR'];
  expect([status, body.detail]).toEqual([404, unknownRateCard([...keptRateCards.keys()])]);
});

test.each(['rateCard', 'estimateSchema'] as const)(
  '%s is not sent again to a client that has it',
  async (name) => {
    const { request } = backend();
    const { status, headers } = await request(name, undefined);
    const { ETag: etag = '' } = headers ?? {};
    expect([status, headers]).toEqual([
      200,
      { ETag: etag, 'Cache-Control': 'public, max-age=3600' },
    ]);
    expect(etag).toMatch(/^"[\w.-]{30,}"$/);
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await request(name, undefined, { ifNoneMatch });
      expect(again).toEqual({ status: 304, body: null, headers });
    }
    for (const ifNoneMatch of ['', '"other"', etag.slice(1, -1)]) {
      expect((await request(name, undefined, { ifNoneMatch })).status).toBe(200);
    }
  },
);
