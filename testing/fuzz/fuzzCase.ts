import {
  type Assumptions,
  assumptionOf,
  changedAssumptions,
  numberAssumptionNames,
  type SystemOverrides,
  systemFigureNames,
  systemFigures,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { developerRange } from '../../contract/developerRange.ts';
import {
  definitionOf,
  type InputName,
  type InputValues,
  mapInputs,
  type NumberDefinition,
} from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { createRandom, type Random } from './createRandom.ts';

/**
 * What one run of the fuzzer checks: inputs within the contract, and arguments of the rules that
 * are not part of the estimate.
 */
export interface FuzzCase {
  inputs: CalculatorInputs;
  /** For the plans billed per user. */
  users: number;
  /** For the deadline rule: how many days from 2026-11-01 it lies, negative when it has passed. */
  deadlineDays: number;
  /** Weeks for the text of a timeline, hours for the complexity of a system. */
  number: number;
}

/** Inputs at and beside the thresholds of the rate card, and at the limits of the contract. */
const thresholds: Partial<Record<InputName, readonly [number, ...number[]]>> = {
  integrationCount: beside(
    limits.integrationCount,
    rateCard.embeddedPlan.tiers.map(({ upToIntegrations }) => upToIntegrations),
    [0, 1],
  ),
  devTimePercentage: beside(
    limits.devTimePercentage,
    rateCard.devTimeFactor.map(({ fromPercentage }) => fromPercentage),
    [-1, -0.5, 0, 1],
  ),
  customHourlyRate: beside(limits.customHourlyRateUsdAccepted, [1, 500], [-0.5, 0, 0.5]),
};
const deadlines: readonly [number, ...number[]] = [0, 30, 60, 365];
/** Hours where the complexity of a system turns, and weeks where a timeline changes its unit. */
const numbers: readonly [number, ...number[]] = [4, 52, 110, 160, 220, 290];
/** Where a price of the plan ends. */
const { freeUsers, tiers: userTiers } = rateCard.userPlans.pro;
const usersAtThresholds: readonly [number, ...number[]] = [
  limits.users.min,
  freeUsers,
  ...userTiers.map(({ upToUsers }) => freeUsers + upToUsers).filter(Number.isFinite),
  limits.users.max - 1,
];
const unknownSystemIds = ['homegrown', 'constructor', 'x', 'slack-2'] as const;

/**
 * Teams and counts of generic integrations that take exactly 12 or 26 weeks, above which a build
 * has a surcharge. A week has 40 hours, and a generic integration takes 80.
 */
const exactBuilds = [12, 26].flatMap((weeks) =>
  range(limits.developerCountNumber).flatMap((developers) =>
    range(limits.devTimePercentage)
      .map((devTimePercentage) => ({
        developers,
        devTimePercentage,
        integrationCount: (weeks * 40 * developers * devTimePercentage) / (100 * 80),
      }))
      .filter(
        ({ integrationCount }) =>
          Number.isInteger(integrationCount) && integrationCount <= limits.integrationCount.max,
      ),
  ),
);

/** The case of a run. The thresholds of every rule come up often. */
export function fuzzCaseOf(seed: number, run: number): FuzzCase {
  const random = createRandom(seed, run);
  return {
    inputs: random.isOneIn(32) ? exactBuildInputs(random) : anyInputs(random),
    users: random.isOneIn(2)
      ? Math.max(limits.users.min, random.pick(usersAtThresholds) + random.below(3) - 1)
      : random.below(limits.users.max),
    deadlineDays: random.isOneIn(8)
      ? random.pick(deadlines) + random.below(3) - 1
      : random.below(800) - 50,
    number: anyDetail(random),
  };
}

function anyDetail(random: Random): number {
  if (random.isOneIn(8)) return random.pick(numbers) + random.below(3) - 1;
  return random.isOneIn(2) ? random.below(400) : random.below(20_000);
}

function anyInputs(random: Random): CalculatorInputs {
  const stated = mapInputs<InputValues>((name) => anyValue(name, random) as never);
  return {
    ...stated,
    timeline: limits.timelineMonths.default,
    developerCount: developerRange(stated.developerCountNumber),
  };
}

/** A deadline is drawn with the days of its rule. */
function anyValue(name: InputName, random: Random): unknown {
  const definition = definitionOf(name);
  switch (definition.kind) {
    case 'number':
      return anyNumber(definition, thresholds[name], random);
    case 'choice':
      return random.pick(definition.options);
    case 'systems':
      return anySystems(random);
    case 'day':
      return null;
    case 'assumptions':
      return random.isOneIn(2) ? null : changedAssumptions(anyAssumptions(random));
  }
}

/** A few assumptions, plausible ones more often than any accepted ones. */
function anyAssumptions(random: Random): Assumptions {
  return {
    ...Object.fromEntries(
      numberAssumptionNames
        .filter(() => random.isOneIn(3))
        .map((name) => {
          const { accepted, plausible } = assumptionOf(name);
          const { min, max } = random.isOneIn(3) ? accepted : plausible;
          const steps = random.isOneIn(4) ? 2 : 1;
          return [name, min + random.below(steps * (max - min) + 1) / steps];
        }),
    ),
    ...(random.isOneIn(3) ? { wantsListings: random.isOneIn(2) } : {}),
    ...(random.isOneIn(4) ? { systems: anyOverrides(random) } : {}),
  };
}

function anyOverrides(random: Random): SystemOverrides {
  return Object.fromEntries(
    [...new Set(anySystems(random))].slice(0, 4).map((id) => [
      id,
      Object.fromEntries(
        systemFigureNames
          .filter(() => random.isOneIn(2))
          .map((figure) => {
            const { min, max } = systemFigures[figure].accepted;
            return [figure, min + random.below(max - min + 1)];
          }),
      ),
    ]),
  );
}

function anyNumber(
  { range, accepted = range, isWhole, isOptional, notStatedCountsAs }: NumberDefinition,
  preferred: readonly [number, ...number[]] | undefined,
  random: Random,
): number | null {
  if (preferred && random.isOneIn(isWhole ? 3 : 4)) return random.pick(preferred);
  if (isOptional && random.isOneIn(4)) return null;
  if (isOptional && !isWhole) return anyAmount(accepted, random);
  if (notStatedCountsAs && random.isOneIn(24)) return random.pick([0, null]);
  const { min, max } = range;
  if (!isWhole && random.isOneIn(16)) {
    return min + Math.round(random.fraction() * 10 * (max - min)) / 10;
  }
  if (!isWhole && random.isOneIn(16)) return min + random.fraction() * (max - min);
  return min + random.below(max - min + 1);
}

/** Small amounts as often as large ones, mostly whole cents. */
function anyAmount({ min, max }: { min: number; max: number }, random: Random): number {
  const amount = min * (max / min) ** random.fraction();
  return random.isOneIn(8) ? amount : Math.max(min, Math.round(amount * 100) / 100);
}

function anySystems(random: Random): string[] {
  const count = random.isOneIn(3) ? 0 : random.below(random.isOneIn(16) ? 40 : 8);
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const known = rateCard.systems[random.below(rateCard.systems.length)];
    ids.push(known && !random.isOneIn(12) ? known.id : random.pick(unknownSystemIds));
  }
  return ids;
}

function exactBuildInputs(random: Random): CalculatorInputs {
  const build = exactBuilds[random.below(exactBuilds.length)];
  const inputs = anyInputs(random);
  if (!build) return inputs;
  return {
    ...inputs,
    integrationCount: build.integrationCount,
    selectedSystems: [],
    developerCount: developerRange(build.developers),
    developerCountNumber: build.developers,
    devTimePercentage: build.devTimePercentage,
  };
}

/** The limits and the numbers beside each threshold, without those outside the limits. */
function beside(
  { min, max }: { min: number; max: number },
  at: readonly number[],
  distances: readonly number[],
): [number, ...number[]] {
  const all = at.flatMap((threshold) => distances.map((distance) => threshold + distance));
  return [min, ...new Set(all.filter((value) => value > min && value < max)), max];
}

function range({ min, max }: { min: number; max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}
