import { type Systems, systemIdsOf, unnamedId } from './systemIds.ts';

/** The choice for an integration of the split (E35). */
export type SplitChoice = 'build' | 'embed';

/** The costs of building a set of integrations and embedding the rest, and when all are live. */
export interface SplitTotal {
  readonly builtCount: number;
  readonly embeddedCount: number;
  /** Of the built set over 36 months; whole USD, as all amounts of the split. */
  readonly inHouseUsd: number;
  /** Of the rest over 36 months: setup, plan and own work. */
  readonly embeddedUsd: number;
  /** The sum of both. */
  readonly usd: number;
  /** The go-live of the later side. */
  readonly weeks: number;
  /** Whether the build is live by month 36; a build that is not has no verdict (E22). */
  readonly isLive: boolean;
  /** Whether it is live after the target date; false without one. */
  readonly isLate: boolean;
}

/**
 * Why an integration is on its side. `byUsd` is what the total rises by with one more integration
 * on the other side, and all others where they are.
 */
export type SplitReason =
  /** By the visitor. The total changes by `byUsd`; null where the build would not be live. */
  | { readonly kind: 'pinned'; readonly byUsd: number | null }
  /** Its review alone would make the build miss the target date. */
  | { readonly kind: 'review'; readonly weeks: number; readonly isListing: boolean }
  /** The other choice would miss the target date. */
  | { readonly kind: 'late' }
  /** With it the build would not be live by month 36. */
  | { readonly kind: 'unfinished' }
  /** Embedding it needs the next plan, or a plan at all. */
  | { readonly kind: 'nextPlan' | 'firstPlan'; readonly byUsd: number }
  | { readonly kind: 'cost'; readonly byUsd: number };

/** A system of the split, or all integrations without a name. */
export interface SplitRow {
  readonly id: string;
  /** Of a system; null for all integrations without a name. */
  readonly name: string | null;
  /** How many integrations these are; 1 for a system. */
  readonly count: number;
  /** How many of them are built. */
  readonly builtCount: number;
  readonly pin: SplitChoice | null;
  /** Null where no set that the pins allow is live by month 36. */
  readonly reason: SplitReason | null;
}

/** The best split of the integrations (E35). */
export interface BestSplit {
  /** The systems by name, then the integrations without a name. */
  readonly rows: readonly SplitRow[];
  /** Null where no set that the pins allow is live by month 36. */
  readonly best: SplitTotal | null;
  readonly allInHouse: SplitTotal;
  readonly allEmbedded: SplitTotal;
  readonly hasDate: boolean;
}

/** Ids of what the visitor keeps on one side of the split (E35). */
interface Pins {
  builtSystems?: readonly string[] | null | undefined;
  embeddedSystems?: readonly string[] | null | undefined;
}

/** The pins that count: those of chosen systems, and of all integrations without a name. */
export function pinsInEffect({ builtSystems, embeddedSystems, ...systems }: Systems & Pins) {
  const ids = [...systemIdsOf(systems), unnamedId];
  const counting = (pinned: Pins['builtSystems']) => pinned?.filter((id) => ids.includes(id)) ?? [];
  return {
    builtSystems: counting(builtSystems),
    embeddedSystems: counting(embeddedSystems),
  };
}
