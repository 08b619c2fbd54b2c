import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { developerRange } from '../../contract/developerRange.ts';
import { limits } from '../../contract/limits.ts';
import type { Scenario } from './scenario.ts';

/** Scenarios that are simpler than this one in a single respect, the simplest first; each is simpler for good, so that a search ends. */
export function simplerScenarios(scenario: Scenario): Scenario[] {
  const { inputs } = scenario;
  const withInputs = (change: Partial<CalculatorInputs>): Scenario => ({
    ...scenario,
    inputs: { ...inputs, ...change },
  });
  return [
    ...fewerSystems(inputs.selectedSystems).map((selectedSystems) =>
      withInputs({ selectedSystems }),
    ),
    ...smaller(inputs.integrationCount, limits.integrationCount.min).map((integrationCount) =>
      withInputs({ integrationCount }),
    ),
    ...smaller(inputs.developerCountNumber, limits.developerCountNumber.min).map((developers) =>
      withInputs({
        developerCountNumber: developers,
        developerCount: developerRange(developers),
      }),
    ),
    ...simplerShares(inputs.devTimePercentage).map((devTimePercentage) =>
      withInputs({ devTimePercentage }),
    ),
    ...(inputs.region === defaultInputs.region
      ? []
      : [withInputs({ region: defaultInputs.region, customHourlyRate: null })]),
    ...simplerRates(inputs.customHourlyRate ?? null).map((customHourlyRate) =>
      withInputs({ customHourlyRate }),
    ),
    ...smaller(scenario.users, limits.users.min).map((users) => ({ ...scenario, users })),
    ...smaller(scenario.deadlineDays, 0).map((deadlineDays) => ({ ...scenario, deadlineDays })),
    ...smaller(scenario.number, 0).map((number) => ({ ...scenario, number })),
  ];
}

/** Whole numbers from the least towards the value: the least itself, half the way, one less. */
function smaller(value: number, least: number): number[] {
  const candidates = [least, Math.floor((value + least) / 2), value - 1];
  return [...new Set(candidates)].filter((candidate) => candidate >= least && candidate < value);
}

function fewerSystems(systems: readonly string[]): string[][] {
  if (systems.length === 0) return [];
  const half = systems.slice(0, Math.floor(systems.length / 2));
  return [half, ...systems.map((_, dropped) => systems.filter((_id, i) => i !== dropped))];
}

/** A full share is the simplest, then larger ones, then whole ones. */
function simplerShares(share: number | null): number[] {
  if (share === limits.devTimePercentage.max) return [];
  if (!share) return [limits.devTimePercentage.max];
  if (!Number.isInteger(share)) return [limits.devTimePercentage.max, Math.ceil(share)];
  const halfWay = Math.ceil((share + limits.devTimePercentage.max) / 2);
  const larger = [limits.devTimePercentage.max, halfWay, share + 1];
  return [...new Set(larger)].filter((candidate) => candidate > share);
}

/** No rate is the simplest, then one in whole dollars, then a smaller one. */
function simplerRates(rate: number | null): (number | null)[] {
  if (rate === null) return [];
  if (!Number.isInteger(rate)) return [null, Math.max(1, Math.floor(rate))];
  return [null, ...smaller(rate, 1)];
}
