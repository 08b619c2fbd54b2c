import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { newId } from '../../contract/newId.ts';
import { startApp } from '../../testing/appServer.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import type { Store } from '../store/Store.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const mailEventsKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

/** Posts events as SendGrid does, signed over timestamp and body. */
function postEvents(url: URL, body: string, changes: Record<string, string> = {}) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = sign('sha256', Buffer.from(timestamp + body), privateKey).toString('base64');
  return fetch(new URL('/webhooks/sendgrid', url), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Twilio-Email-Event-Webhook-Timestamp': timestamp,
      'X-Twilio-Email-Event-Webhook-Signature': signature,
      ...changes,
    },
    body,
  });
}

/** A message that left, and of which nothing was heard. */
async function unknownMessage(store: Store) {
  const lead = aLead({ receivedAt: 0 });
  const id = newId();
  await store.save(lead, [{ id, kind: 'reportEmail' }], aClaim());
  await store.claim({ now: 1, leaseUntil: Date.now() + 60_000, lease: 'l', limit: 1, only: id });
  const nextAt = Date.now() + 600_000;
  await store.complete(id, 'l', { state: 'unknown', nextAt, error: 'ECONNRESET' });
  return { id, state: async () => (await store.messagesOf(lead.id))[0]?.state };
}

const start = () =>
  startApp({
    mailEventsKey,
    outbox: {
      start() {},
      wake() {},
      problems: () => ({}),
      stop: async () => {},
      firstAttempt: async () => null,
    },
  });

it.each([
  ['processed', 'sent'],
  ['delivered', 'sent'],
  ['dropped', 'bounced'],
  ['bounce', 'bounced'],
])('the event "%s" completes an unknown message as %s', async (event, state) => {
  const { url, store } = await start();
  const message = await unknownMessage(store);
  const body = JSON.stringify([
    { event: 'processed', outbox_id: 'of another system' },
    { event, outbox_id: message.id, email: 'ada@example.com', reason: 'said why' },
  ]);
  expect((await postEvents(url, body)).status).toBe(204);
  expect(await message.state()).toBe(state);
});

it('ignores events that the provider did not sign', async () => {
  const { url, store } = await start();
  const message = await unknownMessage(store);
  const body = JSON.stringify([{ event: 'delivered', outbox_id: message.id }]);
  const old = String(Math.floor(Date.now() / 1000) - 2 * 24 * 3600);
  const oldSignature = sign('sha256', Buffer.from(old + body), privateKey).toString('base64');
  const forgeries: Record<string, string>[] = [
    { 'X-Twilio-Email-Event-Webhook-Signature': '' },
    { 'X-Twilio-Email-Event-Webhook-Signature': 'bm90IGEgc2lnbmF0dXJl' },
    { 'X-Twilio-Email-Event-Webhook-Timestamp': '1' },
    { 'X-Twilio-Email-Event-Webhook-Timestamp': '' },
    {
      'X-Twilio-Email-Event-Webhook-Timestamp': old,
      'X-Twilio-Email-Event-Webhook-Signature': oldSignature,
    },
  ];
  for (const forgery of forgeries) expect((await postEvents(url, body, forgery)).status).toBe(403);
  expect(await message.state()).toBe('unknown');
});

it('refuses a signed body that is no list of events', async () => {
  const { url } = await start();
  expect((await postEvents(url, '{"not":"a list"}')).status).toBe(400);
});

it('without a key there is no such path', async () => {
  const { url } = await startApp();
  expect((await postEvents(url, '[]')).status).toBe(405);
});
