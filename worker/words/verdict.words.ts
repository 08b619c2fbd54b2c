import { defaultInputs } from '../../contract/defaults.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { outcomeText } from '../../contract/format/claimTexts.ts';
import {
  buildAloneText,
  discountTurnText,
  launchText,
  turnsText,
  verdictSentence,
} from '../../contract/format/deferredClaimTexts.ts';
import { limits } from '../../contract/limits.ts';
import { estimate } from '../estimate/estimate.ts';
import { discountTurn, finance } from '../forecast/finance.ts';
import {
  breakEvenCount,
  type CountSearch,
  cheaperOver,
  cheaperSide,
  compareCosts,
  comparisonClaims,
  searchCounts,
  shownExtraUsd,
  verdict,
} from '../forecast/verdict.ts';
import { nearestValue } from '../forecast/whatIf.ts';
import { agreed, said, type WordRule, wordRule } from './WordRule.ts';

/** The words of the verdict, of what turns it, and of its discounting. */
export const verdictWords = {
  'word-cheaper': wordRule({
    title: 'Which side costs less, in words',
    decisions: ['E17'],
    formula: 'both cost the same where both are the same in whole dollars',
    unit: 'cents in-house, $100 embedded',
    word: (cents) => cheaperSide(shownExtraUsd({ inHouseUsd: cents / 100, embeddedUsd: 100 })),
    turns: [
      [9950, 'inHouse', 'neither', 'neither'],
      [10_050, 'neither', 'embedded', 'embedded'],
    ],
  }),
  'word-live': wordRule({
    title: 'By which horizon a build is live',
    decisions: ['E22'],
    formula: 'its weeks ÷ 4.33 are at most 12, 36 or 60 months',
    unit: 'weeks of build',
    word: (weeks) => {
      const estimated = lasting(weeks);
      const liveBy = (isLive: (months: 12 | 36) => boolean) =>
        ([12, 36] as const).find(isLive) ??
        (finance(estimated, null, 60).verdict ? 60 : 'none of them');
      return agreed(
        `${liveBy((months) => compareCosts(estimated, months).cheaper !== null)}`,
        `${liveBy((months) => cheaperOver(months, estimated) !== null)}`,
      );
    },
    turns: [
      [52, '12', '36', '36'],
      [156, '36', '60', '60'],
      [260, '60', 'none of them', 'none of them'],
    ],
  }),
  'word-built': wordRule({
    title: 'How much is built',
    decisions: ['E22'],
    formula: 'less than 1% in words, else whole percent, rounded down',
    unit: 'weeks of build, after 12 months',
    word: (weeks) => {
      const estimated = lasting(weeks);
      const text = outcomeText(comparisonClaims(compareCosts(estimated, 12), estimated), 12);
      return text.replace('Nothing is live in-house by then: ', '').replace(' is built', '');
    },
    from: 2598,
    turns: [
      [2598, '2%', '2%', '1%'],
      [5196, '1%', '1%', 'less than 1%'],
    ],
  }),
  'word-sooner': wordRule({
    title: 'Which side is live sooner',
    decisions: ['E17'],
    formula: 'the one with fewer weeks, or both at the same time',
    unit: 'weeks in-house, 10 weeks embedded',
    word: (weeks) => launchText(claimsOf(lasting(weeks))),
    turns: [
      [
        10,
        'Building goes live sooner.',
        'Both go live at the same time.',
        'Embedding goes live sooner.',
      ],
    ],
  }),
  'word-build-alone': wordRule({
    title: 'The build alone costs less',
    decisions: ['E17'],
    formula: 'said where the build costs less than the first embedded year, in whole dollars',
    unit: 'cents of the build, $100 in year 1',
    word: (cents) => said(buildAloneText(claimsOf(costing({ buildUsd: cents / 100, setup: 100 })))),
    turns: [[9950, 'said', 'not said', 'not said']],
  }),
  'word-embedding-later': wordRule({
    title: 'From when on embedding costs less',
    decisions: ['E17', 'E25'],
    formula: 'by month 36, else by month 60, else never',
    unit: 'is the first such month',
    word: (month) => {
      const estimated = costing({ maintenance: 100, setup: 100 * month - 50 });
      const { breakEvenMonth, claims } = verdict(defaultInputs, estimated, nothingFound);
      if (breakEvenMonth !== null) return 'by month 36';
      return claims.some(({ kind }) => kind === 'laterTurn') ? 'by month 60' : 'never';
    },
    turns: [
      [36, 'by month 36', 'by month 36', 'by month 60'],
      [60, 'by month 60', 'by month 60', 'never'],
    ],
  }),
  'word-embedding-first': wordRule({
    title: 'Until when embedding costs less',
    decisions: ['E17', 'E25'],
    formula: 'one month, the first months, at least to month 36, or to month 60 and so on',
    unit: 'is the last such month',
    word: (month) => {
      const sentence = verdictSentence(
        claimsOf(costing({ buildUsd: 100 * month + 50, monthly: 100 })),
      );
      const words = /in month 1 only|for the first|to at least month 36|the first month on/;
      return words.exec(sentence)?.[0] ?? 'never';
    },
    turns: [
      [1, 'never', 'in month 1 only', 'for the first'],
      [36, 'for the first', 'to at least month 36', 'to at least month 36'],
      [60, 'to at least month 36', 'the first month on', 'the first month on'],
    ],
  }),
  'word-nearest': wordRule({
    title: 'The nearest value that turns the verdict',
    decisions: ['E17', 'E24'],
    formula: 'the nearest one; of two that are equally near, the larger one',
    unit: 'is the current value; 10 and 20 turn it',
    word: (current) => {
      const search = { upToCount: 200, fromCount: null, embeddedCheaper: [20, 10] };
      const turns = (value: number) => value === 10 || value === 20;
      return agreed(
        countOf(search, current),
        `${nearestValue(current, { min: 1, max: 200, step: 1 }, turns)}`,
      );
    },
    from: 11,
    upTo: 19,
    turns: [[15, '10', '20', '20']],
  }),
  'word-from-count': wordRule({
    title: 'From some number of integrations on',
    decisions: ['E17'],
    formula: '“from” where each larger number turns the verdict too, and there is a larger one',
    unit: 'numbers in a row turn it, the largest that is live among them',
    word: (numbers) => {
      const fromCount = numbers === 0 ? null : 101 - numbers;
      const embeddedCheaper = Array.from({ length: numbers }, (_, index) => 100 - index);
      const search = { upToCount: 100, fromCount, embeddedCheaper };
      return countOf(search, 1).replace(/\d+/, 'it');
    },
    upTo: 100,
    turns: [[1, 'null', 'it', 'from it']],
  }),
  'word-largest-count': wordRule({
    title: 'Numbers of integrations that are not live',
    decisions: ['E17', 'E22'],
    formula: 'said where not every number up to 200 is live by month 36',
    unit: 'is the largest number that is live, and only that one turns it',
    word: (upToCount) => {
      const search = { upToCount, fromCount: upToCount, embeddedCheaper: [upToCount] };
      const none = { kind: 'breakEvenCount', count: null, isFrom: false, upToCount } as const;
      const start = countOf(search, 1).includes('from') ? 'from it' : 'with it';
      return `${start}, larger ones ${said(/Building more/.exec(turnsText([none]))?.[0])}`;
    },
    from: 1,
    upTo: limits.integrationCount.max,
    turns: [
      [
        199,
        'with it, larger ones said',
        'with it, larger ones said',
        'from it, larger ones not said',
      ],
    ],
  }),
  'word-tried-counts': wordRule({
    title: 'Numbers of integrations that are tried',
    decisions: ['E2', 'E17'],
    formula: 'no fewer than the selected systems, with or without figures',
    unit: 'integrations, where 5 systems without figures are selected',
    word: (count) => {
      const selectedSystems = ['a', 'b', 'c', 'd', 'e'];
      const { embeddedCheaper } = searchCounts({ ...defaultInputs, selectedSystems });
      return embeddedCheaper.includes(count) ? 'tried' : 'not tried';
    },
    upTo: 20,
    turns: [[5, 'not tried', 'tried', 'tried']],
  }),
  'word-discount-turn': wordRule({
    title: 'Discounting reverses the result',
    decisions: ['E25'],
    formula: 'said where the other side is ahead in whole dollars',
    unit: 'cents of net present value, embedding costs $100 more undiscounted',
    word: (cents) => {
      const years = [year(0, 1000, 1100)];
      const finance = { months: 36, discountRatePercentage: 10, years } as const;
      return said(discountTurnText(discountTurn(finance, cents / 100), 36));
    },
    turns: [[50, 'not said', 'said', 'said']],
  }),
  'word-paid-earlier': wordRule({
    title: 'Why discounting reverses the result',
    decisions: ['E25'],
    formula:
      'said where the costs of the side that is ahead without it lie above 0.05 years earlier',
    unit: '‰ of a year that they lie earlier on average',
    word: (perMille) => {
      const early = [1000, 0] as const;
      const late = [2000 - 2 * perMille, 2 * perMille] as const;
      const reasonFor = (inHouse: readonly number[], embedded: readonly number[], npv: number) => {
        const years = [0, 1].map((n) => year(n, inHouse[n] ?? 0, embedded[n] ?? 0));
        const finance = { months: 36, discountRatePercentage: 10, years } as const;
        return said(/because/.exec(discountTurnText(discountTurn(finance, npv), 36))?.[0]);
      };
      return agreed(reasonFor(early, late, 1), reasonFor(late, early, -1));
    },
    upTo: 1000,
    turns: [[50, 'not said', 'not said', 'said']],
  }),
} as const satisfies Record<string, WordRule>;

const nothingFound = (): CountSearch => ({ upToCount: 0, fromCount: null, embeddedCheaper: [] });

const claimsOf = (estimated: Estimate) => verdict(defaultInputs, estimated, nothingFound).claims;

function countOf(search: CountSearch, current: number): string {
  const claim = breakEvenCount(search, current);
  if (claim.kind !== 'breakEvenCount') throw new TypeError(`Expected a count, got ${claim.kind}.`);
  return `${claim.isFrom ? 'from ' : ''}${claim.count}`;
}

const year = (number: number, inHouseUsd: number, embeddedUsd: number) => ({
  year: number,
  inHouseUsd,
  embeddedUsd,
  benefitUsd: inHouseUsd - embeddedUsd,
});

/** An estimate of a build of some weeks, beside 10 weeks embedded. */
function lasting(timelineWeeks: number): Estimate {
  const estimated = estimate(defaultInputs);
  return { ...estimated, timeline: { ...estimated.timeline, timelineWeeks, embeddedWeeks: 10 } };
}

/** An estimate of a build that is live after a week, with these costs and no others. */
function costing({ buildUsd = 0, maintenance = 0, setup = 0, monthly = 0 }): Estimate {
  const estimated = lasting(1);
  const { inHouse, savings } = estimated.results;
  return {
    ...estimated,
    results: {
      inHouse: { ...inHouse, initialTotal: buildUsd, maintenance },
      embedded: { setup, monthly, initialTotal: setup + 12 * monthly },
      savings,
    },
    price: { ...estimated.price, setupUsd: setup, monthlyUsd: monthly },
  };
}
