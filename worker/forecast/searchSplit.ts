import type { Selection } from '../../contract/estimate.ts';
import type { SystemFigures } from '../estimate/systems.ts';
import { type createQuickTotals, noSystems, quickErrorUsd, withSystem } from './splitCosts.ts';

/** A system that can be on either side, or is pinned. */
interface SplitSystem extends SystemFigures {
  readonly id: string;
  readonly canBuild: boolean;
  readonly canEmbed: boolean;
}

/** The integrations of a split. */
interface SplitProblem {
  /** In the order of their ids. */
  readonly systems: readonly SplitSystem[];
  /** The least and the largest number of integrations without a name that may be built. */
  readonly unnamed: readonly [number, number];
}

/** A set that is built: whether each system is, and how many integrations without a name. */
export interface BuiltSet {
  readonly isBuilt: readonly boolean[];
  readonly unnamedCount: number;
}

/** Up to so many systems, every set is tried. */
const mostTried = 12;

/** The totals of the systems that are built. */
export function builtSystems(
  systems: readonly (SystemFigures & { readonly id: string })[],
  isBuilt: readonly boolean[],
): Selection {
  return systems.reduce<Selection>(
    (set, system, index) => (isBuilt[index] ? withSystem(set, system) : set),
    noSystems,
  );
}

/**
 * Finds the sets that may have the least total (E35): every one whose approximation is near the
 * least, among all sets or, of many systems, among those that greedy orders and moves reach.
 */
export function searchSplit(
  problem: SplitProblem,
  quickTotals: ReturnType<typeof createQuickTotals>,
): BuiltSet[] {
  const free = problem.systems.filter(({ canBuild, canEmbed }) => canBuild && canEmbed);
  let leastUsd = Number.POSITIVE_INFINITY;
  const found: (BuiltSet & { usd: number })[] = [];

  /** Keeps what is near the least total, and returns the least total of these systems. */
  function tryAll(isBuilt: readonly boolean[], systems = builtSystems(problem.systems, isBuilt)) {
    let ofSystems = Number.POSITIVE_INFINITY;
    quickTotals(systems, problem.unnamed, (unnamedCount, usd) => {
      if (usd < ofSystems) ofSystems = usd;
      if (usd > leastUsd + quickErrorUsd) return;
      if (usd < leastUsd) leastUsd = usd;
      found.push({ isBuilt, unnamedCount, usd });
    });
    return ofSystems;
  }

  if (free.length <= mostTried) everySet(problem.systems, tryAll);
  else improvedOrders(problem.systems, tryAll);
  return found.filter(({ usd }) => usd <= leastUsd + quickErrorUsd);
}

type TryAll = (isBuilt: readonly boolean[], systems?: Selection) => number;

/** Tries every set of systems that the pins allow. */
function everySet(systems: readonly SplitSystem[], tryAll: TryAll): void {
  const isBuilt: boolean[] = [];
  const decide = (index: number, set: Selection) => {
    const system = systems[index];
    if (!system) {
      tryAll([...isBuilt], set);
      return;
    }
    for (const build of choicesOf(system)) {
      isBuilt[index] = build;
      decide(index + 1, build ? withSystem(set, system) : set);
    }
  };
  decide(0, noSystems);
}

function choicesOf({ canBuild, canEmbed }: SplitSystem): boolean[] {
  return [...(canEmbed ? [false] : []), ...(canBuild ? [true] : [])];
}

/** The keys of the greedy orders, ascending: a system's hours to build, to maintain, or both. */
const orders: readonly ((system: SystemFigures) => number)[] = [
  ({ devHours }) => devHours,
  ({ maintenanceHours }) => maintenanceHours,
  ({ devHours, maintenanceHours }) => devHours + 24 * maintenanceHours,
];

/** How many starts are improved. */
const starts = 16;

/**
 * Builds the first systems of each order, of those whose review takes at most so long: a review
 * decides with others whether a date is met. Improves the best of these sets, one of each size, by
 * moves of one and of two systems until none helps.
 */
function improvedOrders(systems: readonly SplitSystem[], tryAll: TryAll): void {
  const pinned = systems.map(({ canEmbed }) => !canEmbed);
  const free = systems.flatMap((system, index) =>
    system.canBuild && system.canEmbed ? [index] : [],
  );
  const figuresOf = (index: number) => systems[index] ?? noSystems;
  const reviews = new Set(free.map((index) => figuresOf(index).moderationWeeks));
  const bestOfSize: Tried[] = [];
  for (const longest of reviews) {
    const allowed = free.filter((index) => figuresOf(index).moderationWeeks <= longest);
    for (const order of orders) {
      const sorted = allowed.toSorted((a, b) => order(figuresOf(a)) - order(figuresOf(b)));
      prefixes(pinned, sorted).forEach((isBuilt, size) => {
        const usd = tryAll(isBuilt);
        if (usd < (bestOfSize[size]?.usd ?? Number.POSITIVE_INFINITY))
          bestOfSize[size] = { isBuilt, usd };
      });
    }
  }
  const ranked = bestOfSize.filter(Boolean).toSorted((a, b) => a.usd - b.usd);
  const reached = new Set<string>();
  for (const start of ranked.slice(0, starts)) improve(start, free, tryAll, reached);
}

/** The sets of the first systems of an order, from none to all. */
function prefixes(pinned: readonly boolean[], order: readonly number[]): boolean[][] {
  const sets = [[...pinned]];
  for (const index of order) sets.push((sets.at(-1) ?? []).with(index, true));
  return sets;
}

interface Tried {
  readonly isBuilt: readonly boolean[];
  readonly usd: number;
}

/**
 * Moves one system, or two where no single move helps, as long as the total falls and no earlier
 * start has reached the same set.
 */
function improve(
  start: Tried,
  free: readonly number[],
  tryAll: TryAll,
  reached: Set<string>,
): void {
  const moved = (from: Tried, indexes: readonly number[]): Tried => {
    const isBuilt = [...from.isBuilt];
    for (const index of indexes) isBuilt[index] = !isBuilt[index];
    return { isBuilt, usd: tryAll(isBuilt) };
  };
  const pairs = free.flatMap((one, at) => free.slice(at + 1).map((other) => [one, other]));
  const singles = free.map((index) => [index]);
  let current: Tried | null = start;
  while (current && !reached.has(String(current.isBuilt))) {
    reached.add(String(current.isBuilt));
    const from: Tried = current;
    const best = (moves: readonly (readonly number[])[]) =>
      moves
        .map((indexes) => moved(from, indexes))
        .reduce<Tried | null>(
          (least, other) => (other.usd < (least ?? from).usd ? other : least),
          null,
        );
    current = best(singles) ?? best(pairs);
  }
}
