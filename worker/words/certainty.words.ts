import { defaultInputs } from '../../contract/defaults.ts';
import { estimatePercentileText, outcomesSentence } from '../../contract/format/simulationTexts.ts';
import { splitReasonText } from '../../contract/format/splitTexts.ts';
import type { BestSplit, SplitTotal } from '../../contract/split.ts';
import { bestSplit, splitClaims } from '../forecast/bestSplit.ts';
import { areOftenNotLive, isAroundZero, isSmallDifference } from '../forecast/certainty.ts';
import { isUsuallyLater, isWithin } from '../forecast/ranges.ts';
import { agreed, said, type WordRule, wordRule } from './WordRule.ts';

/** The words of the simulations, of how sure the result is, and of the best split. */
export const certaintyWords = {
  'word-small-difference': wordRule({
    title: 'Too close to call, by the costs',
    decisions: ['E29'],
    formula: 'the costs differ by less than 5 % of the larger one',
    unit: '‰ of the larger cost',
    word: (perMille) => {
      const smaller = 1000 - perMille;
      const word = (inHouseUsd: number, embeddedUsd: number) =>
        isSmallDifference({ byUsd: perMille, inHouseUsd, embeddedUsd }) ? 'close' : 'not close';
      return agreed(word(1000, smaller), word(smaller, 1000));
    },
    upTo: 1000,
    turns: [[50, 'close', 'not close', 'not close']],
  }),
  'word-around-zero': wordRule({
    title: 'Too close to call, by the simulations',
    decisions: ['E29'],
    formula: 'the likely difference, P10 to P90, contains 0 in whole dollars',
    unit: 'cents at one end; the other is far on one side of 0',
    word: (cents) => (isAroundZero(cents / 100, 1000) ? 'close' : 'not close'),
    turns: [[50, 'close', 'not close', 'not close']],
  }),
  'word-often-not-live': wordRule({
    title: 'A build that is often not live',
    decisions: ['E29'],
    formula: 'more than 10 % of the simulations are not live by month 36',
    unit: '‰ of the simulations',
    word: (perMille) => (areOftenNotLive(perMille, 1000) ? 'often' : 'not often'),
    upTo: 1000,
    turns: [[100, 'not often', 'not often', 'often']],
  }),
  'word-nine-of-ten': wordRule({
    title: 'Over 9 of 10 simulations',
    decisions: ['E26'],
    formula: 'in place of a larger share where one assumption turns the result',
    unit: '‰ in which embedding costs less',
    word: (perMille) =>
      /In (over 9 of 10)?/.exec(outcomes(perMille, true))?.[1] ?? 'its own percentage',
    upTo: 1000,
    turns: [
      [100, 'over 9 of 10', 'its own percentage', 'its own percentage'],
      [900, 'its own percentage', 'its own percentage', 'over 9 of 10'],
    ],
  }),
  'word-outcomes': wordRule({
    title: 'Shares of the simulations, in words',
    decisions: ['E26'],
    formula: 'never 0 or 100 %, but less than 1% and over 99%, the most frequent outcome first',
    unit: '‰ in which embedding costs less',
    word: (perMille) => {
      const text = outcomes(perMille, false);
      const first = /embedding|building/.exec(text)?.[0];
      return `${/over 99%/.exec(text)?.[0] ?? 'most'}, ${first}`;
    },
    upTo: 1000,
    turns: [
      [5, 'over 99%, building', 'over 99%, building', 'most, building'],
      [500, 'most, building', 'most, embedding', 'most, embedding'],
      [995, 'most, embedding', 'over 99%, embedding', 'over 99%, embedding'],
    ],
  }),
  'word-far-from-middle': wordRule({
    title: 'An estimate far from the middle of its simulations',
    decisions: ['E26'],
    formula: 'fewer than 30 % of them are below it, or above it; 99.5 % are almost all',
    unit: '‰ of the simulations below it',
    word: (perMille) => {
      const text = percentileText(2000, perMille / 1000);
      return (
        /exceeds|stays below/.exec(text)?.[0].concat(/almost all/.test(text) ? ', all' : '') ?? text
      );
    },
    upTo: 1000,
    turns: [
      [5, 'exceeds, all', 'exceeds, all', 'exceeds'],
      [300, 'exceeds', 'not said', 'not said'],
      [700, 'not said', 'not said', 'stays below'],
      [995, 'stays below', 'stays below, all', 'stays below, all'],
    ],
  }),
  'word-near-median': wordRule({
    title: 'An estimate near the median',
    decisions: ['E26'],
    formula: 'it differs by less than 1 % of itself',
    unit: '‰ between estimate and median',
    word: (perMille) =>
      agreed(
        ...[perMille, -perMille].map((by) =>
          percentileText(1000 + by, 0.1) === 'not said' ? 'near' : 'not near',
        ),
      ),
    upTo: 1000,
    turns: [[10, 'near', 'not near', 'not near']],
  }),
  'word-usually-later': wordRule({
    title: 'A build that usually takes longer',
    decisions: ['E26'],
    formula: 'fewer than half of the simulations take less time than estimated',
    unit: '‰ of the simulations take less time',
    word: (perMille) => (isUsuallyLater({ shareBelow: perMille / 1000 }) ? 'later' : 'not later'),
    upTo: 1000,
    turns: [[500, 'later', 'not later', 'not later']],
  }),
  'word-shown-range': wordRule({
    title: 'The range of an unfinished build',
    decisions: ['E22', 'E26'],
    formula: 'shown where the estimate is within it, in whole dollars',
    unit: 'cents; the range is $50 to $100',
    word: (cents) => (isWithin({ p10: 50, estimate: cents / 100, p90: 100 }) ? 'shown' : 'hidden'),
    turns: [
      [4950, 'hidden', 'shown', 'shown'],
      [10_050, 'shown', 'hidden', 'hidden'],
    ],
  }),
  'word-split': wordRule({
    title: 'A split that is worth a sentence',
    decisions: ['E35'],
    formula: 'it costs less than the cheaper side by more than 5 % of that side',
    unit: '‰ of the cheaper side',
    word: (perMille) => {
      const usd = 1000 - perMille;
      return agreed(
        ...[
          splitOf({ usd, inHouseUsd: 1000, embeddedUsd: 2000 }),
          splitOf({ usd, inHouseUsd: 2000, embeddedUsd: 1000 }),
        ].map((split) => said(`${splitClaims(split)}`)),
      );
    },
    upTo: 1000,
    turns: [[50, 'not said', 'not said', 'said']],
  }),
  'word-split-names': wordRule({
    title: 'A side of the split by the names of its systems',
    decisions: ['E35'],
    formula: 'up to three systems',
    unit: 'systems',
    word: (count) => {
      const [claim] = splitClaims(
        splitOf({ usd: 100, inHouseUsd: 1000, embeddedUsd: 2000, builtCount: count }),
      );
      return claim?.kind === 'split' && claim.named ? 'by name' : 'by number';
    },
    from: 1,
    upTo: 20,
    turns: [[3, 'by name', 'by name', 'by number']],
  }),
  'word-can-split': wordRule({
    title: 'Something to split',
    decisions: ['E35'],
    formula: 'two integrations or more',
    unit: 'integrations',
    word: (integrationCount) =>
      said(bestSplit({ ...defaultInputs, integrationCount }, '2026-11-01') && 'split'),
    from: 1,
    upTo: 20,
    turns: [[2, 'not said', 'said', 'said']],
  }),
  'word-pinned': wordRule({
    title: 'What a pinned integration changes',
    decisions: ['E35'],
    formula: 'it adds to the total, takes off it, or leaves it as it is',
    unit: 'dollars with it on the other side, 100 as it is',
    word: (usd) => {
      const row = { id: 'slack', name: 'Slack', count: 1, builtCount: 1, pin: 'build' } as const;
      const reason = { kind: 'pinned', byUsd: usd - 100 } as const;
      return /takes off|leaves|adds/.exec(splitReasonText({ ...row, reason }))?.[0] ?? 'none';
    },
    turns: [[100, 'takes off', 'leaves', 'adds']],
  }),
} as const satisfies Record<string, WordRule>;

function outcomes(perMille: number, isTurnedByOne: boolean): string {
  const inHouseCheaper = (1000 - perMille) / 1000;
  const shares = { embeddedCheaper: perMille / 1000, inHouseCheaper, neither: 0, unfinished: 0 };
  return outcomesSentence(shares, isTurnedByOne);
}

/** What is said of the difference of both costs, estimated as 1000, with a median. */
function percentileText(p50: number, shareBelow: number): string {
  const middle = { estimate: 1000, p50: 1000, shareBelow: 0.5 };
  return (
    estimatePercentileText({
      initialTotalUsd: middle,
      embeddedUsd: middle,
      inHouseUsd: middle,
      differenceUsd: { estimate: 1000, p50, shareBelow },
      isDelayCheaper: false,
      hasPriceRise: false,
    }) ?? 'not said'
  );
}

/** A split beside both sides, with some systems that are built, and ten other integrations. */
function splitOf(costs: {
  usd: number;
  inHouseUsd: number;
  embeddedUsd: number;
  builtCount?: number;
}): BestSplit {
  const { usd, inHouseUsd, embeddedUsd, builtCount = 1 } = costs;
  const total = (of: number): SplitTotal => ({
    ...{ builtCount, embeddedCount: 10, inHouseUsd: 0, embeddedUsd: 0, weeks: 1 },
    ...{ usd: of, isLive: true, isLate: false },
  });
  const built = { count: 1, builtCount: 1, pin: null, reason: null };
  return {
    rows: [
      ...Array.from({ length: builtCount }, (_, n) => ({ ...built, id: `${n}`, name: `${n}` })),
      { ...built, id: '', name: null, count: 10, builtCount: 0 },
    ],
    best: total(usd),
    allInHouse: total(inHouseUsd),
    allEmbedded: total(embeddedUsd),
    hasDate: false,
  };
}
