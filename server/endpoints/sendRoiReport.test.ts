import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import Keygrip from 'keygrip';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Mail } from '../../backend/mails/Mail.ts';
import { newId } from '../../contract/ids.ts';
import { type AppChanges, patientUploads, plainReport, startApp } from '../../testing/appServer.ts';
import { eventually, forEachConcurrently } from '../../testing/async.ts';
import { post } from '../../testing/post.ts';
import { freshSqlite } from '../../testing/stores.ts';
import { submissions } from '../../testing/submissions.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openSqliteCounters } from '../limits/counters.ts';
import { createStore } from '../store/createStore.ts';

const path = '/api/send-roi-report';
const cookieSecret = 'a secret that only this test knows';

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

const reports = (mails: Mail[]) => mails.filter(({ attachments }) => attachments.length > 0);

describe('POST /api/send-roi-report', () => {
  it('mails the server’s own report with the server’s figures to the address that was saved', async () => {
    const { url, store, mails } = await startApp();
    const { Cookie, id } = await save(url);
    const response = await post(url, path, submissions.sendRoiReport(), { Cookie });
    expect(response.status).toBe(202);
    expect(await store.lead(response.body.id)).toMatchObject({ pdfDiffers: true });
    const [mail] = reports(mails);
    expect(mail).toMatchObject({
      to: { email: 'ada@example.com', name: 'Ada' },
      from: { email: 'reports@roi.example', name: 'Albato Embedded' },
      replyTo: { email: 'sales@roi.example', name: '' },
      subject: 'Your integration ROI report: 5 integrations',
      attachments: [{ filename: 'ROI Analysis.pdf', content: plainReport }],
    });
    expect(mail?.text).toContain('$31,192 (71%)');
    expect(mail?.text).toContain(`https://roi.example/roi-calculator?calculation=${id}`);
  });

  it('accepts cookies of the secret before this one, and of no other', async () => {
    const [former, current, unknown] = ['former', 'current', 'unknown'].map((name) =>
      name.repeat(5),
    );
    const store = createStore(await freshSqlite());
    const start = async (...cookieSecrets: [string, ...string[]]) =>
      (await startApp({ store, cookieSecrets })).url;
    const { Cookie } = await save(await start(String(former)));
    const statusFor = async (url: URL) =>
      (await post(url, path, submissions.sendRoiReport(), { Cookie })).status;
    expect(await statusFor(await start(String(current), String(unknown)))).toBe(403);
    expect(await statusFor(await start(String(current), String(former)))).toBe(202);
  });

  it('refuses whatever is not this visitor’s own calculation and address: 150 attempts, nothing mailed', async () => {
    const { url, store, mails } = await startWithLimits({
      cookieSecrets: [cookieSecret],
      trustedProxyHops: 0,
    });
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

  it('gives each of 200 people behind one address their report at once (S11) @night', async () => {
    const { url, mails } = await startWithLimits({ uploads: patientUploads });
    const statuses: number[] = [];
    const people = Array.from({ length: 200 }, (_, index) => index);
    await forEachConcurrently(people, 200, async (index) => {
      const email = `person${index}@office.example`;
      const visitor = { 'X-Forwarded-For': '198.51.100.1' };
      const { Cookie } = await save(url, { contactEmail: email }, visitor);
      const body = submissions.sendRoiReport({ email });
      statuses.push((await post(url, path, body, { Cookie, ...visitor })).status);
    });
    expect(new Set(statuses)).toEqual(new Set([202]));
    expect(reports(mails)).toHaveLength(200);
  });
});
