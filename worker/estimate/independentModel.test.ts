import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Assumptions } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { cumulativeCost } from '../forecast/cumulativeCosts.ts';
import { estimate } from './estimate.ts';
import { systemProfiles } from './systemProfiles.ts';

/** A number as an exact fraction. */
type Fraction = readonly [numerator: bigint, denominator: bigint];

const of = (value: number): Fraction => {
  const scaled = BigInt(Math.round(value * 1e6));
  return [scaled, 1_000_000n];
};
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const times = (...factors: Fraction[]): Fraction =>
  factors.reduce(([a, b], [c, d]) => [a * c, b * d], [1n, 1n]);
const per = ([a, b]: Fraction, divisor: bigint): Fraction => [a, b * divisor];
/** Half up, as E15 rounds. */
const inCents = ([a, b]: Fraction): number => Number((200n * a + b) / (2n * b));
const toNumber = ([a, b]: Fraction): number => Number((a * 10n ** 12n) / b) / 1e12;

/**
 * The costs of both sides, written from E24 to E39 alone, in exact fractions. The factors of team,
 * time share and duration are those of the estimate, which other tests check.
 */
function costsOf(inputs: CalculatorInputs) {
  const { integrationCount, developerCountNumber: developers, selectedSystems } = inputs;
  const given = inputs.assumptions ?? {};
  const own = (
    name: Exclude<keyof Assumptions, 'systems' | 'preset' | 'billing' | 'wantsListings'>,
    or = 0,
  ) => of(given[name] ?? or);
  const { factors, timeline, results } = estimate(inputs);
  const rate = of(factors.hourlyRateUsd);
  const profiles = systemProfiles.filter(({ id }) => selectedSystems.includes(id));
  const count = Math.max(integrationCount, new Set(selectedSystems).size);
  const others = of(count - profiles.length);

  const sumOf = (figure: 'devHours' | 'maintenanceHours') =>
    profiles.reduce((sum, profile) => plus(sum, of(profile[figure])), of(0));
  const ofIntegrations = plus(sumOf('devHours'), times(others, own('genericDevHours', 80)));
  const percentage = given.maintenancePercentagePerYear;
  const maintained =
    percentage === undefined
      ? plus(sumOf('maintenanceHours'), times(others, own('genericMaintenanceHours', 10)))
      : per(times(ofIntegrations, of(percentage)), 1200n);
  const rest = (name: `assisted${'Build' | 'Maintenance'}SavingPercentage`) =>
    per(plus(of(100), times(of(-1), own(name))), 100n);
  const [build, maintenance] = [
    rest('assistedBuildSavingPercentage'),
    rest('assistedMaintenanceSavingPercentage'),
  ];
  const devHours = times(plus(ofIntegrations, own('platformHoursOnce')), build);
  const hoursPerMonth = times(plus(maintained, own('platformHoursPerMonth')), maintenance);
  const added = factors.teamSizeFactor * factors.devTimeFactor + factors.durationSurcharge - 1;
  const multiplier = plus(
    of(1),
    per(times(of(Math.round(added * 1e5) / 1e5), own('multiplierPercentage', 100)), 100n),
  );
  const initialCents = inCents(times(devHours, rate, multiplier));
  const workCents = inCents(times(hoursPerMonth, rate));
  const hostingCents = inCents(own('platformUsdPerMonth'));

  // 36 months, one by one; the build ends within a month.
  const turnover = toNumber(
    per(
      times(own('turnoverPercentagePerYear'), own('handoverHours', 80), of(developers), rate),
      1200n,
    ),
  );
  const once = toNumber(times(of(count), own('embeddedHoursPerIntegration'), build, rate));
  const monthly = toNumber(times(of(count), own('embeddedHoursPerMonth'), maintenance, rate));
  const leaving = toNumber(times(of(count), own('leavingHoursPerIntegration'), rate));
  const buildMonths = timeline.timelineWeeks / 4.33;
  const { setupUsd, monthlyPrice } = priceOf(given, results.embedded);
  let inHouseUsd = buildMonths === 0 ? initialCents / 100 : 0;
  let embeddedUsd = setupUsd + once;
  for (let month = 1; month <= 36; month++) {
    const year = Math.ceil(month / 12) - 1;
    const wages = (1 + (given.wageRisePercentagePerYear ?? 0) / 100) ** year;
    const prices = (1 + (given.planRisePercentagePerYear ?? 0) / 100) ** year;
    const building = Math.min(1, Math.max(0, buildMonths - (month - 1)));
    if (buildMonths > 0) inHouseUsd += (wages * building * initialCents) / 100 / buildMonths;
    inHouseUsd += ((1 - building) * (wages * workCents + hostingCents)) / 100;
    inHouseUsd += wages * turnover + (month % 12 === 1 ? (given.feesUsdPerYear ?? 0) : 0);
    embeddedUsd += prices * (monthlyPrice(month) + (given.overageUsdPerMonth ?? 0));
    embeddedUsd += wages * (monthly + (month === Math.ceil(given.leavingMonth ?? 0) ? leaving : 0));
  }
  return { initialCents, maintenanceCents: workCents + hostingCents, inHouseUsd, embeddedUsd };
}

/** The price that counts, written from E14 and E45 alone: each user at the price of their tier. */
function priceOf(given: Assumptions, list: { setup: number; monthly: number }) {
  const { billing, usersNow = 100, usersAtEnd = usersNow, planDiscountPercentage = 0 } = given;
  const less = (usd: Fraction) =>
    inCents(per(times(usd, of(100 - planDiscountPercentage)), 100n)) / 100;
  if (billing === 'quote') {
    const { planSetupUsd: setup, planUsdPerMonth: month } = given;
    const monthlyUsd = month === undefined ? list.monthly : less(of(month));
    const setupUsd = setup === undefined ? list.setup : less(of(setup));
    return { setupUsd, monthlyPrice: () => monthlyUsd };
  }
  if (billing !== 'starter' && billing !== 'pro')
    return { setupUsd: list.setup, monthlyPrice: () => list.monthly };
  const upTo = [100, 200, 300, 400, 600, 800, 1100, 1600, 2100];
  const cents = [0, 500, 400, 300, 280, 260, 240, 220, 210, 200];
  const proCents = (users: number) => {
    let sum = 350_000;
    for (let user = 1; user <= users; user++)
      sum += cents[upTo.filter((end) => user > end).length] ?? 0;
    return sum;
  };
  const monthlyPrice = (month: number) => {
    const steps = BigInt(Math.min(month, 36) - 1);
    const added = per(times(plus(of(usersAtEnd), of(-usersNow)), [steps, 1n]), 35n);
    const [a, b] = plus(of(usersNow), added);
    const users = Number((2n * a + b) / (2n * b));
    return less(of((billing === 'pro' ? proCents(users) : 150_000 + 800 * users) / 100));
  };
  return { setupUsd: less(of(billing === 'pro' ? 3000 : 1800)), monthlyPrice };
}

/** The domain of the model: whole rates and shares, and systems as the rate card has them. */
const modelled = calculatorInputs.map((inputs): CalculatorInputs => {
  const { systems: _, preset: __, ...assumptions } = inputs.assumptions ?? {};
  const selectedSystems = inputs.selectedSystems.filter((id) =>
    systemProfiles.some((profile) => profile.id === id),
  );
  const rate = Math.max(1, Math.round(inputs.customHourlyRate ?? 55));
  const devTimePercentage = Math.ceil(inputs.devTimePercentage ?? 100);
  return {
    ...inputs,
    otherSystems: [],
    selectedSystems,
    customHourlyRate: rate,
    devTimePercentage,
    assumptions,
  };
});

const ofMillionsAMonth: CalculatorInputs = {
  ...defaultInputs,
  integrationCount: 36,
  region: 'custom',
  customHourlyRate: 9913,
  selectedSystems: ['gmail', 'slack', 'mailchimp'],
  assumptions: {
    maintenancePercentagePerYear: 295,
    genericDevHours: 1992,
    platformHoursPerMonth: 540,
  },
};

test('assistants, platform, turnover, fees, overage and generic hours cost what an independent model says', () => {
  fc.assert(
    fc.property(modelled, (inputs) => {
      const estimated = estimate(inputs);
      const { initialTotal, maintenance } = estimated.results.inHouse;
      const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, 36);
      const expected = costsOf(inputs);
      expect(Math.round(initialTotal * 100)).toBe(expected.initialCents);
      expect(Math.round(maintenance * 100)).toBe(expected.maintenanceCents);
      expect(Math.abs(inHouseUsd - expected.inHouseUsd)).toBeLessThan(0.005 + 1e-9 * inHouseUsd);
      expect(Math.abs(embeddedUsd - expected.embeddedUsd)).toBeLessThan(0.005 + 1e-9 * embeddedUsd);
    }),
    { numRuns: 1000, examples: [[ofMillionsAMonth]] },
  );
});
