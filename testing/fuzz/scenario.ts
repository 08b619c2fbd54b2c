import type { CalculatorInputs } from '../../contract/calculation.ts';
import { developerRange } from '../../contract/developerRange.ts';
import { regions } from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { createRandom, type Random } from './createRandom.ts';

/** What one run of the fuzzer tries: inputs within the contract, and what the rules beside the estimate are asked. */
export interface Scenario {
  inputs: CalculatorInputs;
  /** For the plans billed per user. */
  users: number;
  /** For the deadline rule: how many days from 2026-11-01 it lies, negative when it has passed. */
  deadlineDays: number;
  /** Weeks for the wording of a timeline, hours for the complexity of a system. */
  number: number;
}

const countsAtThresholds = [1, 4, 5, 6, 15, 16, 30, 31, 50, 51, 199, 200] as const;
const sharesAtThresholds = [1, 2, 49, 49.5, 50, 51, 79, 79.5, 80, 81, 99, 100] as const;
const usersAtThresholds = [0, 100, 200, 300, 400, 600, 800, 1100, 1600, 2100, 9999] as const;
const strangers = ['homegrown', 'constructor', 'x', 'slack-2'] as const;

/** Teams and counts of generic integrations that take exactly 12 or 26 weeks, where the surcharge turns. */
const exactBuilds = [12, 26].flatMap((weeks) =>
  range(limits.developerCountNumber).flatMap((developers) =>
    range(limits.devTimePercentage)
      .filter((share) => (40 * developers * share * weeks) % (100 * 80) === 0)
      .map((share) => ({ developers, share, count: (40 * developers * share * weeks) / 8000 }))
      .filter(({ count }) => count <= limits.integrationCount.max),
  ),
);

/** The scenario of a run. The thresholds of every rule come up often. */
export function scenarioOf(seed: number, run: number): Scenario {
  const random = createRandom(seed, run);
  return {
    inputs: random.isOneIn(32) ? exactBuildInputs(random) : anyInputs(random),
    users: random.isOneIn(2)
      ? random.pick(usersAtThresholds) + random.below(2)
      : random.below(limits.users.max),
    deadlineDays: random.below(800) - 50,
    number: random.isOneIn(2) ? random.below(400) : random.below(20_000),
  };
}

function anyInputs(random: Random): CalculatorInputs {
  const developerCountNumber = 1 + random.below(limits.developerCountNumber.max);
  return {
    integrationCount: random.isOneIn(3)
      ? random.pick(countsAtThresholds)
      : 1 + random.below(limits.integrationCount.max),
    selectedSystems: anySystems(random),
    timeline: limits.timelineMonths.default,
    deadline: null,
    developerCount: developerRange(developerCountNumber),
    developerCountNumber,
    devTimePercentage: anyShare(random),
    region: random.pick(regions),
    customHourlyRate: anyRate(random),
  };
}

function anySystems(random: Random): string[] {
  const count = random.isOneIn(3) ? 0 : random.below(random.isOneIn(16) ? 40 : 8);
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const known = rateCard.systems[random.below(rateCard.systems.length)];
    ids.push(known && !random.isOneIn(12) ? known.id : random.pick(strangers));
  }
  return ids;
}

function anyShare(random: Random): number | null {
  if (random.isOneIn(4)) return random.pick(sharesAtThresholds);
  if (random.isOneIn(16)) return 1 + Math.round(random.fraction() * 990) / 10;
  if (random.isOneIn(16)) return 1 + random.fraction() * 99;
  if (random.isOneIn(24)) return random.pick([0, null]);
  return 1 + random.below(100);
}

function anyRate(random: Random): number | null {
  if (random.isOneIn(4)) return null;
  const { min, max } = limits.customHourlyRateUsdAccepted;
  const rate = min * (max / min) ** random.fraction();
  return random.isOneIn(8) ? rate : Math.max(min, Math.round(rate * 100) / 100);
}

function exactBuildInputs(random: Random): CalculatorInputs {
  const build = exactBuilds[random.below(exactBuilds.length)];
  const inputs = anyInputs(random);
  if (!build) return inputs;
  return {
    ...inputs,
    integrationCount: build.count,
    selectedSystems: [],
    developerCount: developerRange(build.developers),
    developerCountNumber: build.developers,
    devTimePercentage: build.share,
  };
}

function range({ min, max }: { min: number; max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}
