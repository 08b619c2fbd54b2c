import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import Keygrip from 'keygrip';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Mail } from '../../backend/mails/Mail.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { newId } from '../../contract/ids.ts';
import { type AppChanges, plainReport, startApp } from '../../testing/appServer.ts';
import { eventually } from '../../testing/eventually.ts';
import { forEachConcurrently } from '../../testing/forEachConcurrently.ts';
import { post } from '../../testing/post.ts';
import { steppedClock } from '../../testing/steppedClock.ts';
import { submissions } from '../../testing/submissions.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { uploads } from '../contractRouter.ts';
import { openSqliteCounters } from '../limits/counters.ts';

const path = '/api/send-roi-report';
const cookieSecret = 'a secret that only this test knows';
const pdfOf = (content: Buffer) => content.toString('base64');

/** An application with limits behind one proxy of its own. */
async function startWithLimits(changes: AppChanges = {}) {
  const counters = await openSqliteCounters(join(temporaryFolder(), 'limits'));
  const app = await startApp({ counters, trustedProxyHops: 1, ...changes });
  onTestFinished(() => counters.close());
  return app;
}

/** Saves a calculation as a browser does, and keeps its cookie. */
async function save(
  url: URL,
  changes: Parameters<typeof submissions.roiCalculation>[0] = {},
  headers: Record<string, string> = {},
) {
  const body = submissions.roiCalculation(changes);
  const saved = await post(url, '/api/roi-calculation', body, headers);
  expect(saved.status).toBe(201);
  return { Cookie: saved.cookie, id: saved.body.id as string };
}

/** Saves a calculation and requests its report, as a visitor at an address does. */
async function requestReport(url: URL, email: string, forwardedFor: string) {
  const headers = { 'X-Forwarded-For': forwardedFor };
  const { Cookie } = await save(url, { contactEmail: email }, headers);
  return post(url, path, submissions.sendRoiReport({ email }), { Cookie, ...headers });
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
    expect(mail?.text).toContain('$31,192 (71%)');
    expect(mail?.text).toContain(`https://roi.example/roi-calculator?calculation=${id}`);
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

  it('mails one report of one calculation for requests that come at once, and later ones (S4)', async () => {
    const { url, mails } = await startWithLimits();
    const { Cookie } = await save(url);
    const all = await Promise.all(
      Array.from({ length: 4 }, () => post(url, path, submissions.sendRoiReport(), { Cookie })),
    );
    const other = submissions.sendRoiReport({ firstName: 'Augusta' });
    all.push(await post(url, path, other, { Cookie }));
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(reports(mails)).toHaveLength(1);
  });

  it.each([
    ['sent', { outcome: 'sent', providerId: null }, 202],
    ['to be tried again', { outcome: 'retry', reason: 'status 503' }, 202],
    ['refused permanently', { outcome: 'refused', reason: 'status 400' }, 502],
  ] as const)(
    'repeats the status of a report that is %s, and the calculation says whether it is sent (S6)',
    async (_, delivery, status) => {
      const { url } = await startApp({ deliver: async () => delivery });
      const { Cookie, id } = await save(url);
      const isReportSent = async () => {
        const response = await fetch(new URL(`/api/roi-calculation/${id}`, url));
        return (await response.json()).isReportSent;
      };
      expect(await isReportSent()).toBe(false);
      for (let times = 0; times < 2; times += 1) {
        const response = await post(url, path, submissions.sendRoiReport(), { Cookie });
        const type =
          status === 202 ? 'application/json; charset=utf-8' : 'application/problem+json';
        expect([response.status, response.headers.get('content-type')]).toEqual([status, type]);
      }
      expect(await isReportSent()).toBe(status === 202);
    },
  );

  it('refuses whatever is not this visitor’s own calculation and address: 150 attempts, nothing mailed', async () => {
    const { url, store, mails } = await startWithLimits({ cookieSecret, trustedProxyHops: 0 });
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

  it('gives each of 200 people behind one address their report at once (S11)', async () => {
    // No request is rejected because this machine is slow.
    const patient = { ...uploads, reports: { ...uploads.reports, waitMs: 60_000 } };
    const { url, mails } = await startWithLimits({ uploads: patient });
    const statuses: number[] = [];
    const people = Array.from({ length: 200 }, (_, index) => index);
    await forEachConcurrently(people, 200, async (index) => {
      const domain = index < 100 ? 'office.example' : 'gmail.com';
      const { status } = await requestReport(url, `person${index}@${domain}`, '198.51.100.1');
      statuses.push(status);
    });
    expect(new Set(statuses)).toEqual(new Set([202]));
    expect(reports(mails)).toHaveLength(200);
  });

  it('mails one recipient three times in ten minutes, however the address is written, and then says when (S11)', async () => {
    const { url } = await startWithLimits();
    for (const email of ['ada', 'ADA', 'ada+work']) {
      const { status } = await requestReport(url, `${email}@example.com`, '198.51.100.1');
      expect(status).toBe(202);
    }
    const refused = await requestReport(url, 'Ada+1@example.com', '198.51.100.2');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(refused.body.detail).toBe(refusalDetails.noMoreReports(seconds));
  });
});
