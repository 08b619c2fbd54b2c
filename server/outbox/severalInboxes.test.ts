import { expect, it } from 'vitest';
import { parseSalesRoutes, type SalesRoute } from '../../backend/salesRoutes.ts';
import { eventually } from '../../testing/async.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { openOutbox } from '../../testing/openOutbox.ts';
import { type Reaction, startFakeSendGrid } from '../../testing/sendGrid/fakeSendGrid.ts';
import { createSendGridMailer } from '../mail/sendGridMailer.ts';

const inboxes = ['a', 'b', 'c'].map((name) => `${name}@roi.example`);
const salesRoutes = parseSalesRoutes(
  inboxes.map((inbox) => `domain=${inbox[0]}.example ${inbox}`).join(', '),
) as SalesRoute[];

const digestId = 'digest-2026-11-20T10';

/** Sends a digest with a lead for each inbox; SendGrid reacts so to the first mail to b. */
async function sendDigest(reaction: Reaction) {
  let isFirst = true;
  const sendGrid = await startFakeSendGrid({
    react: ({ to }) => {
      const fails = isFirst && to.email === 'b@roi.example';
      if (fails) isFirst = false;
      return fails ? reaction : { status: 202 };
    },
  });
  const { apiKey, url: apiUrl } = sendGrid;
  const opened = await openOutbox(async () => expect.fail(), {
    composes: (clock) => ({ salesRoutes, mailer: createSendGridMailer({ apiKey, apiUrl, clock }) }),
  });
  const { store, clock, outbox } = opened;
  const message = { id: digestId, kind: 'noticeDigest' } as const;
  for (const [index, inbox] of inboxes.entries()) {
    const sent = { email: `ada@${inbox[0]}.example`, receivedAt: clock.now() + index };
    const lead = aLead({ ...sent, digest: message.id });
    await store.save(lead, [message], aClaim());
  }
  outbox.wake();
  const recipients = () => sendGrid.accepted.map(({ to }) => to.email);
  await eventually(() => recipients().length > 0);
  const stateIs = (wanted: 'ready' | 'unknown' | 'dead' | 'sent') =>
    eventually(async () => (await store.messageCounts())[wanted] === 1);
  return { ...opened, stateIs, recipients };
}

it.each([
  ['is refused for now', { status: 503 }, 'ready'],
  ['breaks before it', 'reset', 'unknown'],
] as const)('a digest whose second mail %s reaches each inbox once', async (_, reaction, state) => {
  const { stateIs, recipients, store, clock, outbox } = await sendDigest(reaction);
  await stateIs(state);
  expect(recipients()).toEqual(['a@roi.example']);
  for (const event of ['sent', 'bounced'] as const)
    expect(await store.confirm(digestId, { state: event }), 'about one of its mails').toBe(false);
  clock.advance(3600_000);
  outbox.wake();
  await stateIs('sent');
  expect(recipients()).toEqual(inboxes);
});

it('an inbox that is refused permanently keeps the digest from no other, and gets it by a command', async () => {
  const { stateIs, recipients, store, clock, outbox } = await sendDigest({ status: 400 });
  await stateIs('dead');
  expect(recipients()).toEqual(['a@roi.example', 'c@roi.example']);
  expect(await store.confirm(digestId, { state: 'sent' }), 'about one of its mails').toBe(false);
  await store.retryDead({ now: clock.now() });
  outbox.wake();
  await stateIs('sent');
  expect(recipients()).toEqual(['a@roi.example', 'c@roi.example', 'b@roi.example']);
});
