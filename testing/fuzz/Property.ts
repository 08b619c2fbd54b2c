import type { EvaluatedCase } from './evaluateCase.ts';
import type { PropertyId } from './registry.ts';

/** The check of a property of a rule. */
export interface Property {
  /** Returns null where the property holds. */
  check: (evaluated: EvaluatedCase) => Counterexample | NotApplicable | null;
  /** Checks a slow property only in every nth run; a replay always checks it. */
  every?: number;
}

/** Both sides of a property that does not hold, as text with figures. */
export interface Counterexample {
  left: string;
  right: string;
}

/** What a check returns where its property says nothing about a case; it does not count. */
export const notApplicable = 'not applicable';
export type NotApplicable = typeof notApplicable;

/** Properties of some rules by their ids in the registry of rules. */
export type Properties = Partial<Readonly<Record<PropertyId, Property>>>;
