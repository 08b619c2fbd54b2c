import { describe, expect, it } from 'vitest';
import { type AppChanges, startApp } from '../../testing/appServer.ts';
import { post } from '../../testing/post.ts';
import { submissions } from '../../testing/submissions.ts';

/** Save a calculation, request its report, and read the calculation before and after. */
async function readAround(
  app: AppChanges = {},
  changes: Parameters<typeof submissions.roiCalculation>[0] = {},
) {
  const { url } = await startApp(app);
  const saved = await post(url, '/api/roi-calculation', submissions.roiCalculation(changes));
  const read = async (id: unknown) => {
    const response = await fetch(new URL(`/api/roi-calculation/${id}`, url));
    return (await response.json()).isReportSent;
  };
  const before = await read(saved.body.id);
  const { status } = await post(url, '/api/send-roi-report', submissions.sendRoiReport(), {
    Cookie: saved.cookie,
  });
  return { before, status, after: await read(saved.body.id) };
}

describe('GET /api/roi-calculation/{id}: isReportSent', () => {
  it('is true once the report was accepted for mailing, and not before', async () => {
    expect(await readAround()).toEqual({ before: false, status: 202, after: true });
  });

  it('is true while the report waits for the next attempt', async () => {
    const waiting = await readAround({
      deliver: async () => ({ outcome: 'retry', reason: 'status 503' }),
    });
    expect(waiting).toEqual({ before: false, status: 202, after: true });
  });

  it('stays false when the mail provider rejects the report permanently', async () => {
    const refused = await readAround({
      deliver: async () => ({ outcome: 'refused', reason: 'status 400' }),
    });
    expect(refused).toEqual({ before: false, status: 502, after: false });
  });

  it('is not returned for a calculation that looks automated: it gets no id, and no report', async () => {
    const quarantined = await readAround({}, { fax: 'yes' });
    expect(quarantined).toEqual({ before: undefined, status: 403, after: undefined });
  });
});
