import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { contract } from '../../contract/index.ts';
import { startApp } from '../../testing/appServer.ts';
import { forEachConcurrently } from '../../testing/async.ts';
import { similarBodies } from '../../testing/bodies.ts';
import { isThorough } from '../../testing/isThorough.ts';
import { post } from '../../testing/post.ts';
import { seed } from '../../testing/seed.ts';
import { submissions } from '../../testing/submissions.ts';

/** `npm run nightly` draws others. */
const bodyCount = isThorough ? 1000 : 200;

function faultIn(endpoint: Endpoint, status: number, body: unknown): string | null {
  const declared = endpoint.responses[status];
  if (!declared) return `status ${status} is not declared`;
  const parsed = declared.safeParse(body);
  return parsed.success ? null : `status ${status} with ${JSON.stringify(body)}`;
}

it.each(['demoSubmission', 'roiCalculation', 'contactFormWebhook', 'sendRoiReport'] as const)(
  'responds to any body of %s as the contract declares',
  async (name) => {
    const { url } = await startApp({
      deliver: async () => ({ outcome: 'sent', providerId: null }),
    });
    const saved = await post(url, '/api/roi-calculation', submissions.roiCalculation());
    const faults: string[] = [];
    const statuses = new Map<number, number>();
    const atOnce = name === 'sendRoiReport' ? 4 : 16;
    // Sampled, because requests run many at once.
    const bodies = fc.sample(similarBodies(submissions[name]()), { numRuns: bodyCount, seed });
    await forEachConcurrently(bodies, atOnce, async (body) => {
      const response = await post(url, contract[name].path, body, { Cookie: saved.cookie });
      const fault = faultIn(contract[name], response.status, response.body);
      if (fault) faults.push(`${fault}, asked ${body.slice(0, 500)}`);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    });
    expect({ seed, faults }).toEqual({ seed, faults: [] });
    const accepted = name === 'roiCalculation' ? 201 : 202;
    expect(statuses.get(accepted)).toBeGreaterThan(bodyCount / 20);
    expect(statuses.get(400)).toBeGreaterThan(bodyCount / 20);
  },
);

it('responds to any id of savedRoiCalculation as the contract declares', async () => {
  const { url } = await startApp();
  const saved = await post(url, '/api/roi-calculation', submissions.roiCalculation());
  const id = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.base64String({ minLength: 1 }),
    fc.constant(saved.body.id),
  );
  const faults: string[] = [];
  // One or two dots are not an id: clients remove them from the path.
  const ids = fc.sample(
    id.filter((text) => !/^\.{1,2}$/.test(text)),
    { numRuns: bodyCount, seed },
  );
  await forEachConcurrently(ids, 16, async (asked) => {
    const path = `/api/roi-calculation/${encodeURIComponent(asked)}`;
    const response = await fetch(new URL(path, url));
    const fault = faultIn(contract.savedRoiCalculation, response.status, await response.json());
    if (fault) faults.push(`${fault}, asked ${path}`);
  });
  expect({ seed, faults }).toEqual({ seed, faults: [] });
});
