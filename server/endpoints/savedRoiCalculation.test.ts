import { describe, expect, it, test } from 'vitest';
import { type AppChanges, startApp } from '../../testing/appServer.ts';
import { eventually } from '../../testing/eventually.ts';
import { post } from '../../testing/post.ts';
import { submissions } from '../../testing/submissions.ts';

/** Save a calculation, request its report, and read the calculation before and after. */
async function readAround(
  app: AppChanges = {},
  changes: Parameters<typeof submissions.roiCalculation>[0] = {},
) {
  const { url } = await startApp(app);
  const saved = await post(url, '/api/roi-calculation', submissions.roiCalculation(changes));
  const read = async (id: unknown) => {
    const response = await fetch(new URL(`/api/roi-calculation/${id}`, url));
    return (await response.json()).isReportSent;
  };
  const before = await read(saved.body.id);
  const { status } = await post(url, '/api/send-roi-report', submissions.sendRoiReport(), {
    Cookie: saved.cookie,
  });
  return { before, status, after: await read(saved.body.id) };
}

describe('GET /api/roi-calculation/{id}: isReportSent', () => {
  it('is true once the report was accepted for mailing, and not before', async () => {
    expect(await readAround()).toEqual({ before: false, status: 202, after: true });
  });

  it('is true while the report waits for the next attempt', async () => {
    const waiting = await readAround({
      deliver: async () => ({ outcome: 'retry', reason: 'status 503' }),
    });
    expect(waiting).toEqual({ before: false, status: 202, after: true });
  });

  it('stays false when the mail provider rejects the report permanently', async () => {
    const refused = await readAround({
      deliver: async () => ({ outcome: 'refused', reason: 'status 400' }),
    });
    expect(refused).toEqual({ before: false, status: 502, after: false });
  });

  it('is not returned for a calculation that looks automated: it gets no id, and no report', async () => {
    const quarantined = await readAround({}, { fax: 'yes' });
    expect(quarantined).toEqual({ before: undefined, status: 403, after: undefined });
  });
});

const now = Date.parse('2026-11-21T12:00:00Z');
const clock = { now: () => now };
/** 31 days ahead: two months of 30 days, whatever the sender states. */
const deadline = '2026-12-22';

test('a saved calculation states the months to its deadline, not those that were sent', async () => {
  const { url, store } = await startApp({ clock });
  const sent = submissions.roiCalculation({ deadline, timeline: 40 });
  const { body } = await post(url, '/api/roi-calculation', sent);
  const lead = await store.lead(body.id);
  expect(lead?.calculation?.inputs).toMatchObject({ deadline, timeline: 2 });
  expect(lead?.body).toEqual({ ...sent, timeline: 2 });
  const reopened = await fetch(new URL(`/api/roi-calculation/${body.id}`, url));
  expect(await reopened.json()).toMatchObject({ inputs: { deadline, timeline: 2 } });
});

test('the CRM is sent the months to the deadline, not those that were sent', async () => {
  const forwarded: unknown[] = [];
  const { url } = await startApp({
    clock,
    crm: async (_id, { body }) => {
      forwarded.push(body);
      return { outcome: 'sent', providerId: null };
    },
  });
  const sent = submissions.contactFormWebhook();
  const calculationInputs = { ...sent.calculationInputs, deadline, timeline: 40 };
  await post(url, '/api/webhook/contact-form', { ...sent, calculationInputs });
  await eventually(async () => forwarded.length === 1);
  expect(forwarded).toMatchObject([{ calculationInputs: { deadline, timeline: 2 } }]);
});

test('a repeat with the same body is one lead', async () => {
  const { url, store } = await startApp({ clock });
  const sent = submissions.roiCalculation({ deadline, timeline: 40 });
  const first = await post(url, '/api/roi-calculation', sent);
  const again = await post(url, '/api/roi-calculation', sent);
  expect(again.body.id).toBe(first.body.id);
  expect(await Array.fromAsync(store.leads())).toHaveLength(1);
});

test('without a deadline the stated timeline is saved as it was sent', async () => {
  const { url, store } = await startApp({ clock });
  const { body } = await post(
    url,
    '/api/roi-calculation',
    submissions.roiCalculation({ timeline: 9 }),
  );
  expect((await store.lead(body.id))?.calculation?.inputs.timeline).toBe(9);
});
