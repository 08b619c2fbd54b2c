import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Mail } from '../../backend/mails/Mail.ts';
import { newId } from '../../contract/ids.ts';
import { type AppChanges, startApp } from '../../testing/appServer.ts';
import { composerWith } from '../../testing/composer.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { recordedLog } from '../../testing/ports.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openSqliteCounters } from '../limits/counters.ts';
import type { Store } from '../store/createStore.ts';
import { exportPeople } from '../store/tools.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const mailEventsKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

function signedWith(timestamp: string, body: string) {
  return {
    'X-Twilio-Email-Event-Webhook-Timestamp': timestamp,
    'X-Twilio-Email-Event-Webhook-Signature': sign(
      'sha256',
      Buffer.from(timestamp + body),
      privateKey,
    ).toString('base64'),
  };
}

/** Posts events as SendGrid does, signed over timestamp and body. */
function postEvents(url: URL, body: string, changes: Record<string, string> = {}) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return fetch(new URL('/webhooks/sendgrid', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...signedWith(timestamp, body), ...changes },
    body,
  });
}

/** A message that was sent, without any event so far. */
async function unknownMessage(store: Store) {
  const lead = aLead({ receivedAt: 0 });
  const id = newId();
  await store.save(lead, [{ id, kind: 'reportEmail' }], aClaim());
  await store.claim({ now: 1, leaseUntil: Date.now() + 60_000, lease: 'l', limit: 1, only: id });
  const nextAt = Date.now() + 600_000;
  await store.complete(id, 'l', { state: 'unknown', nextAt, error: 'ECONNRESET' });
  return { id, leadId: lead.id, state: async () => (await store.messagesOf(lead.id))[0]?.state };
}

const signedAt = Date.UTC(2026, 10, 20, 10, 17, 43);
const forged = { 'X-Twilio-Email-Event-Webhook-Signature': 'bm90IGEgc2lnbmF0dXJl' };

const startAt = (now: number) => startWithMessage({ clock: { now: () => now } });

const start = (changes: AppChanges = {}) =>
  startApp({
    ...changes,
    mailEventsKey,
    outbox: {
      start() {},
      wake() {},
      problems: () => ({}),
      stop: async () => {},
      firstAttempt: async () => null,
    },
  });

async function startWithMessage(changes: AppChanges = {}) {
  const app = await start(changes);
  return { ...app, message: await unknownMessage(app.store) };
}

it.each([
  ['processed', 'sent', null],
  ['delivered', 'sent', null],
  ['dropped', 'bounced', 'dropped said why'],
  ['bounce', 'bounced', 'bounce said why'],
  ['deferred', 'unknown', 'ECONNRESET'],
])('the event "%s" makes an unknown message %s', async (event, state, lastError) => {
  const { url, store, message } = await startWithMessage();
  const body = JSON.stringify([
    { event: 'processed', outbox_id: 'of another system' },
    { event: 'processed' },
    { event, outbox_id: message.id, email: 'ada@example.com', reason: 'said why' },
  ]);
  expect((await postEvents(url, body)).status).toBe(204);
  const [first] = await store.messagesOf(message.leadId);
  expect(first).toMatchObject({ kind: 'reportEmail', state, lastError });
});

/** The mails that the waiting messages to sales are, as text. */
async function mailsToSales(store: Store) {
  const mails: Mail[] = [];
  const compose = composerWith({
    store,
    clock: { now: Date.now },
    mailer: {
      async send(mail) {
        mails.push(mail);
        return { outcome: 'sent', providerId: null };
      },
    },
  });
  const now = Date.now() + 120_000;
  const claim = { now, leaseUntil: now + 60_000, lease: 'sales', limit: 9 };
  for (const message of await store.claim({ ...claim, kinds: ['mailReturns'] })) {
    await (await compose(message))();
  }
  return mails;
}

describe.each([
  ['bounce', 'bounced', 'The mail to Analytical Engines came back', 'bounced'],
  ['spamreport', 'sent', 'Somebody at Analytical Engines objected to mails', 'objected'],
  ['unsubscribe', 'sent', 'Somebody at Analytical Engines objected to mails', 'objected'],
])('the event "%s" (S21)', (event, state, subject, mark) => {
  const error = `${event} said why`;

  it('tells sales once, marks the person, and stops the mails that wait', async () => {
    const { url, store, message } = await startWithMessage();
    const waiting = aLead({ email: 'Ada+demo@Example.com', endpoint: 'demoSubmission' });
    const kinds = ['demoBooking', 'demoNotice', 'crmDemo'] as const;
    const messages = kinds.map((kind) => ({ id: `${kind}-of-the-demo-request`, kind }));
    await store.save(waiting, messages, aClaim());
    const body = JSON.stringify([{ event, outbox_id: message.id, reason: 'said why' }]);
    for (let times = 1; times <= 2; times += 1) await postEvents(url, body);
    expect(await message.state()).toBe(state);
    const states = (await store.messagesOf(waiting.id)).map(({ kind, state }) => [kind, state]);
    expect(Object.fromEntries(states)).toEqual({
      demoBooking: 'bounced',
      demoNotice: 'ready',
      crmDemo: 'ready',
    });
    expect(await store.mailMarks('ADA+roi@example.com')).toEqual([mark]);
    const people = await Array.fromAsync(exportPeople(store, 'json', { publicUrl: url }));
    expect(people.map((line) => JSON.parse(line))).toMatchObject([{ marks: mark, demos: 1 }]);
    const mails = await mailsToSales(store);
    expect(mails.map((mail) => mail.subject)).toEqual([subject]);
    expect(mails[0]?.text).toContain('Ada Lovelace, Analytical Engines, ada@example.com');
    expect(mails[0]?.text).toContain(error);
    expect(mails[0]?.text).toContain(`Lead ID ${message.leadId}`);
  });
});

it('an address that begins with a plus is a person of its own', async () => {
  const { store } = await start();
  const emails = ['+bob@example.com', '+ada@example.com'];
  for (const email of emails) await store.save(aLead({ email }), [], aClaim());
  expect(await store.objectTo('+bob@example.com')).toBe(1);
});

it('a mail that the recipient’s server blocked, perhaps for a while, marks nobody', async () => {
  const { url, store, message } = await startWithMessage();
  const blocked = { event: 'bounce', type: 'blocked', outbox_id: message.id, reason: 'full' };
  await postEvents(url, JSON.stringify([blocked]));
  const [sent] = await store.messagesOf(message.leadId);
  expect(sent).toMatchObject({ state: 'bounced', lastError: 'bounce full' });
  expect(await store.mailMarks('ada@example.com')).toEqual([]);
  expect(await mailsToSales(store)).toEqual([]);
});

it('a mail that the provider dropped for an earlier objection is one', async () => {
  const { url, store, message } = await startWithMessage();
  const dropped = { event: 'dropped', outbox_id: message.id, reason: 'Unsubscribed Address' };
  await postEvents(url, JSON.stringify([dropped]));
  expect(await store.mailMarks('ada@example.com')).toEqual(['bounced', 'objected']);
});

it('ignores events that the provider did not sign', async () => {
  const { url, message } = await startWithMessage();
  const body = JSON.stringify([{ event: 'delivered', outbox_id: message.id }]);
  const forgeries: Record<string, string>[] = [
    { 'X-Twilio-Email-Event-Webhook-Signature': '' },
    { 'X-Twilio-Email-Event-Webhook-Signature': 'bm90IGEgc2lnbmF0dXJl' },
    { 'X-Twilio-Email-Event-Webhook-Timestamp': '1' },
    { 'X-Twilio-Email-Event-Webhook-Timestamp': '' },
  ];
  for (const forgery of forgeries) {
    const response = await postEvents(url, body, forgery);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      detail: 'Expected events signed by the mail provider.',
    });
  }
  expect(await message.state()).toBe('unknown');
});

it.each([
  [-301, 403, 'unknown'],
  [-300, 204, 'sent'],
  [300, 204, 'sent'],
  [301, 403, 'unknown'],
])('events that were signed %i s from now get status %i', async (seconds, status, state) => {
  const { url, message } = await startAt(signedAt);
  const body = JSON.stringify([{ event: 'delivered', outbox_id: message.id }]);
  const timestamp = String(signedAt / 1000 + seconds);
  expect((await postEvents(url, body, signedWith(timestamp, body))).status).toBe(status);
  expect(await message.state()).toBe(state);
});

it.each([
  ['an old timestamp', { 'X-Twilio-Email-Event-Webhook-Timestamp': '1' }, 403],
  ['no signature', { 'X-Twilio-Email-Event-Webhook-Signature': '' }, 403],
  ['more than a megabyte', { 'Content-Length': String(1024 ** 2 + 1) }, 413],
])('a post with %s is refused before its body has come', async (_, changes, status) => {
  const { url } = await startAt(signedAt);
  const outgoing = request(new URL('/webhooks/sendgrid', url), {
    method: 'POST',
    headers: { ...signedWith(String(signedAt / 1000), '[]'), 'Content-Length': '9', ...changes },
  });
  outgoing.on('error', () => undefined);
  outgoing.flushHeaders();
  const [response] = await once(outgoing, 'response');
  expect([response.statusCode, response.headers.connection]).toEqual([status, 'close']);
  outgoing.destroy();
});

it('an address has 60 refused posts a minute, and signed ones do not count', async () => {
  const counters = await openSqliteCounters(join(temporaryFolder(), 'limits'));
  onTestFinished(() => counters.close());
  const { url } = await start({ counters });
  const refused = async () => (await postEvents(url, '[]', forged)).status;
  for (let times = 0; times < 59; times += 1) expect(await refused()).toBe(403);
  for (let times = 0; times < 3; times += 1) {
    expect((await postEvents(url, '[]')).status).toBe(204);
  }
  expect(await refused()).toBe(403);
  expect(await refused()).toBe(429);
  const { status, headers } = await postEvents(url, '[]');
  expect(status).toBe(429);
  // Seconds of the minute that has begun.
  expect(headers.get('Retry-After')).toMatch(/^([1-9]|[1-5]\d|60)$/);
});

it('while refused posts cannot be counted, signed ones are accepted', async () => {
  const { log, lines } = recordedLog();
  const failing = async () => {
    throw new Error('no counters');
  };
  const { url } = await start({ log, counters: { consume: failing, refund: failing } });
  expect((await postEvents(url, '[]')).status).toBe(204);
  expect((await postEvents(url, '[]', forged)).status).toBe(403);
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'error', msg: 'refused mail events not counted' }),
  );
});

it.each([`+${signedAt / 1000}`, `${signedAt / 1000}.0`])(
  'ignores events whose signed timestamp is not written in digits alone: %s',
  async (timestamp) => {
    const { url } = await startAt(signedAt);
    expect((await postEvents(url, '[]', signedWith(timestamp, '[]'))).status).toBe(403);
  },
);

it('accepts the other events of a batch with malformed ones, and logs how many', async () => {
  const { log, lines } = recordedLog();
  const { url, message } = await startWithMessage({ log });
  const malformed = [null, 7, {}, { event: 5 }, { event: 'bounce', outbox_id: 3 }];
  const body = JSON.stringify([...malformed, { event: 'delivered', outbox_id: message.id }]);
  expect((await postEvents(url, body)).status).toBe(204);
  expect(await message.state()).toBe('sent');
  const malformedLines = lines.filter(({ msg }) => msg === 'mail events not understood');
  expect(malformedLines).toMatchObject([{ level: 'warn', events: 5 }]);
  await postEvents(url, '[]');
  expect(lines.filter(({ msg }) => msg === 'mail events not understood')).toHaveLength(1);
});

it.each(['digest-2026-11-20T10', 'demos-2026-11-20T10:20'])(
  'the bounce of %s is logged',
  async (id) => {
    const { log, lines } = recordedLog();
    const { url, store } = await start({ log });
    const lead = aLead({ receivedAt: 0, digest: id });
    await store.save(lead, [{ id, kind: 'noticeDigest' }], aClaim());
    await store.claim({ now: 1, leaseUntil: Date.now() + 60_000, lease: 'd', limit: 1, only: id });
    await store.complete(id, 'd', { state: 'sent', providerId: null });
    await postEvents(url, JSON.stringify([{ event: 'bounce', outbox_id: id }]));
    expect(lines.filter(({ msg }) => msg === 'message bounced')).toMatchObject([{ messageId: id }]);
  },
);

it('a bounce without a reason is saved by its name, and logged once', async () => {
  const { log, lines } = recordedLog();
  const { url, store, message } = await startWithMessage({ log });
  const body = JSON.stringify([{ event: 'bounce', outbox_id: message.id }]);
  for (let times = 1; times <= 2; times += 1) await postEvents(url, body);
  expect((await store.messagesOf(message.leadId))[0]).toMatchObject({ lastError: 'bounce' });
  expect(lines.filter(({ msg }) => msg === 'message bounced')).toMatchObject([
    { level: 'error', messageId: message.id, event: 'bounce' },
  ]);
});

it('handles posts to its path alone', async () => {
  const { url } = await start();
  expect((await fetch(new URL('/webhooks/sendgrid', url))).status).not.toBe(403);
  const elsewhere = await fetch(new URL('/webhooks/other', url), { method: 'POST', body: '[]' });
  expect(elsewhere.status).not.toBe(403);
});

it('does not ask the store about messages of another system', async () => {
  const { log, lines } = recordedLog();
  const { url, store } = await start({ log });
  const confirm = vi.spyOn(store, 'confirm');
  await postEvents(url, JSON.stringify([{ event: 'delivered', outbox_id: 'theirs' }]));
  expect(confirm).not.toHaveBeenCalled();
  expect(lines).toMatchObject([{ route: 'mailEvents', status: 204 }]);
});

it('refuses a signed body that is not a list of events', async () => {
  const { url } = await start();
  const response = await postEvents(url, '{"not":"a list"}');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ detail: 'Expected a list of events.' });
});

it('without a key there is no such path', async () => {
  const { url } = await startApp();
  expect((await postEvents(url, '[]')).status).toBe(405);
});
