import { describe, expect, it, onTestFinished } from 'vitest';
import type { Mail } from '../../backend/mails/Mail.ts';
import { newId } from '../../contract/ids.ts';
import { startLocalServer } from '../../testing/localServer.ts';
import { type Reaction, startFakeSendGrid } from '../../testing/sendGrid/fakeSendGrid.ts';
import { systemClock } from '../ports.ts';
import { createSendGridMailer } from './sendGridMailer.ts';

const mail = (changes: Partial<Mail> = {}): Mail => ({
  id: newId(),
  from: { email: 'reports@roi.example', name: 'Albato Embedded' },
  to: { email: 'ada@example.com', name: 'Ada Lovelace' },
  replyTo: { email: 'sales@roi.example', name: '' },
  subject: 'Your integration ROI report',
  headers: { 'Auto-Submitted': 'auto-generated' },
  text: 'Hi Ada,',
  html: '<p>Hi Ada,</p>',
  attachments: [
    { filename: 'ROI-Analysis.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') },
  ],
  ...changes,
});

const mailerOf = ({ url, apiKey }: { url: URL; apiKey: string }) =>
  createSendGridMailer({ apiKey, apiUrl: url, clock: systemClock });

const says = (status: string) => expect.stringContaining(`status ${status}`);

describe('mail through SendGrid', () => {
  it('is sent as the published API expects it, with the outbox id for its events', async () => {
    const sendGrid = await startFakeSendGrid();
    const sent = mail();
    const delivery = await mailerOf(sendGrid).send(sent);
    expect(delivery).toEqual({ outcome: 'sent', providerId: expect.stringMatching(/^fake-/) });
    expect(sendGrid.errorResponses).toEqual([]);
    expect(sendGrid.accepted).toEqual([
      {
        outboxId: sent.id,
        from: sent.from,
        to: sent.to,
        replyTo: { email: 'sales@roi.example' },
        headers: sent.headers,
        subject: sent.subject,
        text: sent.text,
        html: sent.html,
        attachments: [expect.objectContaining({ content: Buffer.from('%PDF-1.7') })],
        tracking: {
          click_tracking: { enable: false, enable_text: false },
          open_tracking: { enable: false },
        },
      },
    ]);
  });

  it('has no reply address of its own when replies go to the sender', async () => {
    const sendGrid = await startFakeSendGrid();
    await mailerOf(sendGrid).send(mail({ replyTo: null }));
    expect(sendGrid.accepted).toMatchObject([{ replyTo: null }]);
  });

  it.each<[Reaction, object]>([
    [{ status: 200 }, { outcome: 'sent', providerId: null }],
    [{ status: 304 }, { outcome: 'unknown' }],
    [{ status: 400 }, { outcome: 'refused', reason: 'status 400' }],
    [{ status: 401 }, { outcome: 'unauthorized', reason: 'status 401', detail: says('401') }],
    [
      { status: 429, headers: { 'Retry-After': '7' } },
      { outcome: 'retry', retryAfterMs: 7000 },
    ],
    ['acceptAndReset', { outcome: 'unknown' }],
    ['reset', { outcome: 'unknown' }],
  ])('to which SendGrid reacts with %j ends as %o', async (reaction, delivery) => {
    const sendGrid = await startFakeSendGrid({ react: () => reaction });
    expect(await mailerOf(sendGrid).send(mail())).toMatchObject(delivery);
  });

  it('is unknown when SendGrid does not respond', async () => {
    const silent = await startLocalServer(() => undefined);
    onTestFinished(silent.stop);
    const options = { apiKey: 'SG.test', apiUrl: silent.url, clock: systemClock, timeoutMs: 50 };
    expect(await createSendGridMailer(options).send(mail())).toEqual({
      outcome: 'unknown',
      reason: 'ECONNABORTED',
    });
  });

  it('is retried when there was no connection at all', async () => {
    // Not a port that was free a moment ago: a test beside this one may be given it.
    const nobody = { url: new URL('http://127.0.0.1:1/'), apiKey: 'SG.test' };
    expect(await mailerOf(nobody).send(mail())).toMatchObject({
      outcome: 'retry',
      reason: 'ECONNREFUSED',
    });
  });

  it('is refused when the client cannot create a request', async () => {
    const sendGrid = await startFakeSendGrid();
    const wrong = mail({ subject: 5 as unknown as string });
    expect(await mailerOf(sendGrid).send(wrong)).toEqual({
      outcome: 'refused',
      reason: 'not a message SendGrid accepts',
    });
    expect(sendGrid.accepted).toEqual([]);
  });
});
