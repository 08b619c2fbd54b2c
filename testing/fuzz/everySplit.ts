import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { otherSystemName, systemIdsOf } from '../../contract/systemIds.ts';
import { selectedProfiles } from '../../worker/estimate/systems.ts';
import { spentBy } from './properties/verdict.ts';

/** A split as the two scenarios that it consists of. */
export interface TriedSplit {
  /** The ids of the systems that are built, in their order. */
  built: readonly string[];
  /** How many integrations without a name are built. */
  unnamedCount: number;
  usd: number;
  isLate: boolean;
}

/** Computes a split from the inputs of each side (E35); null if it is not live by month 36. */
export function trySplit(
  inputs: CalculatorInputs,
  estimate: (inputs: CalculatorInputs) => Estimate,
  weeksLeft: number,
  built: readonly string[],
  unnamedCount: number,
): TriedSplit | null {
  const named = selectedProfiles(inputs).map(({ id }) => id);
  const all = Math.max(inputs.integrationCount, new Set(systemIdsOf(inputs)).size);
  const inHouse = estimate(sideOf(inputs, built, built.length + unnamedCount));
  const rest = named.filter((id) => !built.includes(id));
  const embedded = estimate(sideOf(inputs, rest, all - built.length - unnamedCount));
  const [hasBuilt, hasRest] = [inHouse.effectiveCount > 0, embedded.effectiveCount > 0];
  const builtWeeks = hasBuilt ? inHouse.timeline.timelineWeeks : 0;
  if (builtWeeks / 4.33 > 36) return null;
  const weeks = Math.max(builtWeeks, hasRest ? embedded.timeline.embeddedWeeks : 0);
  const inHouseUsd = hasBuilt ? Math.round(spentBy(36, inHouse).inHouseUsd) : 0;
  const embeddedUsd = hasRest ? Math.round(spentBy(36, embedded).embeddedUsd) : 0;
  return { built, unnamedCount, usd: inHouseUsd + embeddedUsd, isLate: weeks > weeksLeft };
}

function sideOf(
  inputs: CalculatorInputs,
  ids: readonly string[],
  integrationCount: number,
): CalculatorInputs {
  return {
    ...inputs,
    integrationCount,
    selectedSystems: ids.filter((id) => otherSystemName(id) === null),
    otherSystems: ids.flatMap((id) => otherSystemName(id) ?? []),
  };
}

/** Every split that the pins allow and that is live by month 36. */
export function everySplit(
  inputs: CalculatorInputs,
  estimate: (inputs: CalculatorInputs) => Estimate,
  weeksLeft = Number.POSITIVE_INFINITY,
): TriedSplit[] {
  const named = selectedProfiles(inputs).map(({ id }) => id);
  const all = Math.max(inputs.integrationCount, new Set(systemIdsOf(inputs)).size);
  const others = all - named.length;
  const numbers = Array.from({ length: others + 1 }, (_, count) => count).filter((count) => {
    const pin = pinOf(inputs, 'other:*');
    return pin === null || count === (pin === 'build' ? others : 0);
  });
  return subsets(named.filter((id) => pinOf(inputs, id) !== 'embed'))
    .filter((built) => named.every((id) => pinOf(inputs, id) !== 'build' || built.includes(id)))
    .flatMap((built) =>
      numbers.flatMap((count) => trySplit(inputs, estimate, weeksLeft, built, count) ?? []),
    );
}

/** The side that a system is pinned to. What is pinned to both is built. */
export function pinOf({ builtSystems, embeddedSystems }: CalculatorInputs, id: string) {
  if (builtSystems?.includes(id)) return 'build';
  return embeddedSystems?.includes(id) ? 'embed' : null;
}

function subsets(ids: readonly string[]): string[][] {
  const sets: string[][] = [[]];
  for (const id of ids) sets.push(...sets.map((set) => [...set, id]));
  return sets;
}

/** Whether one split is better: in time, or cheaper where both are or neither is. */
export function isBetter(one: TriedSplit, other: TriedSplit): boolean {
  return one.isLate === other.isLate ? one.usd < other.usd : other.isLate;
}
