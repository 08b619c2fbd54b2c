import { expect, it, onTestFinished } from 'vitest';
import { callTool } from '../../backend/agents/callTool.ts';
import { completeInputs, openEstimate } from '../../backend/openEstimate.ts';
import { EstimatorBusy } from '../../backend/ports.ts';
import { createEstimator } from './createEstimator.ts';

const publicUrl = new URL('https://roi.example');
const now = Date.UTC(2026, 10, 20, 10);
const origin = { addressKey: '192.0.2.1', networkKey: '192.0.2.0/24' };
const inputs = (integrationCount: number) =>
  completeInputs({ integrationCount, deadline: '2027-03-01', selectedSystems: ['slack'] });

function open(...queue: [Parameters<typeof createEstimator>[1]?]) {
  const estimator = createEstimator(publicUrl, ...queue);
  onTestFinished(() => estimator.close());
  return estimator.estimate;
}

it('estimates in its threads what is estimated anywhere else, each request its own', async () => {
  const estimate = open();
  const counts = [3, 12, 40, 7];
  const estimates = await Promise.all(
    counts.map((count) => estimate(inputs(count), now, { ...origin, addressKey: `${count}` })),
  );
  expect(estimates).toEqual(counts.map((count) => openEstimate(inputs(count), { now, publicUrl })));
});

it('calls a tool in a thread, and returns why it is refused', async () => {
  const estimator = createEstimator(publicUrl);
  onTestFinished(() => estimator.close());
  const call = (asked: unknown) => estimator.callTool('argue', asked, now, origin);
  expect(await call({ region: 'us' })).toEqual(
    callTool('argue', { region: 'us' }, { now, publicUrl }),
  );
  expect(await call({ region: 'moon' })).toEqual({
    refusal: expect.stringMatching(/^region: Use one of us, /),
  });
});

it('begins no estimate of a site that has too many waiting', async () => {
  const estimate = open({ running: 1, runningPerKey: 1, waitingPerKey: 1, waitMs: 60_000 });
  const asked = [1, 2, 3].map((count) => estimate(inputs(count), now, origin));
  await expect(asked[2]).rejects.toThrow(EstimatorBusy);
  const other = estimate(inputs(4), now, { ...origin, addressKey: '192.0.2.2' });
  for (const [index, answer] of [asked[0], asked[1], other].entries()) {
    expect((await answer)?.inputs.integrationCount).toBe([1, 2, 4][index]);
  }
});
