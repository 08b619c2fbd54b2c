import { describe, expect, it } from 'vitest';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { limits } from '../../contract/limits.ts';
import { startApp } from '../../testing/appServer.ts';
import { eventually } from '../../testing/eventually.ts';
import { post } from '../../testing/post.ts';
import { submissions } from '../../testing/submissions.ts';

const tooFast = limits.formMilliseconds.human - 1;

const { calculationResults } = submissions.roiCalculation();
const otherResults = {
  calculationResults: {
    ...calculationResults,
    inHouse: { ...calculationResults.inHouse, initialTotal: 1 },
  },
};
const otherData = {
  calculationData: { ...submissions.demoSubmission().calculationData, ...otherResults },
};

/** Each form with changes that make another request of it. */
const forms = [
  {
    path: '/api/demo-submission',
    body: submissions.demoSubmission,
    changes: [{ lastName: 'Byron' }, otherData],
  },
  {
    path: '/api/roi-calculation',
    body: submissions.roiCalculation,
    changes: [{ timeline: 7 }, otherResults],
  },
  {
    path: '/api/webhook/contact-form',
    body: submissions.contactFormWebhook,
    changes: [{ name: 'Ada Byron' }, otherResults],
  },
];

describe.each(forms)('a repeated POST $path (S7)', ({ path, body, changes }) => {
  it('50 at once are one lead, one message and one response', async () => {
    let forwarded = 0;
    const { url, store, mails } = await startApp({
      crm: async () => {
        forwarded += 1;
        return { outcome: 'sent', providerId: null };
      },
    });
    const responses = await Promise.all(Array.from({ length: 50 }, () => post(url, path, body())));
    expect(new Set(responses.map(({ status }) => status)).size).toBe(1);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await Array.fromAsync(store.leads())).toHaveLength(1);
    await eventually(async () => (await store.messageCounts()).sent === 1);
    expect(mails.length + forwarded).toBe(1);
  });

  it('with one key gets the same response, and with another body is refused', async () => {
    const { url, store } = await startApp();
    const key = { 'Idempotency-Key': 'key-1' };
    const first = await post(url, path, body(), key);
    const again = await post(url, path, body(), key);
    expect(again.text).toBe(first.text);
    for (const change of changes) {
      const other = await post(url, path, { ...body(), ...change }, key);
      expect(other.status).toBe(422);
    }
    expect(await Array.fromAsync(store.leads())).toHaveLength(1);
  });

  it('without a key is another request once anything in it differs, the results among it', async () => {
    const { url, store } = await startApp();
    for (const change of [{}, ...changes]) {
      expect((await post(url, path, { ...body(), ...change })).status).toBeLessThan(300);
    }
    expect(await Array.fromAsync(store.leads())).toHaveLength(1 + changes.length);
  });

  it('under another key is another request', async () => {
    const { url, store } = await startApp();
    await post(url, path, body(), { 'Idempotency-Key': 'key-1' });
    await post(url, path, body(), { 'Idempotency-Key': 'key-2' });
    expect(await Array.fromAsync(store.leads())).toHaveLength(2);
  });

  it('is the same whatever time the form took', async () => {
    const { url, store } = await startApp();
    await post(url, path, { ...body(), formMilliseconds: 9000 });
    await post(url, path, { ...body(), formMilliseconds: 9500 });
    expect(await Array.fromAsync(store.leads())).toHaveLength(1);
  });

  it.each([
    ['a filled honeypot', { fax: '555-0100', hasTrustedInput: true }, 'honeypot'],
    [
      'a form sent faster than a person reads, without a trusted event,',
      { formMilliseconds: tooFast, hasTrustedInput: false },
      'too fast',
    ],
  ])(
    '%s is kept in quarantine and refused, and nothing leaves',
    async (_, evidence, quarantine) => {
      const { url, store } = await startApp();
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const response = await post(url, path, { ...body(), ...evidence });
        expect(response.status).toBe(403);
        expect(response.body.detail).toBe(refusalDetails.looksAutomated);
        expect(response.headers.get('set-cookie')).toBeNull();
      }
      const kept = await Array.fromAsync(store.leads());
      expect(kept).toMatchObject([{ quarantine }]);
      expect(await store.messagesOf(kept[0]?.id ?? '')).toEqual([]);
    },
  );

  it.each([
    ['an older page that sends its time alone', { formMilliseconds: tooFast }],
    ['a client that says nothing about itself', {}],
    ['autofill within two seconds', { formMilliseconds: tooFast, hasTrustedInput: true }],
    ['a script that takes its time', { formMilliseconds: tooFast + 1, hasTrustedInput: false }],
  ])('%s is accepted, and its message leaves', async (_, evidence) => {
    const { url, store } = await startApp();
    const response = await post(url, path, { ...body(), ...evidence });
    expect(response.status).toBeLessThan(300);
    expect(await store.lead(response.body.id)).toMatchObject({ quarantine: null });
    expect(await store.messagesOf(response.body.id)).toHaveLength(1);
  });

  it('a retry with a trusted event is another request than the one that looked automated', async () => {
    const { url } = await startApp();
    const first = { ...body(), formMilliseconds: tooFast, hasTrustedInput: false };
    expect((await post(url, path, first)).status).toBe(403);
    const retry = await post(url, path, { ...first, hasTrustedInput: true });
    expect(retry.status).toBeLessThan(300);
  });
});
