import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { type AppChanges, startApp } from '../../testing/appServer.ts';
import { forEachConcurrently } from '../../testing/forEachConcurrently.ts';
import { post } from '../../testing/post.ts';
import { submissions } from '../../testing/submissions.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { uploads } from '../contractRouter.ts';
import { openSqliteCounters } from '../limits/counters.ts';

/** An application with limits behind one proxy of its own. */
async function startWithLimits(changes: AppChanges = {}) {
  const counters = await openSqliteCounters(join(temporaryFolder(), 'limits'));
  const { url, mails } = await startApp({ counters, trustedProxyHops: 1, ...changes });
  onTestFinished(() => counters.close());
  return {
    mails,
    /** Saves a calculation and requests its report, as a visitor at an address does. */
    async requestReport(email: string, forwardedFor: string) {
      const headers = { 'X-Forwarded-For': forwardedFor };
      const calculation = submissions.roiCalculation({ contactEmail: email });
      const saved = await post(url, '/api/roi-calculation', calculation, headers);
      return post(url, '/api/send-roi-report', submissions.sendRoiReport({ email }), {
        Cookie: saved.cookie,
        ...headers,
      });
    },
  };
}

describe('limits of report mails (S11)', () => {
  it('200 people behind one address each get their report at once', async () => {
    // No request is rejected because this machine is slow.
    const patient = { ...uploads, reports: { ...uploads.reports, waitMs: 60_000 } };
    const { requestReport, mails } = await startWithLimits({ uploads: patient });
    const statuses: number[] = [];
    const people = Array.from({ length: 200 }, (_, index) => index);
    await forEachConcurrently(people, 200, async (index) => {
      const domain = index < 100 ? 'office.example' : 'gmail.com';
      statuses.push((await requestReport(`person${index}@${domain}`, '198.51.100.1')).status);
    });
    expect(new Set(statuses)).toEqual(new Set([202]));
    expect(mails.filter(({ attachments }) => attachments.length > 0)).toHaveLength(200);
  });

  it('mails one recipient three times in ten minutes, however the address is written, and then says when', async () => {
    const { requestReport } = await startWithLimits();
    for (const email of ['ada', 'ADA', 'ada+work']) {
      expect((await requestReport(`${email}@example.com`, '198.51.100.1')).status).toBe(202);
    }
    const refused = await requestReport('Ada+1@example.com', '198.51.100.2');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(refused.body.detail).toBe(refusalDetails.noMoreReports(seconds));
  });
});
