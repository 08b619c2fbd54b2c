import { expect, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { latestOnly } from '../latestOnly.ts';
import { forecast } from './forecast.ts';

test('of several calls only the latest gets a forecast; the others get null', async () => {
  const latestForecast = latestOnly(forecast);
  const counts = [200, 199, 7];
  const forecasts = await Promise.all(
    counts.map((integrationCount) => latestForecast({ ...defaultInputs, integrationCount })),
  );
  expect(forecasts.slice(0, 2)).toEqual([null, null]);
  expect(forecasts[2]?.costs[36]?.embeddedUsd).toBe(1800 + 36 * 1499);
});

test('a call that arrives during a simulation stops it', async () => {
  const latestForecast = latestOnly(forecast);
  const first = latestForecast({ ...defaultInputs, integrationCount: 200 });
  const second = new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(latestForecast(defaultInputs));
    };
    port2.postMessage(null);
  });
  expect(await first).toBeNull();
  expect(await second).toMatchObject({ verdict: { breakEvenMonth: 1 } });
});
