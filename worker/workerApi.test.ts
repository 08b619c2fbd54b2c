import { expect, test } from 'vitest';
import { defaultInputs } from '../contract/defaults.ts';
import { workerApi } from './workerApi.ts';

test('systems are sorted by name and carry only their name and category', () => {
  const systems = workerApi.systems();
  expect(systems).toHaveLength(28);
  const names = systems.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(systems[0]).toEqual({
    id: 'activecampaign',
    name: 'ActiveCampaign',
    category: 'Marketing',
  });
});

test('the plan explorer compares the plans', async () => {
  expect(await workerApi.explorePlans(250, 5)).toEqual({
    users: 250,
    integrations: 5,
    own: { setupUsd: 1800, monthlyUsd: 899, yearOneUsd: 12_588 },
    starter: {
      setupUsd: 1800,
      monthlyUsd: 3500,
      yearOneUsd: 43_800,
      terms: { monthlyUsd: 1500, freeUsers: 0, highestPerUserUsd: 8, lowestPerUserUsd: 8 },
    },
    pro: {
      setupUsd: 3000,
      monthlyUsd: 4200,
      yearOneUsd: 53_400,
      terms: { monthlyUsd: 3500, freeUsers: 100, highestPerUserUsd: 5, lowestPerUserUsd: 2 },
    },
  });
});

test('what the page receives can be cloned', async () => {
  for (const result of [workerApi.systems(), await workerApi.explorePlans(1, 1)]) {
    expect(structuredClone<unknown>(result)).toEqual(result);
  }
});

test('the explanations can be cloned', async () => {
  const explanations = await workerApi.explain(defaultInputs, 60);
  expect(explanations.map(({ figure }) => figure)).toContain('initialTotalUsd');
  expect(explanations.map(({ figure }) => figure)).toContain('npvUsd');
  expect(structuredClone(explanations)).toEqual(explanations);
});
