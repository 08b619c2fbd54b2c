import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import Keygrip from 'keygrip';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Mail } from '../../backend/mails/Mail.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { newId } from '../../contract/ids.ts';
import { type AppChanges, plainReport, startApp } from '../../testing/appServer.ts';
import { eventually } from '../../testing/eventually.ts';
import { post } from '../../testing/post.ts';
import { steppedClock } from '../../testing/steppedClock.ts';
import { submissions } from '../../testing/submissions.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openSqliteCounters } from '../limits/counters.ts';

const path = '/api/send-roi-report';
const cookieSecret = 'a secret that only this test knows';
const pdfOf = (content: Buffer) => content.toString('base64');

async function startWithLimits(changes: AppChanges = {}) {
  const counters = await openSqliteCounters(join(temporaryFolder(), 'limits'));
  const app = await startApp({ counters, ...changes });
  onTestFinished(() => counters.close());
  return app;
}

/** Save a calculation as a browser does, and keep its cookie. */
async function save(url: URL, changes: Parameters<typeof submissions.roiCalculation>[0] = {}) {
  const saved = await post(url, '/api/roi-calculation', submissions.roiCalculation(changes));
  expect(saved.status).toBe(201);
  return { Cookie: saved.cookie, id: saved.body.id as string };
}

const reports = (mails: Mail[]) => mails.filter(({ attachments }) => attachments.length > 0);

describe('POST /api/send-roi-report', () => {
  it('mails the server’s own report with the server’s figures to the address that was saved', async () => {
    const { url, mails } = await startApp();
    const { Cookie, id } = await save(url);
    const response = await post(url, path, submissions.sendRoiReport(), { Cookie });
    expect(response.status).toBe(202);
    const [mail] = reports(mails);
    expect(mail).toMatchObject({
      to: { email: 'ada@example.com', name: 'Ada' },
      from: { email: 'reports@roi.example', name: 'Albato Embedded' },
      replyTo: { email: 'sales@roi.example', name: '' },
      subject: `Your integration ROI report (${id.slice(0, 8)})`,
      attachments: [{ filename: 'ROI Analysis for Analytical Engines.pdf', content: plainReport }],
    });
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('$43,780');
      expect(text).toContain('$12,588');
      expect(text).toContain('$31,192 (71%)');
      expect(text).toContain('3.9 months');
      expect(text).toContain(`https://roi.example/roi-calculator?calculation=${id}`);
    }
  });

  it('flags a visitor’s PDF that is not the server’s, and never mails it (S5)', async () => {
    const { url, store, mails } = await startApp();
    const forged = Buffer.from('%PDF-1.7 pay here');
    for (const [content, differs] of [
      [plainReport, false],
      [forged, true],
    ] as const) {
      const { Cookie } = await save(url, { contactName: `Ada ${differs}` });
      const body = submissions.sendRoiReport({ pdfData: pdfOf(content) });
      const response = await post(url, path, body, { Cookie });
      expect(response.status).toBe(202);
      expect(await store.lead(response.body.id)).toMatchObject({ pdfDiffers: differs });
    }
    expect(JSON.stringify(mails)).not.toContain(pdfOf(forged).slice(8, 24));
    const attached = reports(mails).map((mail) => mail.attachments);
    expect(attached).toHaveLength(2);
    for (const [attachment] of attached) expect(attachment).toMatchObject({ content: plainReport });
  });

  it('mails one report of one calculation, and repeats the first response (S4)', async () => {
    const { url, mails } = await startWithLimits();
    const { Cookie } = await save(url);
    const first = await post(url, path, submissions.sendRoiReport(), { Cookie });
    const again = await post(url, path, submissions.sendRoiReport(), { Cookie });
    const other = submissions.sendRoiReport({ firstName: 'Augusta' });
    const differently = await post(url, path, other, { Cookie });
    expect([again.text, differently.text]).toEqual([first.text, first.text]);
    expect(reports(mails)).toHaveLength(1);
  });

  it('mails one report for requests that come at once', async () => {
    const { url, mails } = await startWithLimits();
    const { Cookie } = await save(url);
    const all = await Promise.all(
      Array.from({ length: 4 }, () => post(url, path, submissions.sendRoiReport(), { Cookie })),
    );
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(reports(mails)).toHaveLength(1);
  });

  it('returns 502 when the provider refuses permanently, and again for a repeat (S6)', async () => {
    const { url } = await startApp({
      deliver: async () => ({ outcome: 'refused', reason: 'status 400' }),
    });
    const { Cookie } = await save(url);
    for (let times = 0; times < 2; times += 1) {
      const response = await post(url, path, submissions.sendRoiReport(), { Cookie });
      expect([response.status, response.headers.get('content-type')]).toEqual([
        502,
        'application/problem+json',
      ]);
    }
  });

  it('returns 202 when the first attempt may still succeed (S6)', async () => {
    const { url } = await startApp({
      deliver: async () => ({ outcome: 'retry', reason: 'status 503' }),
    });
    const { Cookie } = await save(url);
    const response = await post(url, path, submissions.sendRoiReport(), { Cookie });
    expect(response.status).toBe(202);
  });

  it('refuses a visitor with only a calculation that looked automated, and mails nothing', async () => {
    const { url, store, mails } = await startApp();
    const saved = await post(
      url,
      '/api/roi-calculation',
      submissions.roiCalculation({ fax: 'yes' }),
    );
    const Cookie = saved.headers.getSetCookie().join('; ');
    const response = await post(url, path, submissions.sendRoiReport(), { Cookie });
    expect(response.status).toBe(403);
    expect((await store.messageCounts()).sent).toBe(0);
    expect(mails).toEqual([]);
  });

  it('refuses whatever is not this visitor’s own calculation and address: 150 attempts, nothing mailed', async () => {
    const { url, store, mails } = await startWithLimits({ cookieSecret });
    const { Cookie, id } = await save(url);
    const [, name = '', value = '', signature = ''] =
      /^(.+)=(.+); \1\.sig=(.+)$/.exec(Cookie) ?? expect.fail(`Unexpected cookies: ${Cookie}`);
    const expiresAt = Number(value.split('.')[1]);
    const cookies = (changedValue: string, changedSignature = signature) =>
      `${name}=${changedValue}; ${name}.sig=${changedSignature}`;
    const former = createHmac('sha256', cookieSecret).update(`calculation ${id} ${expiresAt}`);
    const otherKeys = new Keygrip(['another secret, which the server does not know'], 'sha256');
    const flips = (text: string) =>
      Array.from(
        text,
        (character, at) => text.slice(0, at) + (character === 'A' ? 'B' : 'A') + text.slice(at + 1),
      );
    const forgeries = [
      '',
      `${name}=`,
      `${name}=${value}`,
      `${name}.sig=${signature}`,
      cookies(id),
      cookies(value, ''),
      cookies(`${value}.`),
      cookies(`${id}.${expiresAt + 1}`),
      cookies(`${id}.9999999999999`),
      cookies(`${newId()}.${expiresAt}`),
      cookies(value, otherKeys.sign(`${name}=${value}`)),
      cookies(value).replaceAll(name, 'calculation'),
      // The format before cookies were Koa's.
      `${name}=${id}.${expiresAt}.${former.digest('base64url')}`,
      ...flips(value).map((changed) => cookies(changed)),
      ...flips(signature).map((changed) => cookies(value, changed)),
    ];
    const swaps = [
      { email: 'eve@example.com' },
      { email: 'ada@example.com.evil.example' },
      { email: 'ada+1@example.com' },
      { companyName: 'Other Engines' },
    ];
    const attempts: [object, Record<string, string>][] = [
      ...forgeries.map((cookie): [object, Record<string, string>] => [{}, { Cookie: cookie }]),
      ...swaps.map((swap): [object, Record<string, string>] => [swap, { Cookie }]),
      [{}, { Cookie, Origin: 'https://evil.example' }],
      [{}, { Cookie, 'Sec-Fetch-Site': 'cross-site' }],
      [{}, { Cookie, 'Sec-Fetch-Site': 'same-site' }],
    ];
    for (let index = attempts.length; index < 150; index += 1) {
      attempts.push([
        { email: `victim${index}@example.com` },
        { Cookie, 'X-Forwarded-For': `203.0.113.${index}` },
      ]);
    }
    expect(attempts.length).toBeGreaterThanOrEqual(150);
    const statuses = new Map<number, number>();
    for (const [changes, headers] of attempts) {
      const body = { ...submissions.sendRoiReport(), ...changes };
      const { status } = await post(url, path, body, headers);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect([403, 429]).toContain(status);
    }
    expect(statuses.get(403)).toBeGreaterThan(100);
    await eventually(async () => (await store.messageCounts()).ready === 0);
    expect(reports(mails)).toEqual([]);
  });

  it('mails the report of a calculation for 30 minutes, and then refuses its cookie (S4)', async () => {
    const clock = steppedClock();
    const { url, mails } = await startApp({ clock });
    const { Cookie } = await save(url);
    const other = await save(url, { contactName: 'Augusta' });
    clock.advance(30 * 60_000 - 1);
    expect((await post(url, path, submissions.sendRoiReport(), { Cookie })).status).toBe(202);
    clock.advance(1);
    const expired = await post(url, path, submissions.sendRoiReport(), { Cookie: other.Cookie });
    expect([expired.status, expired.body.detail]).toEqual([
      403,
      refusalDetails.notTheVisitorWhoSaved,
    ]);
    expect(reports(mails)).toHaveLength(1);
  });

  it('mails the reports of a visitor’s last ten calculations, each to its own contact (S4)', async () => {
    const { url, mails } = await startApp();
    const emails = Array.from({ length: 11 }, (_, index) => `visitor${index}@example.com`);
    let Cookie = '';
    for (const contactEmail of emails) {
      const body = submissions.roiCalculation({ contactEmail });
      Cookie = (await post(url, '/api/roi-calculation', body, { Cookie })).cookie;
    }
    const statuses: number[] = [];
    for (const email of emails) {
      const body = submissions.sendRoiReport({ email });
      statuses.push((await post(url, path, body, { Cookie })).status);
    }
    expect(statuses).toEqual([403, ...Array(10).fill(202)]);
    expect(reports(mails).map(({ to }) => to.email)).toEqual(emails.slice(1));
  });

  it('mails the report of the last calculation with the same contact', async () => {
    const { url, mails } = await startApp();
    const first = await save(url);
    const body = submissions.roiCalculation({ integrationCount: 6 });
    const second = await post(url, '/api/roi-calculation', body, { Cookie: first.Cookie });
    const response = await post(url, path, submissions.sendRoiReport(), { Cookie: second.cookie });
    expect(response.status).toBe(202);
    expect(reports(mails)[0]?.text).toContain(`calculation=${second.body.id}`);
  });

  it('mails nothing while the limits cannot be read, and still saves leads', async () => {
    const counters = await openSqliteCounters(join(temporaryFolder(), 'limits'));
    const { url, store, mails } = await startApp({ counters });
    counters.close();
    const { Cookie } = await save(url);
    const response = await post(url, path, submissions.sendRoiReport(), { Cookie });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    await eventually(async () => (await store.messageCounts()).ready === 0);
    expect(reports(mails)).toEqual([]);
  });

  it('refuses the same key for another report', async () => {
    const { url } = await startApp();
    const { Cookie } = await save(url);
    const key = { Cookie, 'Idempotency-Key': 'key-1' };
    expect((await post(url, path, submissions.sendRoiReport(), key)).status).toBe(202);
    const other = submissions.sendRoiReport({ firstName: 'Augusta' });
    expect((await post(url, path, other, key)).status).toBe(422);
  });
});
