import { describe, expect, it, onTestFinished } from 'vitest';
import { defaultInputs } from '../contract/defaults.ts';
import { post } from '../testing/post.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import { submissions } from '../testing/submissions.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { estimate } from '../worker/estimate/estimate.ts';

describe('the server as a process', () => {
  it('reads a saved calculation back after it was killed with -9 and started again', async () => {
    const DATA_DIR = temporaryFolder();
    const first = await startServerProcess({ DATA_DIR });
    onTestFinished(first.crash);
    const saved = await post(first.url, '/api/roi-calculation', submissions.roiCalculation());
    expect(saved.status).toBe(201);
    await first.crash();

    const second = await startServerProcess({ DATA_DIR });
    onTestFinished(second.crash);
    const answer = await fetch(new URL(`/api/roi-calculation/${saved.body.id}`, second.url));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      id: saved.body.id,
      rateCardVersion: saved.body.rateCardVersion,
      inputs: defaultInputs,
      calculationResults: estimate(defaultInputs).results,
    });
  });

  it('exits 0 when it is told to stop', async () => {
    const server = await startServerProcess({ DATA_DIR: temporaryFolder() });
    expect(await server.stop('SIGTERM')).toBe(0);
  });

  it('names every problem of its environment at once', async () => {
    const start = startServerProcess({
      PORT: 'eighty',
      TRUST_PROXY_HOPS: '-1',
      PUBLIC_URL: 'home',
    });
    await expect(start).rejects.toThrow(/PORT: .*\n.*PUBLIC_URL: .*\n.*TRUST_PROXY_HOPS: /);
  });
});
