import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatorInputs } from '../testing/arbitraries.ts';
import { assumptionsInEffect, billingOf, changedAssumptions, countsWith } from './assumptions.ts';

const systems = { slack: { devHours: 200 }, hubspot: { devHours: 90 } };

test('figures of systems that are not selected are not in effect', () => {
  const assumptions = { planRisePercentagePerYear: 7, systems };
  expect(assumptionsInEffect({ assumptions, selectedSystems: ['hubspot', 'jira'] })).toEqual({
    planRisePercentagePerYear: 7,
    systems: { hubspot: { devHours: 90 } },
  });
  expect(assumptionsInEffect({ assumptions: { systems }, selectedSystems: [] })).toBeNull();
  expect(assumptionsInEffect({})).toBeNull();
  const quoted = { planUsdPerMonth: 500, usersAtEnd: 300 };
  expect(assumptionsInEffect({ assumptions: quoted }), 'billed by integrations').toBeNull();
  const quote = { ...quoted, billing: 'quote' } as const;
  expect(assumptionsInEffect({ assumptions: quote })).toEqual({ ...quote, usersAtEnd: undefined });
});

test('with every system selected, all that the price reads and differs from the rate card is in effect', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { assumptions } = inputs;
      const selectedSystems = Object.keys(assumptions?.systems ?? {});
      expect(assumptionsInEffect({ assumptions, selectedSystems })).toEqual(
        changedAssumptions(
          assumptions,
          (of) => of.kind !== 'number' || countsWith(of.name, billingOf(assumptions)),
        ),
      );
    }),
  );
});
