import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { createNewestForecast } from './newestForecast.ts';

test('a question that a newer one overtakes is dropped, and the newest is answered', async () => {
  const newestForecast = createNewestForecast();
  const counts = [200, 199, 7];
  const answers = await Promise.all(
    counts.map((integrationCount) => newestForecast({ ...defaultInputs, integrationCount })),
  );
  expect(answers.slice(0, 2)).toEqual([null, null]);
  expect(answers[2]?.costs[36]?.embeddedUsd).toBe(1800 + 36 * 1499);
});

test('a question that comes while another is being simulated stops it', async () => {
  const newestForecast = createNewestForecast();
  const first = newestForecast({ ...defaultInputs, integrationCount: 200 });
  const second = new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(newestForecast(defaultInputs));
    };
    port2.postMessage(null);
  });
  expect(await first).toBeNull();
  expect(await second).toMatchObject({ verdict: { breakEvenMonth: 1 } });
});
