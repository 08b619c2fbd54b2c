import type { CalculatorInputs } from '../../../contract/calculation.ts';
import { daysUntil } from '../../../contract/days.ts';
import { currencyOf, inCurrency } from '../../../contract/format/money.ts';
import { contradiction } from '../../claims/contradiction.ts';
import { claimsOf } from '../../claims/writtenTexts.ts';
import type { EvaluatedCase } from '../evaluateCase.ts';
import {
  atLeast,
  type Counterexample,
  counterexample,
  equal,
  firstOf,
  notApplicable,
  type Properties,
  sameFigures,
  within,
} from '../Property.ts';
import { deadlineOf, firstDay } from './deadlines.ts';

const every = 64;
const grouped = String.raw`\d{1,3}(?:,\d{3})*`;

/** How figures and their texts are written; each figure is read back. */
export const formattingProperties = {
  'formatting/team': {
    every,
    check: ({ inputs: { developerCountNumber: team }, product: { developerRange } }) => {
      const ranges = ['1-2', '3-5', '6-10', '11-20'];
      const holding = ranges.find((range) => {
        const [least = 0, most = 0] = range.split('-').map(Number);
        return team >= least && team <= most;
      });
      return equal(`the label of ${team} developers`, developerRange(team), 'its range', holding);
    },
  },
  'formatting/distance': {
    every,
    check: (evaluated) => {
      const { deadlineDays } = evaluated.fuzzCase;
      if (deadlineDays < 1) return notApplicable;
      const deadline = deadlineOf(evaluated);
      const text = evaluated.product.timeUntil(deadline, firstDay);
      const [, about, count = '', unit = ''] = /^in (about )?(\d+) (month|day)s?$/.exec(text) ?? [];
      const day = new Date(firstDay);
      if (unit === 'month') day.setUTCMonth(day.getUTCMonth() + Number(count));
      if (unit === 'day') day.setUTCDate(day.getUTCDate() + Number(count));
      const before = daysUntil(deadline, day.toISOString());
      // Half a month at most, and never a whole one.
      const isReached = about ? before !== 0 && Math.abs(before) <= 16 : before === 0;
      const isInDays = unit === 'day' && !about;
      return isReached && isInDays === deadlineDays < 60
        ? null
        : counterexample(text, `${before} days off`, 'must lead to', deadline);
    },
  },
  'formatting/dollars': {
    every,
    check: (evaluated) =>
      firstOf(amounts(evaluated), (usd) => {
        const text = evaluated.product.formatUsd(usd);
        // Halves are exact in binary, so the nearest is known exactly.
        const whole = Math.floor(Math.abs(usd) + 0.5);
        const sign = usd < 0 && whole > 0 ? '−' : '';
        return (
          readsBack(text, `^−?\\$(${grouped})$`, whole, 0) ??
          equal(`${usd} as ${text}`, text.startsWith('−'), 'negative', sign === '−')
        );
      }),
  },
  'formatting/currency': {
    every,
    check: (evaluated) => {
      const { inputs, product } = evaluated;
      const { currency, exchangeRate } = inputs;
      const perUsd = { usd: 1, eur: exchangeRate ?? 0.865, gbp: exchangeRate ?? 0.741 };
      const { [currency ?? 'usd']: rate } = perUsd;
      const symbol = { usd: '$', eur: '€', gbp: '£' }[currency ?? 'usd'];
      return firstOf(amounts(evaluated), (usd) => {
        const text = inCurrency(currencyOf(inputs), () => product.formatUsd(usd));
        const pattern = `^−?${symbol === '$' ? '\\$' : symbol}(${grouped})$`;
        // Converted from the exact amount, and rounded once.
        return readsBack(text, pattern, Math.abs(usd) * rate, 0.5 + 1e-6);
      });
    },
  },
  'formatting/currency-changes-no-figure': {
    every,
    check: ({ inputs, product, estimate, estimated }) => {
      const other = { ...inputs, currency: inputs.currency === 'eur' ? null : 'eur' } as const;
      const claims = (asked: CalculatorInputs) =>
        JSON.stringify(product.answer({ inputs: asked, today: firstDay }).verdict);
      return (
        sameFigures('in one currency', estimated, 'in another', estimate(other)) ??
        equal('the verdict', claims(other), 'that in another currency', claims(inputs))
      );
    },
  },
  'formatting/exact-dollars': {
    every,
    check: (evaluated) =>
      firstOf(centAmounts(evaluated), (cents) => {
        const text = evaluated.product.formatExactUsd(cents / 100);
        return (
          readsBack(text, `^\\$(${grouped}(?:\\.\\d\\d)?)$`, cents / 100, 1e-9) ??
          equal(`${text} ends in .00`, text.endsWith('.00'), '', false)
        );
      }),
  },
  'formatting/numbers': {
    every,
    check: (evaluated) =>
      firstOf([0, 1, 2], (decimals) =>
        firstOf(amounts(evaluated), (usd) => {
          const value = Math.abs(usd);
          const text = evaluated.product.formatNumber(value, decimals);
          const ending = text.split('.')[1] ?? '';
          return (
            readsBack(text, `^(${grouped}(?:\\.\\d+)?)$`, value, 0.5 * 10 ** -decimals) ??
            atLeast('decimals', decimals, `those of ${text}`, ending.length) ??
            equal(`${text} ends in 0`, ending.endsWith('0'), '', false)
          );
        }),
      ),
  },
  'formatting/percentages': {
    every,
    check: (evaluated) =>
      firstOf([...percentages(evaluated)], (percentage) =>
        readsBack(
          evaluated.product.formatPercentage(percentage),
          `^(${grouped})%$`,
          Math.floor(percentage + 0.5),
          0,
        ),
      ),
  },
  'formatting/counts': {
    every,
    check: ({ product, fuzzCase: { number } }) =>
      firstOf([0, 0.94, 0.95, 1, 1.04, 1.06, 2, number, number / 10], (weeks) => {
        const text = product.formatCount(weeks, 'week');
        const [amount = '', noun] = text.split(' ');
        return (
          readsBack(amount, `^(${grouped}(?:\\.\\d)?)$`, weeks, 0.05) ??
          equal(`the noun of ${text}`, noun, 'its number', amount === '1' ? 'week' : 'weeks')
        );
      }),
  },
  'shown-shares/add-up': {
    every: 16,
    check: (evaluated) => {
      const { shares, percentages, sentence } = shownShares(evaluated);
      const sum = percentages.reduce((total, percentage) => total + percentage, 0);
      return (
        equal(`shares of “${sentence}”`, sum, 'all', 100) ??
        firstOf([...percentages.entries()], ([index, percentage]) => {
          const share = shares[index] ?? Number.NaN;
          return Math.abs(percentage - 100 * share) < 1
            ? null
            : counterexample('shown share', percentage, 'must be less than 1 off', 100 * share);
        })
      );
    },
  },
  'shown-shares/keep-their-order': {
    every: 16,
    check: (evaluated) => {
      const { percentages, sentence } = shownShares(evaluated);
      const sorted = [...percentages].sort((a, b) => b - a);
      return equal(`order in “${sentence}”`, `${percentages}`, 'the largest first', `${sorted}`);
    },
  },
  'texts/agree-with-the-figures': {
    every: 512,
    check: ({ inputs, product, estimate }) => {
      const answered = product.answer({ inputs, today: firstDay });
      const found = inCurrency(currencyOf(inputs), () =>
        contradiction(
          product.writtenTexts(answered, inputs),
          claimsOf(answered, inputs),
          inputs,
          estimate,
        ),
      );
      return (
        found && {
          left: `${found.text}\nclaims ${found.claimed}`,
          right: `must agree with ${found.supported}`,
        }
      );
    },
  },
} satisfies Properties;

/** Figures of the estimate, and amounts where rounding and grouping turn. */
function amounts({ estimated: { results }, fuzzCase: { number } }: EvaluatedCase): number[] {
  return [
    results.inHouse.initialTotal,
    results.inHouse.maintenance,
    results.embedded.monthly,
    results.savings.absolute,
    number,
    number + 0.5,
    -(number + 0.5),
    number + 0.49,
    -0.4,
    1000 * number - 0.5,
    1000 * number + 999.5,
    1e6 * number + 999_999.5,
  ];
}

function centAmounts({ estimated: { results }, fuzzCase: { number } }: EvaluatedCase): number[] {
  return [
    Math.round(results.inHouse.initialTotal * 100),
    Math.round(results.inHouse.maintenance * 100),
    number,
    100 * number,
    100 * number + 99,
    100_000 * number + 99_999,
  ];
}

function percentages({ estimated, fuzzCase: { number } }: EvaluatedCase): number[] {
  return [estimated.results.savings.percentage, number, number + 0.5, number / 8, 1000 * number];
}

/** Compares the number in a text with the figure that the text formats. */
function readsBack(
  text: string,
  pattern: string,
  figure: number,
  allowed: number,
): Counterexample | null {
  const [, digits] = new RegExp(pattern).exec(text) ?? [];
  const read = digits === undefined ? Number.NaN : Number(digits.replaceAll(',', ''));
  const off = allowed + 1e-12 * Math.abs(figure);
  return within(`${text} reads back`, read, 'must format', figure, off);
}

const simulations = 10_000;

/** Three outcomes of the simulations, often at or near half a percent. */
function shownShares({ fuzzCase: { number, users }, product }: EvaluatedCase) {
  const step = [1, 25, 50][number % 3] ?? 1;
  const embedded = step * (1 + (number % (simulations / step - 2)));
  const rest = simulations - embedded;
  const inHouse = 1 + (users % (rest - 1));
  const counts = [embedded, inHouse, rest - inHouse];
  const [embeddedCheaper = 0, inHouseCheaper = 0, unfinished = 0] = counts.map(
    (count) => count / simulations,
  );
  const outcomes = { embeddedCheaper, inHouseCheaper, neither: 0, unfinished };
  const sentence = product.outcomesSentence(outcomes, false);
  const percentages = [...sentence.matchAll(/(less than 1|over 99|\d+)%/g)].map(([, text = '']) =>
    text === 'less than 1' ? 0 : text === 'over 99' ? 100 : Number(text),
  );
  const shares = [embeddedCheaper, inHouseCheaper, unfinished].sort((a, b) => b - a);
  return { shares: shares.filter((share) => share > 0), percentages, sentence };
}
