import { financeHorizons } from '../../../worker/forecast/finance.ts';
import { atLeast, counterexample, equal } from '../comparisons.ts';
import type { EvaluatedCase } from '../evaluateCase.ts';
import { type Counterexample, notApplicable, type Properties } from '../Property.ts';
import { firstOf } from './firstOf.ts';
import { spentBy } from './verdict.ts';

const every = 128;

/** Finance figures, computed again month by month. */
export const discountingProperties = {
  'present-value/discounts-each-month': {
    every,
    check: (evaluated) => {
      const all = verdicts(evaluated);
      if (all.length === 0) return notApplicable;
      return firstOf(all, ({ verdict, months, rate, spending }) => {
        const inHouse = discountedSum(spending, ({ inHouseUsd }) => inHouseUsd, rate);
        const embedded = discountedSum(spending, ({ embeddedUsd }) => embeddedUsd, rate);
        let annual = 0;
        spending.forEach(({ inHouseUsd, embeddedUsd }, month) => {
          annual += (inHouseUsd - embeddedUsd) / (1 + rate) ** Math.ceil(month / 12);
        });
        const size = inHouse + embedded;
        const of = (name: string) => `${name} over ${months} months`;
        return (
          nearBy(size, of('NPV'), verdict.npvUsd, inHouse - embedded) ??
          nearBy(size, of('annual NPV'), verdict.npvAnnualUsd, annual) ??
          nearBy(size, of('in-house PV'), verdict.inHousePvUsd, inHouse) ??
          nearBy(size, of('embedded PV'), verdict.embeddedPvUsd, embedded) ??
          equal(of('a ROI'), verdict.roi !== null, 'an embedded cost', embedded > 0) ??
          (verdict.roi === null
            ? null
            : nearBy(size, of('ROI × embedded PV'), verdict.roi * embedded, inHouse - embedded))
        );
      });
    },
  },
  'payback/discounted': {
    every,
    check: (evaluated) => {
      const all = verdicts(evaluated);
      if (all.length === 0) return notApplicable;
      return firstOf(all, ({ verdict, months, rate, spending }) => {
        const cumulative = cumulativeBenefits(spending, rate);
        const noise = 1e-9 * Math.max(...cumulative.map(Math.abs));
        const [earliest, latest] = [-0.005 - noise, -0.005 + noise].map(
          (least) => 1 + cumulative.findLastIndex((usd) => usd < least),
        );
        const month = verdict.discountedPaybackMonth ?? months + 1;
        const name = `discounted payback over ${months} months`;
        return (
          atLeast(name, month, 'the first month of it', Math.max(1, earliest ?? 0)) ??
          atLeast('the first month of it', Math.max(1, latest ?? 0), name, month)
        );
      });
    },
  },
} satisfies Properties;

interface Spending {
  inHouseUsd: number;
  embeddedUsd: number;
}

/** The verdicts over each horizon where the build is live, with what both sides spend by month. */
function verdicts({ inputs, estimated, product }: EvaluatedCase) {
  return financeHorizons.flatMap((months) => {
    const { verdict } = product.finance(estimated, inputs.assumptions, months);
    if (!verdict) return [];
    let before: Spending = { inHouseUsd: 0, embeddedUsd: 0 };
    const spending = Array.from({ length: months + 1 }, (_, month) => {
      const after = spentBy(month, estimated);
      const spent = {
        inHouseUsd: after.inHouseUsd - before.inHouseUsd,
        embeddedUsd: after.embeddedUsd - before.embeddedUsd,
      };
      before = after;
      return spent;
    });
    const rate = (inputs.assumptions?.discountRatePercentage ?? 10) / 100;
    return [{ verdict, months, rate, spending }];
  });
}

function discountedSum(
  spending: readonly Spending[],
  amount: (spent: Spending) => number,
  yearlyRate: number,
): number {
  const perMonth = (1 + yearlyRate) ** (1 / 12);
  let factor = 1;
  let sum = 0;
  for (const spent of spending) {
    sum += amount(spent) / factor;
    factor *= perMonth;
  }
  return sum;
}

function cumulativeBenefits(spending: readonly Spending[], rate: number): number[] {
  return spending.map((_, month) => {
    const upTo = spending.slice(0, month + 1);
    return discountedSum(upTo, ({ inHouseUsd, embeddedUsd }) => inHouseUsd - embeddedUsd, rate);
  });
}

/** Sums of dozens of amounts may differ by parts of their size. */
function nearBy(
  size: number,
  left: string,
  figure: number,
  expected: number,
): Counterexample | null {
  return Math.abs(figure - expected) <= 1e-9 * Math.max(1, size)
    ? null
    : counterexample(left, figure, 'must equal the sum of its months', expected);
}
