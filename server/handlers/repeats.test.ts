import { describe, expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { startApp } from '../../testing/appServer.ts';
import { eventually } from '../../testing/eventually.ts';
import { post } from '../../testing/post.ts';
import { submissions } from '../../testing/submissions.ts';

const forms = [
  { path: '/api/demo-submission', body: submissions.demoSubmission, change: { lastName: 'Byron' } },
  { path: '/api/roi-calculation', body: submissions.roiCalculation, change: { timeline: 7 } },
  {
    path: '/api/webhook/contact-form',
    body: submissions.contactFormWebhook,
    change: { name: 'Ada Byron' },
  },
];

describe.each(forms)('a repeated POST $path (S7)', ({ path, body, change }) => {
  it('50 at once are one record, one message and one answer', async () => {
    let forwarded = 0;
    const { url, store, mails } = await startApp({
      crm: async () => {
        forwarded += 1;
        return { outcome: 'sent', providerId: null };
      },
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(url, path, body())));
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await Array.fromAsync(store.records())).toHaveLength(1);
    await eventually(async () => (await store.messageCounts()).sent === 1);
    expect(mails.length + forwarded).toBe(1);
  });

  it('under one key is answered alike, and with another body refused', async () => {
    const { url, store } = await startApp();
    const key = { 'Idempotency-Key': 'key-1' };
    const first = await post(url, path, body(), key);
    const again = await post(url, path, body(), key);
    expect(again.text).toBe(first.text);
    const other = await post(url, path, { ...body(), ...change }, key);
    expect(other.status).toBe(422);
    expect(await Array.fromAsync(store.records())).toHaveLength(1);
  });

  it('under another key is another request', async () => {
    const { url, store } = await startApp();
    await post(url, path, body(), { 'Idempotency-Key': 'key-1' });
    await post(url, path, body(), { 'Idempotency-Key': 'key-2' });
    expect(await Array.fromAsync(store.records())).toHaveLength(2);
  });

  it('is the same however long the form took', async () => {
    const { url, store } = await startApp();
    await post(url, path, { ...body(), formMilliseconds: 9000 });
    await post(url, path, { ...body(), formMilliseconds: 9500 });
    expect(await Array.fromAsync(store.records())).toHaveLength(1);
  });

  it.each([
    ['the field that people never see', { fax: '555-0100' }, 'honeypot'],
    [
      'a form sent sooner than a person can',
      { formMilliseconds: limits.formMilliseconds.human - 1 },
      'too fast',
    ],
  ])('%s is accepted and quarantined, and nothing leaves', async (_, trap, quarantine) => {
    const { url, store } = await startApp();
    const answer = await post(url, path, { ...body(), ...trap });
    expect(answer.status).toBeLessThan(300);
    expect(await store.record(answer.body.id)).toMatchObject({ quarantine });
    expect(await store.messagesOf(answer.body.id)).toEqual([]);
  });
});
