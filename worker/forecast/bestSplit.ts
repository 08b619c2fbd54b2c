import { billingOf } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Claim } from '../../contract/claims.ts';
import { daysUntil } from '../../contract/days.ts';
import {
  type BestSplit,
  pinsInEffect,
  type SplitChoice,
  type SplitReason,
  type SplitRow,
  type SplitTotal,
} from '../../contract/split.ts';
import { unnamedId } from '../../contract/systemIds.ts';
import { isPlanFull } from '../estimate/embeddedPlan.ts';
import { compareByName, selectedProfiles } from '../estimate/systems.ts';
import { type BuiltSet, builtSystems, searchSplit } from './searchSplit.ts';
import { createQuickTotals, createSplitCosts } from './splitCosts.ts';

/** A set that is built, with its total. */
interface Split extends BuiltSet {
  readonly total: SplitTotal;
}

/**
 * Finds the split of the integrations into those to build and those to embed that costs least over
 * the forecast (E35). Each system with figures is on one side; all other integrations are alike, so
 * they are counted.
 *
 * @param today - The local calendar day, such as `2027-03-01`.
 * @returns null for fewer than two integrations, which have nothing to split.
 */
export function bestSplit(inputs: CalculatorInputs, today: string): BestSplit | null {
  const { deadline } = inputs;
  const weeksLeft = deadline ? Math.max(0, Math.floor(daysUntil(deadline, today) / 7)) : null;
  const costs = createSplitCosts(inputs, weeksLeft);
  if (costs.effectiveCount < 2) return null;
  const profiles = selectedProfiles(inputs).sort((a, b) => (a.id < b.id ? -1 : 1));
  const unnamedCount = costs.effectiveCount - profiles.length;
  const pinOf = pinsOf(inputs);
  const isByIntegrations = billingOf(inputs.assumptions) === 'integrations';

  const splitOf = (set: BuiltSet): Split => ({
    ...set,
    total: costs.totalOf(builtSystems(profiles, set.isBuilt), set.unnamedCount),
  });
  const least = searchSplit(
    {
      systems: profiles.map((profile) => ({ ...profile, ...allowed(pinOf(profile.id)) })),
      unnamed: unnamedRange(pinOf(unnamedId), unnamedCount),
    },
    createQuickTotals(inputs, costs),
  )
    .map(splitOf)
    .filter(({ total }) => total.isLive)
    .reduce<Split | null>((one, other) => (one && compare(one, other) <= 0 ? one : other), null);

  /** One integration of a row moves to the other side. */
  function moved(set: BuiltSet, row: number): BuiltSet {
    const { isBuilt, unnamedCount: built } = set;
    if (row === profiles.length) return { isBuilt, unnamedCount: built > 0 ? built - 1 : 1 };
    return { ...set, isBuilt: isBuilt.with(row, !isBuilt[row]) };
  }

  function reasonOf(split: Split, row: number, pin: SplitChoice | null): SplitReason {
    const other = splitOf(moved(split, row));
    const byUsd = other.total.usd - split.total.usd;
    if (pin) return { kind: 'pinned', byUsd: other.total.isLive ? byUsd : null };
    if (!other.total.isLive) return { kind: 'unfinished' };
    if (other.total.isLate && !split.total.isLate)
      return reviewReason(split, other, row) ?? { kind: 'late' };
    const { embeddedCount } = split.total;
    const isEmbeddedInstead = other.total.embeddedCount > embeddedCount;
    if (
      isEmbeddedInstead &&
      (embeddedCount === 0 || (isByIntegrations && isPlanFull(embeddedCount)))
    )
      return { kind: embeddedCount === 0 ? 'firstPlan' : 'nextPlan', byUsd };
    return { kind: 'cost', byUsd };
  }

  /** Where the build would be in time without the wait for the review of the moved system. */
  function reviewReason(split: Split, other: Split, row: number): SplitReason | null {
    const system = profiles[row];
    const { moderationWeeks } = builtSystems(profiles, split.isBuilt);
    if (!system || !other.isBuilt[row] || system.moderationWeeks <= moderationWeeks) return null;
    const unreviewed = { ...builtSystems(profiles, other.isBuilt), moderationWeeks };
    if (costs.totalOf(unreviewed, other.unnamedCount).isLate) return null;
    return { kind: 'review', weeks: system.moderationWeeks, isListing: system.gate === 'listing' };
  }

  function rowOf(id: string, name: string | null, row: number): SplitRow {
    const pin = pinOf(id);
    const count = name === null ? unnamedCount : 1;
    const builtCount = name === null ? least?.unnamedCount : Number(least?.isBuilt[row] ?? false);
    return {
      ...{ id, name, count, pin },
      builtCount: (least ? builtCount : null) ?? (pin === 'build' ? count : 0),
      reason: least && reasonOf(least, row, pin),
    };
  }

  const all = (build: boolean) =>
    splitOf({ isBuilt: profiles.map(() => build), unnamedCount: build ? unnamedCount : 0 }).total;
  const rows = profiles.map(({ id, name }, row) => ({ name, of: rowOf(id, name, row) }));
  return {
    rows: [
      ...rows.sort(compareByName).map(({ of }) => of),
      ...(unnamedCount > 0 ? [rowOf(unnamedId, null, profiles.length)] : []),
    ],
    best: least?.total ?? null,
    allInHouse: all(true),
    allEmbedded: all(false),
    hasDate: weeksLeft !== null,
  };
}

/** Returns the function that tells the pinned side of a row. */
function pinsOf(inputs: CalculatorInputs): (id: string) => SplitChoice | null {
  const { builtSystems: built, embeddedSystems: embedded } = pinsInEffect(inputs);
  return (id) => (built.includes(id) ? 'build' : embedded.includes(id) ? 'embed' : null);
}

function allowed(pin: SplitChoice | null) {
  return { canBuild: pin !== 'embed', canEmbed: pin !== 'build' };
}

function unnamedRange(pin: SplitChoice | null, count: number): [min: number, max: number] {
  return [pin === 'build' ? count : 0, pin === 'embed' ? 0 : count];
}

/**
 * Which of two sets is better: one that is in time, then the lower total, then the one that builds
 * fewer, then the one that builds the first id by which they differ.
 */
function compare(one: Split, other: Split): number {
  return (
    Number(one.total.isLate) - Number(other.total.isLate) ||
    one.total.usd - other.total.usd ||
    one.total.builtCount - other.total.builtCount ||
    compareIds(one.isBuilt, other.isBuilt)
  );
}

function compareIds(one: readonly boolean[], other: readonly boolean[]): number {
  const differs = one.findIndex((isBuilt, index) => isBuilt !== other[index]);
  if (differs < 0) return 0;
  return one[differs] ? -1 : 1;
}

/** A split is worth naming where it costs less by more than this part of the cheaper side. */
const namedPart = 0.05;
/** A side of so many systems is said by their names. */
const mostNames = 3;

/** The claim of a split that costs clearly less than the cheaper side alone (E35). */
export function splitClaims(split: BestSplit | null): Claim[] {
  if (!split?.best) return [];
  const { best, allInHouse, allEmbedded } = split;
  const isBuilding = allInHouse.isLive && allInHouse.usd < allEmbedded.usd;
  const side = isBuilding ? allInHouse : allEmbedded;
  const byUsd = side.usd - best.usd;
  if (byUsd <= namedPart * side.usd || (best.isLate && !side.isLate)) return [];
  const { builtCount, embeddedCount, usd } = best;
  return [
    {
      ...{ kind: 'split', builtCount, embeddedCount, usd, byUsd },
      than: isBuilding ? 'inHouse' : 'embedded',
      named: namedSide(split, 'build', builtCount) ?? namedSide(split, 'embed', embeddedCount),
    },
  ];
}

/** The systems of a side, where it has few and no other integrations. */
function namedSide({ rows }: BestSplit, choice: SplitChoice, count: number) {
  const systems = rows.flatMap(({ name, builtCount }) =>
    name !== null && (builtCount > 0 ? 'build' : 'embed') === choice ? name : [],
  );
  return systems.length === count && count <= mostNames ? { choice, names: systems } : null;
}
