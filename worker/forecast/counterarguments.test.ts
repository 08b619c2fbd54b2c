import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  assumptionDetails,
  type CostAssumption,
  costAssumptions,
} from '../../contract/assumptionDetails.ts';
import { type SystemFigure, withChanges } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { readScenario } from '../../contract/scenarioLink.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { rangePart } from '../../testing/fuzz/assumedFigure.ts';
import { isThorough } from '../../testing/isThorough.ts';
import { estimate } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { systemEvidence } from '../estimate/systemEvidence.ts';
import { systemProfile } from '../estimate/systems.ts';
import { breakEvenValues } from './breakEvenValues.ts';
import { counterarguments } from './counterarguments.ts';
import { quantityText } from './counterargumentTexts.ts';
import { compareCosts } from './verdict.ts';
import { assumptionRanges, type CostQuantity, createWhatIf, intervalOf } from './whatIf.ts';

/** Many of them small, where the two sides come close. */
const closeInputs: fc.Arbitrary<CalculatorInputs> = fc
  .tuple(calculatorInputs, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 4, max: 70 }))
  .map(([inputs, integrationCount, customHourlyRate]) => ({
    ...inputs,
    integrationCount,
    region: 'custom' as const,
    customHourlyRate,
    developerCountNumber: 1 + (inputs.developerCountNumber % 6),
    devTimePercentage: 50,
    selectedSystems: [...new Set(inputs.selectedSystems)].slice(0, 4),
    otherSystems: [...new Set(inputs.otherSystems)].slice(0, 2),
    builtSystems: [...new Set(inputs.builtSystems)],
    embeddedSystems: [...new Set(inputs.embeddedSystems)],
  }));

const cheaperSide = (inputs: CalculatorInputs) => compareCosts(estimate(inputs), 36).cheaper;

/** One of the smaller changes turns the verdict alone, because it takes the build a week more. */
const partOfTighterChangesTurns: CalculatorInputs = {
  ...defaultInputs,
  integrationCount: 7,
  developerCountNumber: 3,
  devTimePercentage: 50,
  region: 'custom',
  customHourlyRate: 39,
  selectedSystems: ['quickbooks', 'zoho-crm'],
};

test('opening the link of an argument turns the verdict, and no part of its changes does', () => {
  fc.assert(
    fc.property(closeInputs, (inputs) => {
      const now = cheaperSide(inputs);
      for (const { changes, fragment, assumptions } of counterarguments(inputs).arguments) {
        const linked = readScenario(fragment);
        expect(linked?.dropped).toEqual([]);
        const opened = cheaperSide({ ...inputs, ...linked?.inputs });
        expect(opened).toBe(now === 'embedded' ? 'inHouse' : 'embedded');
        expect(cheaperSide({ ...inputs, assumptions })).toBe(opened);
        for (let part = 1; part < 2 ** changes.length - 1; part++) {
          const some = changes.filter((_, index) => part & (1 << index));
          const partly = { ...inputs, assumptions: withChanges(inputs.assumptions, some) };
          expect(cheaperSide(partly)).not.toBe(opened);
        }
      }
    }),
    { numRuns: isThorough ? 150 : 12, examples: [[partOfTighterChangesTurns]] },
  );
});

test('every change stays within its interval, moves by whole steps, and has its range', () => {
  fc.assert(
    fc.property(closeInputs, (inputs) => {
      for (const { changes } of counterarguments(inputs).arguments) {
        for (const change of changes) {
          const { quantity, from, to, range } = change;
          const [, said, replaced] =
            /(\d\S*).* instead of (\d\S*)/.exec(quantityText(change)) ?? [];
          expect(said === undefined || said !== replaced).toBe(true);
          expect(to).not.toBe(from);
          expect(to).toBeGreaterThanOrEqual(range.min);
          expect(to).toBeLessThanOrEqual(range.max);
          expect(range.sources.length > 0 || range.confidence === 'judgement').toBe(true);
          if (quantity.kind === 'number') {
            const { plausible, step } = assumptionDetails[quantity.name];
            const count = estimate(inputs).effectiveCount;
            const share = rangePart(quantity.name, { ...inputs, integrationCount: count });
            expect(to).toBeGreaterThanOrEqual(share * plausible.min);
            expect(to).toBeLessThanOrEqual(share * plausible.max);
            expect(Number.isInteger(to / step)).toBe(true);
          } else if (quantity.kind === 'system' && quantity.figure === 'moderationWeeks') {
            const { min, max } = systemProfile(quantity.id)?.moderationRange ?? { min: 0, max: 0 };
            expect(to).toBeGreaterThanOrEqual(min);
            expect(to).toBeLessThanOrEqual(max);
          }
        }
      }
    }),
    { numRuns: 100 },
  );
});

test('maintenance that its hours put at 24.04% of the build does not change to 24%', () => {
  const { arguments: found } = counterarguments({
    ...defaultInputs,
    integrationCount: 4,
    developerCountNumber: 2,
    devTimePercentage: 50,
    region: 'custom',
    customHourlyRate: 26,
    selectedSystems: ['hubspot'],
    assumptions: { systems: { hubspot: { devHours: 1657, moderationWeeks: 104 } } },
  });
  expect(found).not.toEqual([]);
  for (const { sentence } of found) {
    expect(sentence).not.toContain('24% of the build hours a year');
  }
});

test('one change, or two where none turns the verdict alone, are found exactly where trying every value finds them', () => {
  /** The multiples of the step within a range, which a platform for few integrations shares. */
  const valuesWith = (integrations: number) =>
    costAssumptions.map((name) => {
      const { plausible, step } = assumptionDetails[name];
      const share = rangePart(name, { integrationCount: integrations, selectedSystems: [] });
      const first = Math.ceil((share * plausible.min) / step - 1e-9);
      const last = Math.floor((share * plausible.max) / step + 1e-9);
      return Array.from({ length: last - first + 1 }, (_, index) => ({
        quantity: { kind: 'number', name } as const,
        to: (first + index) * step,
      }));
    });
  fc.assert(
    fc.property(closeInputs, (anyInputs) => {
      const inputs = { ...anyInputs, selectedSystems: [], otherSystems: [] };
      const { count, arguments: found } = counterarguments(inputs);
      const now = cheaperSide(inputs);
      if (now !== 'embedded' && now !== 'inHouse') return;
      const valuesOf = valuesWith(inputs.integrationCount);
      const doFlip = (...changes: (typeof valuesOf)[number]) => {
        const assumptions = withChanges(inputs.assumptions, changes);
        const side = cheaperSide({ ...inputs, assumptions });
        return side !== null && side !== 'neither' && side !== now;
      };
      // Less than half a step from the current value is no change.
      const { assumed } = estimate(inputs);
      const changesOf = valuesOf.map((values) =>
        values.filter(({ quantity: { name }, to }) => {
          const current = assumed[name];
          return current === null || Math.abs(to - current) >= assumptionDetails[name].step / 2;
        }),
      );
      const singles = changesOf.filter((values) => values.some((value) => doFlip(value)));
      const pairsWith = (first: (typeof changesOf)[number], index: number) =>
        changesOf
          .slice(index + 1)
          .filter((second) => first.some((one) => second.some((other) => doFlip(one, other))));
      const sets = singles.length > 0 ? singles : changesOf.flatMap(pairsWith);
      expect(count).toBe(sets.length);
      expect(found.length).toBe(Math.min(12, count));
    }),
    { numRuns: isThorough ? 20 : 5 },
  );
});

test('a review range is a judgement where no source reports it, and else has its sources', () => {
  const supportOf = (id: string) => {
    const inputs = { ...defaultInputs, selectedSystems: [id] };
    return assumptionRanges(inputs, createWhatIf(inputs))
      .filter(({ quantity }) => quantity.kind === 'system' && quantity.figure === 'moderationWeeks')
      .map(({ interval: { confidence, sources } }) => [
        confidence,
        ...sources.map(({ url }) => url),
      ]);
  };
  expect(supportOf('salesloft')).toEqual([['judgement']]);
  const [{ url } = {}] = systemEvidence['linkedin-ads']?.review ?? [];
  expect(supportOf('linkedin-ads')).toEqual([['reported', url]]);
});

test('three integrations in Asia: maintenance at a published rate turns the verdict alone', () => {
  const { arguments: found, noneSentence } = counterarguments({
    ...defaultInputs,
    integrationCount: 3,
    developerCountNumber: 2,
    devTimePercentage: 50,
    region: 'asia',
  });
  expect(noneSentence).toBeNull();
  const ofTheBuild = found.find(({ fragment }) => fragment.includes('maintenance=25'));
  expect(ofTheBuild?.sentence).toBe(
    'If maintenance takes 25% of the build hours a year ($175 a month) instead of 150%, building costs $15,758 less over 36 months.',
  );
});

test('the text says if nothing changes the verdict, or that there is none to change', () => {
  const strong = { ...defaultInputs, integrationCount: 60, developerCountNumber: 12 };
  expect(counterarguments({ ...strong, region: 'us' })).toEqual({
    arguments: [],
    count: 0,
    noneSentence: 'No one or two changes turn it.',
  });
  const unfinished = { ...defaultInputs, integrationCount: 200, developerCountNumber: 1 };
  expect(counterarguments(unfinished).noneSentence).toBe(
    'There is no result to turn: nothing is live in-house after 36 months.',
  );
  const free = {
    planDiscountPercentage: 100,
    systems: { salesloft: { devHours: 0, maintenanceHours: 0, moderationWeeks: 0 } },
  };
  const tied = { ...defaultInputs, integrationCount: 1, selectedSystems: ['salesloft'] };
  expect(counterarguments({ ...tied, assumptions: free }).noneSentence).toBe(
    'There is no result to turn: both cost the same over 36 months.',
  );
});

test('those that move least come first, and at most twelve', () => {
  fc.assert(
    fc.property(closeInputs, (inputs) => {
      const { arguments: found, count } = counterarguments(inputs);
      expect(found.length).toBe(Math.min(12, count));
      const ways = found.flatMap(({ changes: [change, second] }) => {
        const interval =
          change &&
          intervalOf(change.quantity, estimate(inputs).effectiveCount, inputs.selectedSystems);
        if (!interval || second) return [];
        const end = change.to > change.from ? interval.max : interval.min;
        return (change.to - change.from) / (end - change.from);
      });
      expect(ways).toEqual(ways.toSorted((one, other) => one - other));
    }),
  );
});

test('where a listing holds the build up, wanting none turns the verdict', () => {
  const inputs: CalculatorInputs = {
    ...defaultInputs,
    integrationCount: 3,
    devTimePercentage: 50,
    region: 'custom',
    customHourlyRate: 26,
    selectedSystems: ['slack'],
  };
  const sentence = 'If you want no marketplace listings, embedding costs $389 less over 36 months.';
  const { arguments: found } = counterarguments(inputs);
  expect(found).toContainEqual(expect.objectContaining({ sentence }));
  expect(breakEvenValues(inputs).doListingsFlip).toBe(true);
});

const number = (name: CostAssumption) => ({ kind: 'number', name }) as const;
const slack = (figure: SystemFigure) => ({ kind: 'system', id: 'slack', figure }) as const;

test.each<[CostQuantity, from: number, to: number, text: string]>([
  [{ kind: 'listings' }, 0, 1, 'you want marketplace listings'],
  [number('embeddedHoursPerIntegration'), 0, 16, 'your team spends 16 hours on each embedded'],
  [number('embeddedHoursPerMonth'), 2, 1, 'your team spends 1 hour a month on each embedded'],
  [number('planDiscountPercentage'), 0, 25, 'the discount on the plan is 25% instead of 0%'],
  [number('planRisePercentagePerYear'), 0, 7, 'the price of the plan rises by 7% a year instead'],
  [number('wageRisePercentagePerYear'), 0, 3, 'hourly rates rise by 3% a year instead of 0%'],
  [
    number('assistedBuildSavingPercentage'),
    0,
    -1,
    'AI assistants add 1% to the build hours instead of 0%',
  ],
  [
    number('assistedMaintenanceSavingPercentage'),
    10,
    -5,
    'AI assistants add 5% to the maintenance hours instead of taking 10% off',
  ],
  [
    number('assistedMaintenanceSavingPercentage'),
    -5,
    10,
    'AI assistants take 10% off the maintenance hours instead of adding 5%',
  ],
  [slack('devHours'), 230, 161, 'Slack takes 161 hours to build instead of 230 hours'],
  [
    slack('maintenanceHours'),
    6,
    4,
    'Slack takes 4 hours of maintenance a month instead of 6 hours',
  ],
  [slack('moderationWeeks'), 10, 2, 'the review of Slack takes 2 weeks instead of 10 weeks'],
])('%j is said in its unit', (quantity, from, to, text) => {
  expect(quantityText({ quantity, from, to })).toContain(text);
});

test('the order of the selected systems does not change what is found', () => {
  const selectedSystems = rateCard.systems.slice(3, 12).map(({ id }) => id);
  const inputs = { ...defaultInputs, region: 'custom' as const, customHourlyRate: 14 };
  const sorted = (systems: string[]) =>
    counterarguments({ ...inputs, integrationCount: 9, selectedSystems: systems }).count;
  expect(sorted(selectedSystems)).toBe(sorted(selectedSystems.toReversed()));
});
