import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runScript } from '../../testing/childProcesses.ts';
import { changedValues, compareRateCards } from '../../testing/fuzz/rateCards/compareRateCards.ts';
import { mergeRateCard } from '../../testing/fuzz/rateCards/loadEstimate.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { userPlanPrice } from '../../worker/estimate/userPlanPrice.ts';

const root = new URL('../..', import.meta.url).pathname;

async function against(path: string) {
  const run = await runScript('fuzz', ['--against', path, '--runs=3000', '--seed=1', '--json']);
  expect(run.code, run.stderr).toBe(0);
  return JSON.parse(run.stdout);
}

test('a changed rate in a JSON file changes the costs of that region alone', async () => {
  const folder = temporaryFolder();
  const path = `${folder}/card.json`;
  writeFileSync(path, JSON.stringify({ version: 'next', hourlyRatesUsd: { us: 98 } }));
  const { after, changed, figures } = await against(path);
  expect(after).toBe('next');
  expect(changed).toBeGreaterThan(300);
  const total = figures.find(({ label }: { label: string }) => label === 'In-house: initial total');
  expect(total.lowest).toBeGreaterThan(0);
  for (const { inputs, before, after: then } of total.most) {
    expect(inputs.region).toBe('us');
    expect(then / before).toBeCloseTo(98 / 95, 4);
  }
  expect(total.groups[0].group).toBe('region us');
  const labels = figures.map(({ label }: { label: string }) => label);
  expect(labels).not.toContain('Embedded: subscription per month');
});

test('another rateCard.ts and another checkout are compared as well', async () => {
  const folder = temporaryFolder();
  const source = readFileSync(`${root}worker/estimate/rateCard.ts`, 'utf8');
  mkdirSync(`${folder}/elsewhere`);
  writeFileSync(`${folder}/elsewhere/card.ts`, source.replace('setupUsd: 1800', 'setupUsd: 1900'));
  const card = await against(`${folder}/elsewhere/card.ts`);
  expect(card.figures.map(({ label }: { label: string }) => label)).toContain('Embedded: setup');
  expect(card.changed).toBeGreaterThan(2500);
  expect((await against(root)).changed).toBe(0);
});

test('a changed price of a plan per user is compared as well', async () => {
  const folder = temporaryFolder();
  const path = `${folder}/card.json`;
  writeFileSync(path, JSON.stringify({ userPlans: { starter: { monthlyUsd: 1600 } } }));
  const { figures } = await against(path);
  expect(figures).toMatchObject([
    { label: 'Plan per user, starter: price per month', lowest: 100, highest: 100 },
  ]);
});

test('a value that no estimate of an input shows is compared as well', async () => {
  const folder = temporaryFolder();
  const path = `${folder}/card.json`;
  const changes = {
    userPlans: { pro: { setupUsd: 3200 } },
    initialCostSplit: { development: 60, testing: 30 },
    systems: [{ id: 'whatsapp', moderationRange: { max: 99 } }],
    complexityByDevHours: [{ upToDevHours: 30 }, {}, {}, {}, {}],
  };
  writeFileSync(path, JSON.stringify(changes));
  const { changed, values } = await against(path);
  expect(changed).toBe(0);
  expect(values.map(({ path, after }: { path: string; after: number }) => [path, after])).toEqual([
    ['systems.whatsapp.moderationRange.max', 99],
    ['complexityByDevHours.0.upToDevHours', 30],
    ['initialCostSplit.development', 60],
    ['initialCostSplit.testing', 30],
    ['userPlans.pro.setupUsd', 3200],
  ]);
  const { stdout } = await runScript('fuzz', ['--against', path, '--runs=9']);
  expect(stdout).toMatch(/^0 of 9 inputs have a changed figure, 0 another cheaper side\.\n/);
  expect(stdout).toContain('  userPlans.pro.setupUsd: 3000 → 3200\n');
});

test('every value of the rate card is compared', () => {
  const numbersIn = (value: unknown, path: string[] = []): string[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, entry]) => numbersIn(entry, [...path, key]))
      : [path];
  const paths = numbersIn(rateCard);
  expect(paths.length).toBeGreaterThan(300);
  for (const path of paths) {
    const other = structuredClone(rateCard);
    const owner = path.slice(0, -1).reduce<object>((of, key) => Reflect.get(of, key), other);
    Reflect.set(owner, path.at(-1) ?? '', 'another');
    const changed = changedValues(rateCard, other);
    // Another id is another entry of its list, and some systems share a range.
    expect(changed.map(({ after }) => after)).toContain('another');
  }
});

const usRate = 'hourlyRatesUsd.us must be a number from 0 on, not';

test.each([
  ['{"hourlyRatesUsd":{"uk":1}}', 'The rate card has no hourlyRatesUsd.uk.'],
  ['{"hourlyRatesUsd":{"us":"NaN"}}', `${usRate} NaN.`],
  ['{"hourlyRatesUsd":{"us":-1}}', `${usRate} -1.`],
  ['{"hourlyRatesUsd":{"us":null}}', `${usRate} Infinity.`],
  ['{"initialCostSplit":{"testing":20}}', 'initialCostSplit must add up to 100, not 95.'],
  ['{"systems":{}}', 'systems must be a list.'],
  ['{}', 'The file must be an object with the values that change.'],
  ['[]', 'The file must be an object with the values that change.'],
  ['export const rateCard = {};', 'version must be a string, not undefined.'],
])('%s is no rate card', async (card, problem) => {
  const path = `${temporaryFolder()}/card.${card.startsWith('export') ? 'ts' : 'json'}`;
  writeFileSync(path, card);
  const { stderr, code } = await runScript('fuzz', ['--against', path]);
  expect(stderr).toBe(`--against: ${problem}\n`);
  expect(code).toBe(2);
});

test('a verdict that turns is counted', () => {
  const never = (inputs: Parameters<typeof estimate>[0]) => {
    const estimated = estimate(inputs);
    const { results } = estimated;
    return {
      ...estimated,
      results: { ...results, embedded: { setup: 1e9, monthly: 1e9, initialTotal: 1e10 } },
    };
  };
  const ours = { estimate, userPlanPrice, rateCard };
  const other = { ...ours, estimate: never };
  expect(compareRateCards(ours, other, 1, 500).verdicts).toBeGreaterThan(50);
  expect(compareRateCards(ours, ours, 1, 100)).toEqual({
    values: [],
    inputs: 100,
    changed: 0,
    verdicts: 0,
    figures: [],
  });
});

test('systems are merged by id, tiers by place, and an unknown key is named', () => {
  const merged = mergeRateCard(rateCard, {
    systems: [{ id: 'hubspot', devHours: 1 }],
    embeddedPlan: { tiers: [{ monthlyUsd: 1 }, {}, {}, {}, { upToIntegrations: null }] },
  });
  expect(merged.systems).toHaveLength(28);
  expect(merged.systems.find(({ id }) => id === 'hubspot')?.devHours).toBe(1);
  expect(merged.embeddedPlan.tiers.map(({ monthlyUsd }) => monthlyUsd)).toEqual([
    1, 1499, 2299, 3499, 4999,
  ]);
  expect(merged.embeddedPlan.tiers[4].upToIntegrations).toBe(Number.POSITIVE_INFINITY);
  expect(() => mergeRateCard(rateCard, { hourlyRatesUsd: { uk: 1 } })).toThrow(
    'The rate card has no hourlyRatesUsd.uk.',
  );
  expect(() => mergeRateCard(rateCard, { systems: [{ id: 'x' }] })).toThrow('the id x');
});
