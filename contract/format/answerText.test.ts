import { expect, test } from 'vitest';
import { answerText, goLiveComparison } from './answerText.ts';
import type { CostComparison, Verdict } from './costComparison.ts';

const comparison = (months: number, of: Partial<CostComparison> = {}): CostComparison => ({
  months,
  inHouseUsd: 65_983,
  buildUsd: 43_780,
  embeddedUsd: 12_588,
  cheaper: 'embedded',
  byUsd: 53_395,
  cheaperWithoutMaintenance: 'embedded',
  builtPercentage: 100,
  ...of,
});

const verdict = (of: Partial<Verdict> = {}): Verdict => ({
  after12Months: comparison(12),
  after36Months: comparison(36, { byUsd: 97_819 }),
  breakEvenMonth: 1,
  embeddedCheaperFor: [],
  breakEvenCount: null,
  buildAloneByUsd: null,
  hasOwnWork: false,
  initialTotalUsd: 43_780,
  inHouseWeeks: 17,
  embeddedWeeks: 3,
  ...of,
});

const sentence = (of: Partial<Verdict>, horizon: '12' | '36' | 'initial' = '36') => {
  const { point, rest } = answerText(verdict(of), horizon);
  return point + rest;
};

test('the result comes first, then since when, go-live and whether maintenance decides it', () => {
  expect(answerText(verdict(), '36')).toEqual({
    point: 'Embedding costs $97,819 less over 36 months',
    rest: ', from the first month on, and is live 3.2 months sooner. Even without any maintenance, building would cost more.',
  });
  const decided = comparison(36, { byUsd: 900, cheaperWithoutMaintenance: 'inHouse' });
  expect(sentence({ after36Months: decided, breakEvenMonth: 12, inHouseWeeks: 2 })).toBe(
    'Embedding costs $900 less over 36 months, from month 12 on, but is live 1 week later. Without any maintenance, building would cost less.',
  );
});

test('without maintenance in the estimate, its part is not mentioned', () => {
  expect(sentence({ after36Months: comparison(36, { inHouseUsd: 43_780 }) })).toBe(
    'Embedding costs $53,395 less over 36 months, from the first month on, and is live 3.2 months sooner.',
  );
});

test('where both cost the same, the sentence says who is live sooner and names no winner', () => {
  const same = comparison(36, { cheaper: 'neither', byUsd: 0 });
  expect(sentence({ after36Months: same })).toBe(
    'Both cost the same over 36 months and embedding is live 3.2 months sooner.',
  );
  expect(sentence({ after36Months: same, inHouseWeeks: 3 })).toBe(
    'Both cost the same over 36 months and both are live at the same time.',
  );
});

test('where building costs less, it names what turns that', () => {
  expect(
    sentence({
      after36Months: comparison(36, { cheaper: 'inHouse', byUsd: 18_506 }),
      breakEvenMonth: null,
      embeddedCheaperFor: [{ firstMonth: 1, lastMonth: 2 }],
      breakEvenCount: { kind: 'from', count: 3, upToCount: 200 },
      inHouseWeeks: 2,
    }),
  ).toBe(
    'Building costs $18,506 less over 36 months and is live 1 week sooner. Embedding costs less for the first 2 months only. From 3 integrations, embedding costs less over 36 months.',
  );
});

test('over 12 months the result of 36 months follows', () => {
  expect(sentence({}, '12')).toBe(
    'Embedding costs $53,395 less over 12 months and is live 3.2 months sooner. Over 36 months, embedding costs less, from the first month on.',
  );
});

test('a build that is not live by a horizon has no result there', () => {
  const unfinished = { cheaper: null, cheaperWithoutMaintenance: null, builtPercentage: 66 };
  const after12Months = comparison(12, unfinished);
  expect(sentence({ after12Months, inHouseWeeks: 78 }, '12')).toBe(
    'After 12 months nothing is live in-house: 66% is built, and it goes live after 1.5 years. The whole build costs $43,780, before any maintenance. Embedding is live in 3 weeks. Over 36 months, embedding costs less, from the first month on.',
  );
  const never = { after12Months, after36Months: comparison(36, unfinished), inHouseWeeks: 400 };
  for (const horizon of ['12', '36'] as const) {
    expect(sentence(never, horizon)).not.toMatch(/less|more|Over/);
    expect(sentence(never, horizon)).toContain(`After ${horizon} months nothing is live in-house`);
  }
});

test('the text of the initial figures says what they count and gives the result of 36 months', () => {
  expect(sentence({}, 'initial')).toBe(
    'Over 36 months, embedding costs less, from the first month on. Initial Total is build only, before maintenance; Total Year 1 is setup and 12 months.',
  );
  expect(sentence({ buildAloneByUsd: 100 }, 'initial')).toContain(
    'The build alone costs $100 less than the first embedded year; with maintenance, building',
  );
});

test('with own work on the embedded side, the build alone is compared with the plan alone', () => {
  const buildAlone = { buildAloneByUsd: 6148, hasOwnWork: true };
  const after12Months = comparison(12, { cheaper: 'embedded', byUsd: 1115 });
  expect(sentence({ ...buildAlone, after12Months }, 'initial')).toContain(
    'The build alone costs $6,148 less than setup and 12 months of the plan; with maintenance and your own work on embedding, building costs $1,115 more over 12 months.',
  );
});

test('who is live sooner is decided by whole weeks', () => {
  expect(goLiveComparison({ inHouseWeeks: 4, embeddedWeeks: 3 })).toEqual({
    sooner: 'embedded',
    by: '1 week',
  });
  expect(goLiveComparison({ inHouseWeeks: 3, embeddedWeeks: 3 }).sooner).toBeNull();
});
