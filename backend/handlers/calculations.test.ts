import { expect, test } from 'vitest';
import { toWireResults } from '../../contract/estimate.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { newId } from '../../contract/ids.ts';
import { memoryBackend } from '../../testing/memoryBackend.ts';
import { submissions } from '../../testing/submissions.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';

const save = 'roiCalculation';
const { calculationResults } = submissions.roiCalculation();
const forged = {
  ...calculationResults,
  inHouse: { ...calculationResults.inHouse, initialTotal: 1 },
};

test('a calculation is saved and returned with results computed here, whatever was sent (S3)', async () => {
  const { request, state } = memoryBackend();
  const { status, body, headers } = await request(
    save,
    submissions.roiCalculation({ calculationResults: forged }),
  );
  expect(status).toBe(201);
  expect(headers).toEqual({ Location: `/api/roi-calculation/${body.id}` });
  expect(body).toEqual({
    id: body.id,
    rateCardVersion: rateCard.version,
    calculationResults,
    reportDate: '2026-11-20',
    url: `https://roi.example/roi-calculator?calculation=${body.id}`,
  });
  const [lead] = (await state()).leads;
  expect(lead).toMatchObject({
    resultsDiffer: true,
    calculation: { results: calculationResults, rateCardVersion: rateCard.version },
    body: { contactName: 'Ada Lovelace', calculationResults: forged },
  });
});

test('a calculation without results is computed here, and nothing differs (S3)', async () => {
  const { request, state } = memoryBackend();
  const { calculationResults: _missing, ...sent } = submissions.roiCalculation();
  const { status, body } = await request(save, sent);
  expect([status, body.calculationResults]).toEqual([201, calculationResults]);
  const [lead] = (await state()).leads;
  expect(lead).toMatchObject({
    resultsDiffer: false,
    calculation: { results: calculationResults },
  });
});

test('a repeat on the next day carries the day of the report, which is the first one’s (S1)', async () => {
  const { clock, request } = memoryBackend();
  const sent = submissions.roiCalculation();
  const first = await request(save, sent, { idempotencyKey: 'a key' });
  clock.advance(20 * 60 * 60_000);
  const repeated = await request(save, sent, { idempotencyKey: 'a key' });
  expect([first.body.reportDate, repeated.body.reportDate]).toEqual(['2026-11-20', '2026-11-20']);
});

test('a repeat gets the results that were saved first, even after the rate card has changed', async () => {
  const { ports, request } = memoryBackend();
  const first = await request(save, submissions.roiCalculation());
  const { save: saveLead } = ports.store;
  ports.store.save = async (...saving) => {
    const result = await saveLead(...saving);
    if (result.outcome !== 'repeated' || !result.lead.calculation) return result;
    const calculation = { ...result.lead.calculation, results: forged, rateCardVersion: '2020-01' };
    return { ...result, lead: { ...result.lead, calculation } };
  };
  const repeated = await request(save, submissions.roiCalculation());
  expect(repeated.body).toEqual({
    ...first.body,
    rateCardVersion: '2020-01',
    calculationResults: forged,
  });
});

test('the saved inputs hold neither the contact nor what tells programs from people', async () => {
  const { request, state } = memoryBackend();
  const { contactName, contactEmail, companyName, calculationResults, ...inputs } =
    submissions.roiCalculation();
  await request(save, {
    ...submissions.roiCalculation(),
    fax: '',
    formMilliseconds: 9000,
    hasTrustedInput: true,
  });
  const [lead] = (await state()).leads;
  expect(lead?.calculation?.inputs).toEqual(inputs);
});

test('the months are counted from the day of receipt to the deadline', async () => {
  const { request, state } = memoryBackend();
  const sent = submissions.roiCalculation({ deadline: '2026-12-21', timeline: 40 });
  const { body } = await request(save, sent);
  const [lead] = (await state()).leads;
  expect(lead?.calculation?.inputs).toMatchObject({ deadline: '2026-12-21', timeline: 2 });
  expect(lead?.body).toMatchObject({ timeline: 2 });
  const inputs = lead?.calculation?.inputs ?? expect.fail('Nothing was saved.');
  expect(body.calculationResults).toEqual(toWireResults(estimate(inputs).results));
});

test('a saved calculation is read by its id alone, without a name or an address (S1)', async () => {
  const { request } = memoryBackend();
  const saved = await request(save, submissions.roiCalculation());
  const { contactName, contactEmail, companyName, calculationResults, ...inputs } =
    submissions.roiCalculation();
  expect(await request('savedRoiCalculation', undefined, { id: saved.body.id })).toEqual({
    status: 200,
    body: {
      id: saved.body.id,
      rateCardVersion: rateCard.version,
      inputs,
      calculationResults,
      certainty: 'depends',
      isReportSent: false,
    },
  });
});

test('nothing is read under another id, nor under that of a lead without a calculation', async () => {
  const { request } = memoryBackend();
  const demo = await request('demoSubmission', submissions.demoSubmission());
  for (const id of [newId(), demo.body.id]) {
    const response = await request('savedRoiCalculation', undefined, { id });
    expect([response.status, response.body.detail]).toEqual([404, refusalDetails.unknownId]);
  }
});

test.each([
  ['ready', true],
  ['sent', true],
  ['unknown', true],
  ['dead', false],
  ['bounced', false],
] as const)('a report whose message is %s is sent: %j', async (state, isReportSent) => {
  const { ports, request } = memoryBackend();
  const { body } = await request(save, submissions.roiCalculation());
  await request('sendRoiReport', submissions.sendRoiReport());
  const { messagesOf } = ports.store;
  ports.store.messagesOf = async (leadId) =>
    (await messagesOf(leadId)).map((message) => ({ ...message, state }));
  const read = await request('savedRoiCalculation', undefined, { id: body.id });
  expect(read.body.isReportSent).toBe(isReportSent);
});

test('the order of the sent results does not count, and every figure does', async () => {
  const { request, state } = memoryBackend();
  const { calculationResults, ...sent } = submissions.roiCalculation();
  const reversed = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, each]) => [key, reversed(each)]),
        )
      : value;
  await request(save, { ...sent, calculationResults: reversed(calculationResults) });
  for (const [part, figures] of Object.entries(calculationResults)) {
    for (const [name, value] of Object.entries(figures)) {
      const changed = { ...calculationResults, [part]: { ...figures, [name]: value + 0.01 } };
      await request(save, { ...sent, calculationResults: changed });
    }
  }
  const [same, ...others] = (await state()).leads.map(({ resultsDiffer }) => resultsDiffer);
  expect(same).toBe(false);
  expect(others).toEqual(Array(11).fill(true));
});
