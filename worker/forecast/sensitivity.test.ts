import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assumptionDetails, costAssumptions } from '../../contract/assumptionDetails.ts';
import type { Assumptions } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { isAssumption, type Lever } from '../../contract/format/leverTexts.ts';
import { memo } from '../../contract/memo.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { rangePart } from '../../testing/fuzz/assumedFigure.ts';
import { isThorough } from '../../testing/isThorough.ts';
import { estimate } from '../estimate/estimate.ts';
import { systemProfile } from '../estimate/systems.ts';
import { breakEvenValues } from './breakEvenValues.ts';
import { counterarguments } from './counterarguments.ts';
import { cumulativeCost } from './cumulativeCosts.ts';
import { type LeverOutcome, sensitivity } from './sensitivity.ts';
import { verdict } from './verdict.ts';
import { assumptionRanges, type CostQuantity, createWhatIf } from './whatIf.ts';

/** In whole USD; null if the build is not live after 36 months. */
function differenceOf(inputs: CalculatorInputs): number | null {
  const estimated = estimate(inputs);
  if (estimated.timeline.timelineWeeks > 4.33 * 36) return null;
  const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, 36);
  return Math.round(inHouseUsd) - Math.round(embeddedUsd);
}

/** The properties look at the same inputs, whose analysis takes most of the time. */
const analyse = memo((inputs: CalculatorInputs) =>
  sensitivity(inputs, verdict(inputs, estimate(inputs))),
);

function assuming(inputs: CalculatorInputs, changed: Assumptions): CalculatorInputs {
  return { ...inputs, assumptions: { ...inputs.assumptions, ...changed } };
}

/** The levers of inputs; the others are assumptions, whose ends are those of a range. */
const inputLevers: readonly Lever[] = [
  ...(['integrations', 'rate', 'hours', 'team', 'devTime', 'deployment'] as const),
];

/** The inputs with a lever at a value; null for the lever that is not an input of the page. */
function withLever(inputs: CalculatorInputs, lever: Lever, value: number): CalculatorInputs | null {
  switch (lever) {
    case 'integrations':
      return { ...inputs, integrationCount: value };
    case 'rate':
      return { ...inputs, region: 'custom', customHourlyRate: value };
    case 'team':
      return { ...inputs, developerCountNumber: value };
    case 'devTime':
      return { ...inputs, devTimePercentage: value };
    case 'listings':
      return assuming(inputs, { wantsListings: value === 1 });
    case 'reviews': {
      const { systems = {} } = inputs.assumptions ?? {};
      const reviewed = inputs.selectedSystems.map((id) => [
        id,
        { ...(Object.hasOwn(systems, id) ? systems[id] : {}), moderationWeeks: value },
      ]);
      return assuming(inputs, { systems: { ...systems, ...Object.fromEntries(reviewed) } });
    }
    case 'deployment':
      return inputs;
    case 'hours':
      return null;
    default:
      return assuming(inputs, { [lever]: value });
  }
}

test('for the defaults maintenance has the most influence', () => {
  const { differenceUsd, levers } = analyse(defaultInputs);
  expect(differenceUsd).toBe(97_819);
  expect(levers.map(({ lever }) => lever).slice(0, 2)).toEqual([
    'genericMaintenanceHours',
    'maintenancePercentagePerYear',
  ]);
  expect(levers.find(({ lever }) => lever === 'rate')).toMatchObject({
    current: 55,
    less: { value: 41 },
    more: { value: 69 },
  });
});

test('a lever at a value gives the difference of inputs with that value', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { differenceUsd, levers } = analyse(inputs);
      expect(differenceUsd).toBe(differenceOf(inputs));
      for (const { lever, less, more, current } of levers) {
        for (const outcome of [less, more]) {
          const changed = outcome && withLever(inputs, lever, outcome.value);
          if (changed) expect(outcome.differenceUsd, lever).toBe(differenceOf(changed));
        }
        if (!inputLevers.includes(lever)) continue;
        if (less) expect(less.value).toBeLessThan(current);
        if (more) expect(more.value).toBeGreaterThan(current);
      }
    }),
    { numRuns: 12 },
  );
});

test('for a rate above the advised range the nearest rate with another result is found', () => {
  const { levers } = analyse({
    ...defaultInputs,
    integrationCount: 3,
    developerCountNumber: 3,
    devTimePercentage: 100,
    region: 'other',
    customHourlyRate: 992.56,
  });
  const rate = levers.find(({ lever }) => lever === 'rate');
  expect(rate?.breakEvenValue).toBeLessThan(500);
  expect(rate?.current).toBe(992.56);
});

test('the result changes at the stated value, and at no nearer one', () => {
  fc.assert(
    fc.property(calculatorInputs, fc.nat(), (inputs, seed) => {
      const { differenceUsd, levers } = analyse(inputs);
      for (const { lever, current, breakEvenValue } of levers) {
        if (breakEvenValue === null || lever === 'hours') continue;
        const isTurnedAt = (value: number) => {
          const there = differenceOf(withLever(inputs, lever, value) ?? inputs);
          if (there === null) return false;
          if (differenceUsd === null) return true;
          return there !== 0 && Math.sign(there) !== Math.sign(differenceUsd);
        };
        expect(isTurnedAt(breakEvenValue), lever).toBe(true);
        // The verdict names the first count from which embedding is cheaper, which may not be the
        // nearest.
        const isBuildingCheaper = differenceUsd !== null && differenceUsd < 0;
        if (lever === 'integrations' && isBuildingCheaper) continue;
        const distance = Math.abs(breakEvenValue - current);
        // A lever is searched in steps, from its current value or from a multiple of them.
        const step = isAssumption(lever) ? Math.max(1, assumptionDetails[lever].step) : 1;
        const part = ((seed % 97) / 97) * (breakEvenValue - current);
        const between = step * (Math.ceil(current / step) + Math.floor(part / step));
        if (Math.abs(between - current) < distance && between >= 1) {
          expect(isTurnedAt(between), `${lever} at ${between}`).toBe(false);
        }
      }
    }),
    { numRuns: isThorough ? 40 : 15 },
  );
});

test('sensitivity and the fields of assumptions state the same turning values', () => {
  const inputsOf = fc
    .tuple(calculatorInputs, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 4, max: 70 }))
    .map(([inputs, integrationCount, customHourlyRate]) => ({
      ...inputs,
      integrationCount,
      region: 'custom' as const,
      customHourlyRate,
      devTimePercentage: 60,
      selectedSystems: inputs.selectedSystems.slice(0, 5),
    }));
  fc.assert(
    fc.property(inputsOf, (inputs) => {
      const { differenceUsd, levers } = analyse(inputs);
      if (differenceUsd === null) return;
      const { numbers, doListingsFlip } = breakEvenValues(inputs);
      const turnOf = (name: Lever) => levers.find(({ lever }) => lever === name)?.breakEvenValue;
      for (const { lever, breakEvenValue } of levers) {
        if (isAssumption(lever)) expect(breakEvenValue, lever).toBe(numbers[lever]);
      }
      const listings = turnOf('listings');
      if (listings !== undefined) expect(listings !== null).toBe(doListingsFlip);
    }),
    { numRuns: 10 },
  );
});

test('your own work on six integrations turns the result at a half hour', () => {
  const inputs: CalculatorInputs = {
    ...defaultInputs,
    selectedSystems: ['slack', 'gmail', 'shopify', 'jira', 'hubspot', 'facebook-ads'],
  };
  const { levers } = analyse(inputs);
  expect(levers.find(({ lever }) => lever === 'embeddedHoursPerMonth')?.breakEvenValue).toBe(12.5);
});

test('a lever value that leaves the build unfinished has no difference', () => {
  const { differenceUsd, levers } = analyse({
    ...defaultInputs,
    integrationCount: 20,
    devTimePercentage: 18,
  });
  expect(differenceUsd).not.toBeNull();
  // With one developer the build is not live within 36 months.
  expect(levers.find(({ lever }) => lever === 'team')?.less).toEqual({
    value: 1,
    differenceUsd: null,
  });
});

test('the embedded side, the maintenance rule and the hours are among the levers of a verdict', () => {
  const { levers } = analyse({ ...defaultInputs, selectedSystems: ['slack'] });
  const lever = (name: Lever) => levers.find((one) => one.lever === name);
  expect(levers.map(({ lever: name }) => name).sort()).toEqual([
    'assistedBuildSavingPercentage',
    'assistedMaintenanceSavingPercentage',
    'deployment',
    'devTime',
    'embeddedHoursPerIntegration',
    'embeddedHoursPerMonth',
    'genericDevHours',
    'genericMaintenanceHours',
    'hours',
    'integrations',
    'listings',
    'maintenancePercentagePerYear',
    'multiplierPercentage',
    'overageUsdPerMonth',
    'planDiscountPercentage',
    'planRisePercentagePerYear',
    'platformHoursOnce',
    'platformHoursPerMonth',
    'platformUsdPerMonth',
    'rate',
    'reviews',
    'team',
    'turnoverPercentagePerYear',
    'wageRisePercentagePerYear',
  ]);
  expect(lever('maintenancePercentagePerYear')).toMatchObject({
    less: { value: 15 },
    more: { value: 25 },
  });
  expect(lever('reviews')).toMatchObject({ current: 10, less: { value: 4 }, more: { value: 12 } });
  expect(lever('planRisePercentagePerYear')).toMatchObject({ less: null, more: { value: 12 } });
  expect(lever('listings')).toMatchObject({ current: 1, less: { value: 0 }, more: null });
});

test('every assumption about costs is a lever over the range that its field states', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { differenceUsd, levers } = analyse(inputs);
      fc.pre(differenceUsd !== null);
      for (const name of costAssumptions) {
        const rows = levers.filter(({ lever }) => lever === name);
        const { plausible } = assumptionDetails[name];
        const { confidence } = plausible;
        const count = estimate(inputs).effectiveCount;
        const share = rangePart(name, { ...inputs, integrationCount: count });
        const [min, max] = [share * plausible.min, share * plausible.max];
        const differenceAt = (value: number) => differenceOf(assuming(inputs, { [name]: value }));
        if (rows.length === 0) {
          // Hours of other integrations that are not counted, or to hand over where nobody leaves.
          // Nor fees without a system that needs an assessment.
          expect(name).toMatch(/^(generic|handover|fees|leaving)/);
          expect([min, max].map(differenceAt)).toEqual([differenceUsd, differenceUsd]);
          continue;
        }
        expect(rows, name).toHaveLength(1);
        const [row] = rows;
        for (const value of [min, max]) {
          const reached = [row?.less, row?.more].find((outcome) => outcome?.value === value);
          // The end at which the assumption already is has no outcome of its own.
          expect(reached, `${name} at ${value}`).toEqual(
            row?.current === value ? undefined : { value, differenceUsd: differenceAt(value) },
          );
        }
        if (name !== 'maintenancePercentagePerYear')
          expect(row?.judgement, name).toBe(confidence === 'judgement' ? 'range' : null);
      }
    }),
    { numRuns: 16 },
  );
});

/** The lever that moves a quantity, alone or together with others of its kind. */
function leverOfQuantity(quantity: CostQuantity): Lever {
  switch (quantity.kind) {
    case 'number':
      return quantity.name;
    case 'listings':
      return 'listings';
    case 'system':
      return (
        {
          devHours: 'hours',
          maintenanceHours: 'maintenancePercentagePerYear',
          moderationWeeks: 'reviews',
        } as const
      )[quantity.figure];
  }
}

test('whatever the counterarguments try is among the levers', () => {
  const tried = new Set<string>();
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const whatIf = createWhatIf(inputs);
      if (whatIf.cheaper === null) return;
      const levers = analyse(inputs).levers.map(({ lever }) => lever);
      const { assumptions } = inputs;
      for (const { quantity, interval } of assumptionRanges(inputs, whatIf)) {
        // A review for a listing takes no time while no listing is wanted.
        const isReview = quantity.kind === 'system' && quantity.figure === 'moderationWeeks';
        const isForListing = isReview && systemProfile(quantity.id)?.gate === 'listing';
        if (isForListing && assumptions?.wantsListings === false) continue;
        // Nothing is handed over while nobody leaves; both together may turn the result.
        const isHandover = quantity.kind === 'number' && quantity.name === 'handoverHours';
        if (isHandover && !assumptions?.turnoverPercentagePerYear) continue;
        const lever = leverOfQuantity(quantity);
        tried.add(`${lever}, ${interval.confidence}`);
        expect(levers).toContain(lever);
      }
    }),
    { numRuns: 40 },
  );
  for (const name of [
    'embeddedHoursPerIntegration',
    'embeddedHoursPerMonth',
    'wageRisePercentagePerYear',
    'planDiscountPercentage',
    'hours',
    'listings',
  ]) {
    expect([...tried]).toContain(`${name}, judgement`);
  }
});

test('a rise of hourly rates that turns the result is a lever that turns at it', () => {
  const inputs: CalculatorInputs = {
    ...defaultInputs,
    region: 'custom',
    customHourlyRate: 14.2,
  };
  const argued = counterarguments(inputs).arguments.flat();
  expect(JSON.stringify(argued)).toContain('wageRisePercentagePerYear');
  const { levers } = analyse(inputs);
  expect(levers.find(({ lever }) => lever === 'wageRisePercentagePerYear')).toMatchObject({
    current: 0,
    judgement: 'range',
    less: null,
    more: { value: 6 },
    breakEvenValue: 1,
  });
});

test('a rise of hourly rates beyond its range has both ends of the range', () => {
  const { differenceUsd, levers } = analyse({
    ...defaultInputs,
    selectedSystems: ['slack'],
    assumptions: { wageRisePercentagePerYear: 20 },
  });
  expect(differenceUsd).toBe(112_086);
  expect(levers.find(({ lever }) => lever === 'wageRisePercentagePerYear')).toMatchObject({
    current: 20,
    less: { value: 0, differenceUsd: 92_656 },
    more: { value: 6 },
  });
});

test('maintenance and hours rest on judgement unless the visitor states all of them', () => {
  const judged = (assumptions: Assumptions | null) =>
    analyse({
      ...defaultInputs,
      integrationCount: 1,
      selectedSystems: ['slack'],
      assumptions,
    }).levers.flatMap(({ lever, judgement }) => (judgement === 'value' ? lever : []));
  expect(judged(null).sort()).toEqual(['hours', 'maintenancePercentagePerYear']);
  expect(judged({ systems: { slack: { devHours: 90 } } })).toEqual([
    'maintenancePercentagePerYear',
  ]);
  expect(judged({ systems: { slack: { maintenanceHours: 4 } } })).toEqual(['hours']);
  expect(judged({ maintenancePercentagePerYear: 20 })).toEqual(['hours']);
});

test('a review without which no customer can connect is a lever, listings aside', () => {
  const inputs = { ...defaultInputs, selectedSystems: ['salesloft', 'slack'] };
  const reviews = (assumptions: Assumptions | null) =>
    analyse({ ...inputs, assumptions }).levers.find(({ lever }) => lever === 'reviews');
  expect(reviews({ wantsListings: false })).toMatchObject({ current: 12, less: { value: 4 } });
  const none = analyse({
    ...inputs,
    selectedSystems: ['slack'],
    assumptions: { wantsListings: false },
  });
  expect(none.levers.some(({ lever }) => lever === 'reviews')).toBe(false);
});

test('the deployment of the embedded product changes no cost', () => {
  const { differenceUsd, levers } = analyse(defaultInputs);
  const deployment = levers.find(({ lever }) => lever === 'deployment');
  expect(deployment).toMatchObject({ current: 3, breakEvenValue: null });
  expect(deployment?.less?.differenceUsd).toBe(differenceUsd);
  expect(deployment?.more?.differenceUsd).toBe(differenceUsd);
});

test('without listings among the systems there is no lever for them', () => {
  const { levers } = analyse({ ...defaultInputs, selectedSystems: ['gmail'] });
  expect(levers.some(({ lever }) => lever === 'listings')).toBe(false);
});

test('levers are sorted by their influence on the difference', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { differenceUsd, levers } = analyse(inputs);
      fc.pre(differenceUsd !== null);
      // A lever at its limit, or one that leaves the build unfinished, has no other end.
      const endOf = (outcome: LeverOutcome | null) => outcome?.differenceUsd ?? differenceUsd;
      const swings = levers.map(({ less, more }) => {
        const differences = [endOf(less), endOf(more), endOf(null)];
        return Math.max(...differences) - Math.min(...differences);
      });
      expect(swings).toEqual(swings.toSorted((a, b) => b - a));
    }),
    { numRuns: 40 },
  );
});
