import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { currencyOf, formatUsd, inCurrency } from '../../contract/format/money.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { estimate } from '../estimate/estimate.ts';
import { cumulativeCosts } from '../forecast/cumulativeCosts.ts';
import { caseRowsOf } from './caseRows.ts';

const today = '2026-11-02';

function caseOf(inputs: Partial<CalculatorInputs> = {}, day = today): Record<string, string> {
  const rows = caseRowsOf({ ...defaultInputs, ...inputs }, day);
  return Object.fromEntries(rows.map(({ label, text }) => [label, text]));
}

test('the case of the defaults answers each question', () => {
  expect(caseOf()).toEqual({
    Result:
      'Embedding costs $97,819 less over 36 months, from the first month on, and is live 3.2 months sooner. With every assumption at the middle of its range, embedding still costs $26,676 less ($205 less without platform costs). Likely $54,327 to $130,355 less. Depends on your assumptions: at mid-range without platform costs, the costs differ by less than 5%. Embedding is likely to cost $37,327 to $53,354: your own hours and price rises are 0 here.',
    'What is asked':
      'Build 5 integrations for $43,780 and maintain them for $2,750 a month, or embed them for $1,800 and $899 a month: the list price.',
    Dates:
      'Started on 2 November 2026, embedding is live 23 November 2026 and building 1 March 2027.',
    'What would turn it':
      'If maintenance takes 25% of the build hours a year ($458 a month) instead of 150% and your team spends 2.5 hours a month on each embedded integration instead of 0 hours, building costs $434 less over 36 months.',
    'Who would do the work':
      '2 developers of yours, with 104 hours a month for integrations. Building takes 400 hours, and maintaining 50 hours a month. The embedded product takes 0 hours a month of them.',
    'Cash in the first year':
      'In-house $44,203, without $21,780 of time lost, which nobody is paid for. Embedded $12,588. “For your CFO” has every quarter.',
    '60 months':
      'Cost after 60 months: $197,983 in-house, $55,740 embedded. Embedding costs $142,243 less.',
    'Fees and leaving':
      'No fees of building are counted. Your own work to leave the embedded product is not counted.',
    'Left out':
      'Taxes, capitalization of the build, hiring, what your team could build instead, a platform of your own, staff turnover, your own work on the embedded side and price rises.',
    'Ask the provider':
      'Is billing by integrations or by users, and at which price? How many tasks does the plan include, and what do further tasks cost? How long does the contract run, and what notice does it need? What happens to connections when you leave? Where is data hosted, and which certificates are there?',
  });
});

test('a case says what the visitor stated, and asks for what they typed', () => {
  const stated = caseOf({
    integrationCount: 12,
    selectedSystems: ['slack'],
    otherSystems: ['Fortnox'],
    deadline: '2027-03-01',
    assumptions: {
      ...{ billing: 'pro', usersAtEnd: 600, feesUsdPerYear: 10_000, turnoverPercentagePerYear: 15 },
      ...{ platformHoursOnce: 100, embeddedHoursPerMonth: 10, leavingHoursPerIntegration: 20 },
      leavingMonth: 24,
      planRisePercentagePerYear: 5,
    },
  });
  expect(stated['What is asked']).toMatch(
    /\$3,000 and \$3,500 to \$5,260 a month: the list price of the Pro plan for 100 users, and 600 from month 36 on\.$/,
  );
  expect(stated.Dates).toMatch(/ In-house misses the target date, 1 March 2027, by .*; embedding/);
  expect(stated['Who would do the work']).toMatch(
    /embedded product takes 120 hours a month of them\. .*your team has 104\./,
  );
  expect(stated['Fees and leaving']).toBe(
    'In-house includes fees of $10,000 a year. Leaving the embedded product in month 24, by 2 November 2028, takes $13,200 of your own work, which its costs over time include. They go on with its price, because what replaces it is not known.',
  );
  expect(caseOf({ assumptions: { leavingHoursPerIntegration: 20 } })['Fees and leaving']).toMatch(
    /takes \$5,500 .* in no total: no month of leaving is stated\.$/,
  );
  const leaving = { leavingHoursPerIntegration: 20, leavingMonth: 1 };
  expect(caseOf({ assumptions: leaving }, '2027-01-31')['Fees and leaving']).toContain(
    'in month 1, by 28 February 2027',
  );
  const fewer = { billing: 'pro', usersAtEnd: 50 } as const;
  expect(caseOf({ assumptions: fewer })['What is asked']).toContain('and $3,500 a month:');
  expect(stated['Left out']).toBe(
    'Taxes, capitalization of the build, hiring and what your team could build instead.',
  );
  expect(stated['Ask the provider']).toMatch(
    /^Is there a connector for Fortnox\? How many tasks .* certificates are there\?$/,
  );
});

test('nothing of a build that is not live is compared', () => {
  const late = caseOf({ integrationCount: 60, developerCountNumber: 1, devTimePercentage: 20 });
  expect(late['What would turn it']).toBe(
    'There is no result to turn: nothing is live in-house after 36 months.',
  );
  expect(late['60 months']).toContain('Nothing is live in-house by then');
  expect(late['A split']).toBeUndefined();
  expect(late['Who would do the work']).toMatch(/Building would need \d+ more developers\.$/);
});

test('every case has five questions, and the cash of the first year is that of its months', () => {
  fc.assert(
    fc.property(calculatorInputs, (drawn) => {
      const inputs = { ...drawn, currency: undefined };
      const rows = caseOf(inputs);
      expect(rows['Ask the provider']?.match(/\?/g)?.length).toBeGreaterThanOrEqual(5);
      const { inHouseUsd, timeLostUsd, embeddedUsd } = cumulativeCosts(estimate(inputs))[12] ?? {
        ...{ inHouseUsd: Number.NaN, timeLostUsd: Number.NaN, embeddedUsd: Number.NaN },
      };
      const usd = (text: string | undefined) => Number(text?.replace(/[$,]/g, ''));
      const cash = rows['Cash in the first year'] ?? '';
      const [, paid, lost, embedded] =
        /^In-house (\S+), without (\S+) of .* Embedded (\S+)\. /.exec(cash) ?? [];
      expect(Math.abs(usd(paid) - (inHouseUsd - timeLostUsd)), cash).toBeLessThanOrEqual(1);
      expect(Math.abs(usd(lost) - timeLostUsd), cash).toBeLessThanOrEqual(1);
      expect(embedded).toBe(formatUsd(embeddedUsd));
    }),
    { numRuns: 16 },
  );
});

test('the cash of the first year is converted once (E38)', () => {
  const inputs = { ...defaultInputs, currency: 'eur' as const, exchangeRate: 0.5 };
  const rows = inCurrency(currencyOf(inputs), () => caseRowsOf(inputs, '2026-11-02'));
  expect(rows.find(({ label }) => label === 'Cash in the first year')?.text).toMatch(
    /^In-house €22,102, without €10,890 of time lost, .* Embedded €6,294\. /,
  );
});
