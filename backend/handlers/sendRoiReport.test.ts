import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { consentTo } from '../../contract/consent.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { newId } from '../../contract/ids.ts';
import { memoryBackend } from '../../testing/memoryBackend.ts';
import { submissions } from '../../testing/submissions.ts';
import { leadIdOf, type MessageState } from '../Lead.ts';
import type { Ports } from '../ports.ts';
import { refusalDetailsIn } from '../visitorTexts.ts';
import { isSameLine } from './savedCalculation.ts';

async function withCalculation(changes: Partial<Ports> = {}) {
  const backend = memoryBackend(changes);
  const { body } = await backend.request(
    'roiCalculation',
    submissions.roiCalculation({ consentVersion: '2026-11' }),
  );
  return {
    ...backend,
    calculationId: body.id as string,
    save: (changes: Parameters<typeof submissions.roiCalculation>[0]) =>
      backend.request('roiCalculation', submissions.roiCalculation(changes)),
    send: (
      changes: Parameters<typeof submissions.sendRoiReport>[0] = {},
      options: Parameters<typeof backend.request>[2] = {},
    ) => backend.request('sendRoiReport', submissions.sendRoiReport(changes), options),
    reports: async () =>
      (await backend.state()).leads.filter(({ endpoint }) => endpoint === 'sendRoiReport'),
  };
}

/** Makes the store return messages in a state. */
function storeAs({ store }: ReturnType<typeof memoryBackend>['ports'], state: MessageState) {
  const { messagesOf } = store;
  store.messagesOf = async (leadId) =>
    (await messagesOf(leadId)).map((message) => ({ ...message, state }));
}

it('the forms of one report are one lead: notice, CRM, export and commands have its id', async () => {
  const { calculationId, request, send, state } = await withCalculation();
  await request('contactFormWebhook', submissions.contactFormWebhook());
  await send();
  const other = submissions.contactFormWebhook({ email: 'bob@example.com' });
  await request('contactFormWebhook', { ...other, calculationId });
  const { leads } = await state();
  expect(leads.map(({ endpoint }) => endpoint)).toEqual([
    'roiCalculation',
    'contactFormWebhook',
    'sendRoiReport',
    'contactFormWebhook',
  ]);
  expect(leads.map(leadIdOf)).toEqual([
    ...Array(3).fill(calculationId),
    // Nobody names a calculation that they did not save.
    leads[3]?.id,
  ]);
});

describe('the request for a report', () => {
  it('is saved for the contact of the calculation, with the hash of the visitor’s PDF', async () => {
    const { calculationId, clock, firstAttempt, reports, send, state } = await withCalculation();
    clock.advance(1000);
    const { status, body } = await send({ email: 'ADA@example.com', firstName: 'Augusta' });
    expect([status, body]).toEqual([202, { id: body.id }]);
    const { email, firstName, lastName, companyName, pdfData } = submissions.sendRoiReport();
    expect(await reports()).toMatchObject([
      {
        id: body.id,
        receivedAt: clock.now(),
        reportOf: calculationId,
        consent: consentTo('report'),
        contactName: 'Ada Lovelace',
        email,
        company: companyName,
        pdfSha256: createHash('sha256').update(Buffer.from(pdfData, 'base64')).digest('hex'),
        replyStatus: 202,
      },
    ]);
    expect((await reports())[0]?.body).toEqual({
      email: 'ADA@example.com',
      firstName: 'Augusta',
      lastName,
      companyName,
    });
    expect(firstName).not.toBe('Augusta');
    const messages = (await state()).messages.filter(({ leadId }) => leadId === body.id);
    expect(messages).toMatchObject([{ kind: 'reportEmail' }]);
    expect(firstAttempt).toHaveBeenCalledWith(messages[0]?.id, body.id);
  });

  it('without a PDF of the visitor is saved and mailed, with nothing to compare (S3)', async () => {
    const { request, reports, state } = await withCalculation();
    const { pdfData: _missing, ...sent } = submissions.sendRoiReport();
    const { status, body } = await request('sendRoiReport', sent);
    expect(status).toBe(202);
    expect(await reports()).toMatchObject([{ id: body.id, pdfSha256: null, pdfDiffers: null }]);
    expect((await state()).messages.filter(({ leadId }) => leadId === body.id)).toHaveLength(1);
  });

  it.each([{ email: 'eve@example.com' }, { companyName: 'Other Engines' }])(
    'for %o, whose calculation this is not, is refused',
    async (changes) => {
      const { reports, send } = await withCalculation();
      const { status, body } = await send(changes, { language: 'es' });
      expect([status, body.detail]).toEqual([403, refusalDetailsIn.es.notTheSavedContact]);
      expect(await reports()).toEqual([]);
    },
  );

  it('with a cookie that names no calculation, or without one, is refused', async () => {
    const { clock, request, send, setCookie } = await withCalculation();
    const demo = await request('demoSubmission', submissions.demoSubmission());
    const expiresAt = clock.now() + 1000;
    for (const cookie of [null, `${demo.body.id}.${expiresAt}`, `${newId()}.${expiresAt}`]) {
      setCookie(cookie);
      expect((await send()).status).toBe(403);
    }
  });

  it('is for the last calculation that was saved with this contact', async () => {
    const { reports, save, send } = await withCalculation();
    const second = await save({ integrationCount: 6 });
    await save({ contactEmail: 'grace@example.com' });
    await send();
    expect(await reports()).toMatchObject([{ reportOf: second.body.id }]);
  });

  it('is saved once: a repeat and another request for the same report get the first response', async () => {
    const { firstAttempt, reports, send } = await withCalculation();
    const first = await send();
    expect(await send()).toEqual(first);
    expect(await send({ firstName: 'Augusta' })).toEqual(first);
    expect(await send({}, { idempotencyKey: 'key-1' })).toEqual(first);
    expect(await reports()).toHaveLength(1);
    expect(firstAttempt).toHaveBeenCalledOnce();
  });

  it('is saved once when it comes four times at once, and counted once', async () => {
    const { reports, save, send } = await withCalculation();
    const all = await Promise.all(Array.from({ length: 4 }, () => send()));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await reports()).toHaveLength(1);
    // Three reports to one recipient in ten minutes are allowed.
    for (const [integrationCount, status] of [
      [6, 202],
      [7, 202],
      [8, 429],
    ] as const) {
      await save({ integrationCount });
      expect((await send()).status).toBe(status);
    }
  });

  it('does not wait for that of another calculation', async () => {
    const { ports, save, send } = await withCalculation();
    const { findExisting } = ports.store;
    const reached = Promise.withResolvers<void>();
    const stalled = Promise.withResolvers<null>();
    ports.store.findExisting = () => {
      reached.resolve();
      return stalled.promise;
    };
    const first = send();
    // Hashing takes as long as it takes; another request could reach the store before this one.
    await reached.promise;
    ports.store.findExisting = findExisting;
    await save({ contactEmail: 'grace@example.com' });
    expect((await send({ email: 'grace@example.com' })).status).toBe(202);
    stalled.resolve(null);
    expect((await first).status).toBe(202);
  });

  it('under a key that was used for another one, or for another calculation, is refused', async () => {
    const { save, send } = await withCalculation();
    const options = { idempotencyKey: 'key-1' };
    expect((await send({}, options)).status).toBe(202);
    const reused = await send({ firstName: 'Augusta' }, options);
    expect([reused.status, reused.body.detail]).toEqual([422, refusalDetails.idempotencyKeyReused]);
    await save({ integrationCount: 6 });
    expect((await send({}, options)).status).toBe(422);
  });

  it('that is one too many is refused with the time of the next one, and a repeat of an earlier one is not', async () => {
    const { clock, cookie, save, send, setCookie } = await withCalculation();
    const firstCookie = cookie();
    const first = await send();
    for (const integrationCount of [6, 7]) {
      await save({ integrationCount });
      expect((await send()).status).toBe(202);
    }
    clock.advance(1000);
    await save({ integrationCount: 8 });
    const refused = await send();
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: refusalDetails.noMoreReports(599) },
      headers: { 'Retry-After': '599' },
    });
    setCookie(firstCookie);
    expect(await send({ firstName: 'Augusta' })).toEqual(first);
  });

  it('gets 503 while the limits cannot be read, and nothing is saved', async () => {
    const failure = new Error('disk');
    const { logged, reports, send } = await withCalculation({
      counters: { consume: () => Promise.reject(failure), refund: async () => {} },
    });
    expect(await send()).toMatchObject({
      status: 503,
      body: { detail: refusalDetails.reportsUnavailable(60) },
      headers: { 'Retry-After': '60' },
    });
    expect(logged).toHaveBeenCalledWith({ err: failure }, 'mail limits not counted');
    expect(await reports()).toEqual([]);
  });

  it.each([
    ['dead', 502],
    ['sent', 202],
    ['ready', 202],
    ['unknown', 202],
    [null, 202],
  ] as const)(
    'whose first attempt ends as %s gets %i, and again for a repeat',
    async (outcome, status) => {
      const { attemptEndsAs, firstAttempt, send, ports } = await withCalculation();
      attemptEndsAs(outcome);
      const first = await send();
      expect(first.status).toBe(status);
      storeAs(ports, outcome ?? 'ready');
      if (status === 502) expect(first.body.detail).toBe(refusalDetails.mailProviderRefused);
      attemptEndsAs(outcome === 'dead' ? 'sent' : 'dead');
      expect(await send()).toEqual(first);
      expect(firstAttempt).toHaveBeenCalledOnce();
    },
  );

  it('that was refused, and then sent again by a command, is accepted', async () => {
    const { attemptEndsAs, send, ports } = await withCalculation();
    attemptEndsAs('dead');
    expect((await send()).status).toBe(502);
    storeAs(ports, 'ready');
    expect((await send()).status).toBe(202);
    storeAs(ports, 'dead');
    expect((await send()).status).toBe(502);
  });

  it('without a message is accepted without an attempt', async () => {
    const { firstAttempt, send } = await withCalculation({ hasRecipient: () => false });
    expect((await send()).status).toBe(202);
    expect(firstAttempt).not.toHaveBeenCalled();
  });
});

it.each([
  ['ada@example.com', 'Ada@Example.COM', true],
  ['Café Noir', 'Cafe\u0301 noir', true],
  ['Analytical Engines', 'Analytical Engines', true],
  ['ada@example.com', 'ada@example.org', false],
  ['Cafe Noir', 'Café Noir', false],
  ['', 'Analytical Engines', false],
])('whether %s and %s are the same, either way round: %s', (one, other, isSame) => {
  expect(isSameLine(one, other)).toBe(isSame);
  expect(isSameLine(other, one)).toBe(isSame);
});
