import type { PropertyId } from '../../worker/estimate/rules.ts';
import type { EvaluatedCase } from './evaluateCase.ts';

/** What checks a property of a rule. */
export interface Property {
  /** Returns null where the property holds. */
  check: (evaluated: EvaluatedCase) => Counterexample | null;
  /** Check a slow property in every so many runs only; a replay always checks it. */
  every?: number;
}

/** Both sides of a property that does not hold, in words and figures. */
export interface Counterexample {
  left: string;
  right: string;
}

/** Properties of some rules by their ids in the registry of rules. */
export type Properties = Partial<Readonly<Record<PropertyId, Property>>>;
