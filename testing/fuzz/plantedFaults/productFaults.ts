import type { Outcomes } from '../../../contract/format/outcomesSentence.ts';
import type { Answer, DeadlineOutlook } from '../../../worker/answer/answer.ts';
import { type Product, product } from '../product.ts';
import type { PropertyId } from '../registry.ts';

/** Faults of what the product makes of figures, by the property whose check must find them. */
export const productFaults: Partial<Record<PropertyId, Partial<Product>>> = {
  'complexity/grows-with-hours': {
    complexity: (hours) => (hours > 290 ? 'Standard' : product.complexity(hours)),
  },
  'timeline-wording/units-turn': {
    formatTimeline: (weeks) => (weeks === 4 ? '0.9 months' : product.formatTimeline(weeks)),
  },
  'timeline-wording/reads-back': {
    formatTimeline: (weeks) => product.formatTimeline(weeks + 1),
  },
  'deadline/least-months': {
    deadlineToMonths: (deadline, today) =>
      Math.max(1, Math.floor(product.daysUntil(deadline, today) / 30)),
  },
  'user-plans/one-more-never-costs-less': {
    userPlanPrice: (plan, users) => product.userPlanPrice(plan, users > 300 ? 100 : users),
  },
  'shown-dollars/largest-remainder': {
    // The last of equals first.
    wholeParts: (parts, total) => product.wholeParts([...parts].reverse(), total).reverse(),
  },
  'present-value/discounts-each-month': {
    // The rate of a month as a twelfth of the rate of a year.
    finance: (estimated, assumptions, months) => {
      const yearly = 100 * ((1 + (assumptions?.discountRatePercentage ?? 10) / 1200) ** 12 - 1);
      return product.finance(estimated, { ...assumptions, discountRatePercentage: yearly }, months);
    },
  },
  'payback/discounted': {
    finance: (...parameters) => {
      const { verdict, ...finance } = product.finance(...parameters);
      const discountedPaybackMonth = verdict?.paybackMonth ?? null;
      return { ...finance, verdict: verdict && { ...verdict, discountedPaybackMonth } };
    },
  },
  'assumptions/each-moves-its-own-side': {
    cumulativeCost: (...parameters) => {
      const { inHouseUsd, embeddedUsd, ...cost } = product.cumulativeCost(...parameters);
      return { ...cost, inHouseUsd: embeddedUsd, embeddedUsd: inHouseUsd };
    },
  },
  'deadline-outlook/misses-by': withOutlook(({ missesByWeeks, ...outlook }) => ({
    ...outlook,
    missesByWeeks: missesByWeeks + 1,
  })),
  'deadline-outlook/smallest-team': withOutlook(({ developersNeeded, ...outlook }) => ({
    ...outlook,
    developersNeeded: developersNeeded && Math.min(20, developersNeeded + 1),
  })),
  'deadline-outlook/smallest-share': withOutlook(({ devTimePercentageNeeded, ...outlook }) => ({
    ...outlook,
    devTimePercentageNeeded: devTimePercentageNeeded ?? 100,
  })),
  'deadline-outlook/blocking-review': withOutlook((outlook) => ({
    ...outlook,
    blockingReview: null,
  })),
  'formatting/dollars': { formatUsd: (usd) => product.formatUsd(Math.trunc(usd)) },
  'formatting/exact-dollars': { formatExactUsd: (usd) => `$${usd.toFixed(2)}` },
  'formatting/numbers': {
    formatNumber: (value, decimals) =>
      value.toLocaleString('en-US', {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  },
  'formatting/percentages': {
    formatPercentage: (percentage) => product.formatPercentage(Math.floor(percentage)),
  },
  'formatting/counts': {
    // "1 weeks" for 1.04.
    formatCount: (count, noun) =>
      `${product.formatNumber(count, 1)} ${noun}${count === 1 ? '' : 's'}`,
  },
  'link/round-trip': {
    scenarioFragment: (inputs) =>
      product.scenarioFragment(inputs).replace(/rate=(\d+)\.\d+/, 'rate=$1'),
  },
  'link/null-share': {
    scenarioFragment: ({ devTimePercentage, ...inputs }) =>
      product.scenarioFragment({ ...inputs, devTimePercentage: devTimePercentage ?? 30 }),
  },
  'link/leaves-defaults-out': {
    scenarioFragment: (inputs) =>
      `${product.scenarioFragment(inputs)}${inputs.assumptions?.rampMonths === 6 ? '&ramp=6' : ''}`,
  },
  'link/needs-no-encoding': {
    scenarioFragment: (inputs) => product.scenarioFragment(inputs).replaceAll(',', ', '),
  },
  'local-day/calendar-day': { localToday: utcToday },
  'local-day/holds-all-day': { localToday: utcToday },
  'shown-shares/add-up': { outcomesSentence: eachRounded },
  'shown-shares/keep-their-order': {
    outcomesSentence: (outcomes) =>
      product.outcomesSentence(outcomes).replace(/(\d+)%(.*?)(\d+)%/, '$3%$2$1%'),
  },
  'texts/agree-with-the-figures': {
    writtenTexts: (...parameters) => {
      const { csv = '', ...texts } = product.writtenTexts(...parameters);
      return { ...texts, csv: csv.replaceAll('Embedding costs', 'Building costs') };
    },
  },
};

function withOutlook(change: (outlook: DeadlineOutlook) => DeadlineOutlook): Partial<Product> {
  return {
    answer(question): Answer {
      const answer = product.answer(question);
      return { ...answer, deadline: answer.deadline && change(answer.deadline) };
    },
  };
}

function utcToday(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** Rounds each share on its own. */
function eachRounded({ embeddedCheaper, inHouseCheaper, unfinished }: Outcomes): string {
  return [embeddedCheaper, inHouseCheaper, unfinished]
    .map((share) => `${Math.round(100 * share)}%`)
    .join(', ');
}
