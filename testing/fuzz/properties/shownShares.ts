import { counterexample, equal } from '../comparisons.ts';
import type { EvaluatedCase } from '../evaluateCase.ts';
import type { Properties } from '../Property.ts';
import { firstOf } from './firstOf.ts';

const every = 16;
const simulations = 10_000;

/** The shares of the simulations in which each side is cheaper, as a sentence states them. */
export const shownSharesProperties = {
  'shown-shares/add-up': {
    every,
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
    every,
    check: (evaluated) => {
      const { percentages, sentence } = shownShares(evaluated);
      const sorted = [...percentages].sort((a, b) => b - a);
      return equal(`order in “${sentence}”`, `${percentages}`, 'the largest first', `${sorted}`);
    },
  },
} satisfies Properties;

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
  const sentence = product.outcomesSentence(outcomes);
  const percentages = [...sentence.matchAll(/(less than 1|more than 99|\d+)%/g)].map(
    ([, text = '']) => (text === 'less than 1' ? 0 : text === 'more than 99' ? 100 : Number(text)),
  );
  const shares = [embeddedCheaper, inHouseCheaper, unfinished].sort((a, b) => b - a);
  return { shares: shares.filter((share) => share > 0), percentages, sentence };
}
