import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costAssumptions, detailsOf } from '../contract/assumptionDetails.ts';
import {
  assumptionOf,
  midRangeMaintenanceHours,
  numberAssumptionNames,
  withMidRange,
  withoutPlatform,
} from '../contract/assumptions.ts';
import { defaultInputs } from '../contract/defaults.ts';
import { certaintyText, likelyText, midRangeText } from '../contract/format/deferredClaimTexts.ts';
import { forecastMonths, lastMonth } from '../contract/format/durations.ts';
import { formatUsd } from '../contract/format/money.ts';
import { simulationCount } from '../contract/uncertainty.ts';
import { answer } from '../worker/answer/answer.ts';
import { estimate } from '../worker/estimate/estimate.ts';
import { systemFigures } from '../worker/estimate/systems.ts';
import {
  areOftenNotLive,
  certaintyClaims,
  isSmallDifference,
} from '../worker/forecast/certainty.ts';
import { compareCosts } from '../worker/forecast/verdict.ts';
import { calculatorInputs } from './arbitraries.ts';
import { evaluatePrinted } from './evaluatePrinted.ts';
import { rangePart } from './fuzz/assumedFigure.ts';

const page = readFileSync('docs/certainty.md', 'utf8');
const text = page.replaceAll(/\s+/g, ' ');
const middle = withMidRange(null);
const costsOf = (assumptions: Parameters<typeof withMidRange>[0] = null) =>
  compareCosts(estimate({ ...defaultInputs, assumptions }), forecastMonths);

const rows = [...page.matchAll(/`([\w-]+)` \| (\S+) \| (\S+) \| (\S+) \|/g)].map(
  ([, key = '', ...numbers]) => [key, ...numbers.map(Number)] as const,
);
const middles = new Map(rows.map(([key, , , half]) => [key, half]));

test('the table of docs/certainty.md has every range with its middle', () => {
  const expected = numberAssumptionNames.flatMap((name) => {
    const { linkKey, plausible } = detailsOf(name);
    const { midRange } = assumptionOf(name);
    return midRange === undefined ? [] : [[linkKey, plausible.min, plausible.max, midRange]];
  });
  expect(rows).toEqual(expected);
  for (const [, from, to, half] of rows) expect(half).toBe((Number(from) + Number(to)) / 2);
});

test('mid-range is what its table lists, for any number of integrations without a system', () => {
  const without = { selectedSystems: [], otherSystems: [], builtSystems: [], embeddedSystems: [] };
  fc.assert(
    fc.property(calculatorInputs, (any) => {
      const inputs = { ...any, ...without, assumptions: null };
      const stated = numberAssumptionNames.flatMap((name) => {
        const half = middles.get(detailsOf(name).linkKey);
        return half === undefined ? [] : [[name, rangePart(name, inputs) * half] as const];
      });
      const assumptions = Object.fromEntries(stated);
      const { results, hours, escalation, leavingUsd } = estimate({
        ...inputs,
        assumptions: middle,
      });
      expect(estimate({ ...inputs, assumptions })).toMatchObject({
        ...{ results, hours, escalation, leavingUsd },
      });
    }),
  );
  const listed = numberAssumptionNames.filter((name) => middles.has(detailsOf(name).linkKey));
  expect(costAssumptions.filter((name) => !listed.includes(name))).toEqual([
    'genericMaintenanceHours',
  ]);
});

test('every line of its sums is right, and they end at the costs of the estimate', () => {
  const lines = [...page.matchAll(/^[\w -]+: +(.*) = (\S+)$/gm)];
  expect(lines).toHaveLength(21);
  for (const [line, sum = '', result = ''] of lines) {
    const decimals = result.split('.')[1]?.length ?? 0;
    const value = evaluatePrinted(sum.replaceAll(/([\d.]+)%/g, '($1 ÷ 100)').replaceAll(',', ''));
    expect(value, line).toBeCloseTo(Number(result.replaceAll(/[$,]/g, '')), decimals - 1e-6);
  }
  const results = lines.map(([, , result]) => result);
  const ends = [costsOf(middle), costsOf(withoutPlatform(middle))];
  const cents = (usd: number) => usd.toLocaleString('en', { maximumFractionDigits: 2 });
  for (const { inHouseUsd, embeddedUsd, byUsd } of ends) {
    expect(results).toEqual(
      expect.arrayContaining([`$${cents(inHouseUsd)}`, `$${cents(embeddedUsd)}`, formatUsd(byUsd)]),
    );
  }
});

test('its sentences are those of the page, and its numbers those of the code', () => {
  const claims = certaintyClaims(defaultInputs);
  const { verdict } = answer({ inputs: defaultInputs, today: '2026-11-01' });
  expect(text).toContain(`"${likelyText(claims)} ${certaintyText(claims)}"`);
  expect(text).toContain(`costs ${formatUsd(costsOf().byUsd)} less`);
  expect(text).toContain(`"${midRangeText(verdict.claims).trim()}"`);
  expect(isSmallDifference({ byUsd: 4.99, inHouseUsd: 100, embeddedUsd: 95.01 })).toBe(true);
  expect(isSmallDifference({ byUsd: 5, inHouseUsd: 100, embeddedUsd: 95 })).toBe(false);
  expect([10, 11].map((count) => areOftenNotLive(count, 100))).toEqual([false, true]);
  const slack = [undefined, middle].map((of) => systemFigures('slack', of)?.devHours ?? 0);
  expect((slack[1] ?? 0) / (slack[0] ?? 0)).toBeCloseTo(1.35, 9);
  const weeks = [null, middle].map(
    (assumptions) =>
      estimate({ ...defaultInputs, integrationCount: 40, assumptions }).timeline.embeddedWeeks,
  );
  expect((weeks[1] ?? 0) / (weeks[0] ?? 0)).toBeCloseTo(1.5, 0);
  expect(midRangeMaintenanceHours(600)).toBe(10);
  const { assumed, timeline, factors } = estimate({ ...defaultInputs, assumptions: middle });
  const known = [
    ...[forecastMonths, lastMonth, simulationCount, 0, 5, 10, 90, 1.35, 1.5],
    ...[defaultInputs.devTimePercentage, factors.hourlyRateUsd, timeline.timelineWeeks],
    ...[assumed.platformHoursOnce, assumed.platformHoursPerMonth, assumed.platformUsdPerMonth],
    estimate({ ...defaultInputs, assumptions: withoutPlatform(middle) }).timeline.timelineWeeks,
    ...[costsOf(), costsOf(middle), costsOf(withoutPlatform(middle))].flatMap(
      ({ byUsd, inHouseUsd }) => [byUsd, Math.round(inHouseUsd)],
    ),
    ...claims.flatMap((claim) =>
      claim.kind === 'likelyLess' && claim.months === 36 ? [claim.lowUsd, claim.highUsd] : [],
    ),
  ];
  const prose = page.replaceAll(/```.*?```|^\|.*$|\(.*?\.md\)|E29/gms, '');
  const stated = [...prose.matchAll(/\d[\d,.]*\d|\d/g)].map(([digits]) =>
    Number(digits.replaceAll(',', '')),
  );
  expect(stated.filter((number) => !known.includes(number))).toEqual([]);
});
