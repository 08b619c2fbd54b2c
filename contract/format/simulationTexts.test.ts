import { expect, test } from 'vitest';
import {
  type EstimatePercentiles,
  estimatePercentileText,
  outcomesSentence,
} from './simulationTexts.ts';

/** An estimate of 100 with this share of the simulations below it. */
const place = (shareBelow: number, p50 = shareBelow < 0.5 ? 120 : 80) => ({
  estimate: 100,
  p50,
  shareBelow,
});

const textOf = (percentiles: Partial<EstimatePercentiles>) =>
  estimatePercentileText({
    initialTotalUsd: place(0.45),
    inHouseUsd: place(0.45),
    embeddedUsd: place(0.5),
    differenceUsd: place(0.45),
    isDelayCheaper: false,
    hasPriceRise: false,
    ...percentiles,
  });

test('estimates near the middle of their simulations need no explanation', () => {
  expect(textOf({})).toBeNull();
  expect(textOf({ differenceUsd: null })).toBeNull();
});

test('an estimate within 1% of its median is near the middle, whichever share lies below it', () => {
  expect(textOf({ inHouseUsd: place(0.1, 100.9) })).toBeNull();
  expect(textOf({ inHouseUsd: place(0.9, 99.1) })).toBeNull();
  expect(textOf({ inHouseUsd: place(0.9, 98.9) })).not.toBeNull();
});

test('a build and an embedded cost that most simulations exceed say why', () => {
  expect(textOf({ initialTotalUsd: place(0.17), embeddedUsd: place(0) })).toBe(
    'The build exceeds its estimate in 83% of the simulations. Plans like this one usually run over: hours usually exceed their estimate, and sometimes fall below it. The embedded cost over 36 months exceeds its estimate in almost all of the simulations, because the estimate has no price rise and the work of your own team usually exceeds what is stated.',
  );
  expect(textOf({ embeddedUsd: place(0), hasPriceRise: true })).toBe(
    'The embedded cost over 36 months exceeds its estimate in almost all of the simulations, because the work of your own team usually exceeds what is stated.',
  );
  expect(textOf({ initialTotalUsd: place(0.17), inHouseUsd: place(0.2) })).toBe(
    'The build exceeds its estimate in 83% of the simulations. The in-house cost over 36 months exceeds its estimate in 80% of the simulations. Plans like this one usually run over: hours usually exceed their estimate, and sometimes fall below it.',
  );
});

test('an in-house cost that stays below its estimate names a later build only where that lowers it', () => {
  expect(textOf({ inHouseUsd: place(0.98), isDelayCheaper: true })).toBe(
    'The in-house cost over 36 months stays below its estimate in 98% of the simulations, because a build that takes longer leaves fewer of the 36 months for maintenance.',
  );
  expect(textOf({ inHouseUsd: place(0.98) })).toBe(
    'The in-house cost over 36 months stays below its estimate in 98% of the simulations.',
  );
});

test('the place of the difference names the side that moves it', () => {
  const differenceOf = (percentiles: Partial<EstimatePercentiles>) =>
    textOf(percentiles)?.replace(/^.*(?=The difference)/, '');
  expect(
    differenceOf({
      inHouseUsd: place(0.98),
      embeddedUsd: place(0),
      differenceUsd: place(0.999),
    }),
  ).toBe(
    'The difference over 36 months stays below its estimate in almost all of the simulations, because the in-house cost usually stays below its estimate and the embedded cost usually exceeds its estimate.',
  );
  expect(differenceOf({ embeddedUsd: place(0), differenceUsd: place(0.75) })).toBe(
    'The difference over 36 months stays below its estimate in 75% of the simulations, because the embedded cost usually exceeds its estimate.',
  );
  expect(differenceOf({ inHouseUsd: place(0.2), differenceUsd: place(0.25) })).toBe(
    'The difference over 36 months exceeds its estimate in 75% of the simulations, because the in-house cost usually exceeds its estimate.',
  );
  expect(differenceOf({ differenceUsd: place(0.25) })).toBe(
    'The difference over 36 months exceeds its estimate in 75% of the simulations.',
  );
});

const none = { embeddedCheaper: 0, inHouseCheaper: 0, neither: 0, unfinished: 0 };

test.each([
  [
    'halves of a percent: the first of equals is rounded up',
    { ...none, embeddedCheaper: 0.925, inHouseCheaper: 0.075 },
    'In 93% of the simulations embedding costs less over 36 months; in 7%, building.',
  ],
  [
    'three shares: the largest remainder is rounded up',
    { ...none, embeddedCheaper: 0.334, inHouseCheaper: 0.333, unfinished: 0.333 },
    'In 34% of the simulations embedding costs less over 36 months; in 33%, building; in 33% nothing is live in-house after 36 months.',
  ],
  [
    'equal costs take their part',
    { embeddedCheaper: 0.604, inHouseCheaper: 0.2, neither: 0.196, unfinished: 0 },
    'In 60% of the simulations embedding costs less over 36 months; in 20%, building.',
  ],
  [
    'nearly all',
    { ...none, embeddedCheaper: 0.998, unfinished: 0.002 },
    'In over 99% of the simulations embedding costs less over 36 months; in less than 1% nothing is live in-house after 36 months.',
  ],
  [
    'an unfinished build between both sides',
    { ...none, embeddedCheaper: 0.6, unfinished: 0.25, inHouseCheaper: 0.15 },
    'In 60% of the simulations embedding costs less over 36 months; in 25% nothing is live in-house after 36 months; in 15% building costs less over 36 months.',
  ],
  ['all', { ...none, neither: 1 }, 'In all simulations both cost the same over 36 months.'],
])('the shown shares of simulations add up to 100%%: %s', (_case, outcomes, sentence) => {
  expect(outcomesSentence(outcomes, false)).toBe(sentence);
});

test.each([
  [
    1,
    'In over 9 of 10 simulations building costs less over 36 months. One assumption within its range can turn that.',
  ],
  [0.9, 'In 90% of the simulations building costs less over 36 months; in 10%, embedding.'],
])(
  'a result that one assumption turns is never stated as surer than 9 of 10: %s',
  (share, sentence) => {
    const outcomes = { ...none, inHouseCheaper: share, embeddedCheaper: 1 - share };
    expect(outcomesSentence(outcomes, true)).toBe(sentence);
  },
);
