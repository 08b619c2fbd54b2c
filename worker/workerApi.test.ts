import { expect, test } from 'vitest';
import { defaultInputs } from '../contract/defaults.ts';
import { workerApi } from './workerApi.ts';

test('the systems stand by name, with name and category alone', () => {
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

test('the plan explorer compares both plans', () => {
  expect(workerApi.explorePlans(250)).toEqual({
    users: 250,
    starter: {
      setupUsd: 1800,
      monthlyUsd: 3500,
      yearOneUsd: 43_800,
      terms: { monthlyUsd: 1500, freeUsers: 0, dearestPerUserUsd: 8, cheapestPerUserUsd: 8 },
    },
    pro: {
      setupUsd: 3000,
      monthlyUsd: 4200,
      yearOneUsd: 53_400,
      terms: { monthlyUsd: 3500, freeUsers: 100, dearestPerUserUsd: 5, cheapestPerUserUsd: 2 },
    },
  });
});

test('the default inputs are answered with the reference figures', () => {
  const { estimate } = workerApi.answer({ inputs: defaultInputs, today: '2026-11-01' });
  expect(estimate.results.inHouse.initialTotal).toBe(43_780);
});

test('everything that crosses to the page can be cloned', () => {
  for (const answer of [workerApi.systems(), workerApi.explorePlans(1)]) {
    expect(structuredClone<unknown>(answer)).toEqual(answer);
  }
});

test('an explanation of every figure can be cloned, too', async () => {
  const explained = await workerApi.explain(defaultInputs);
  expect(explained.map(({ figure }) => figure)).toContain('initialTotalUsd');
  expect(structuredClone(explained)).toEqual(explained);
});
