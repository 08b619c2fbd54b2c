import type { FinanceHorizon } from '../../forecast/finance.ts';

/** A value for each horizon of the finance figures, by its months. */
export type ByHorizon<Value> = Readonly<Record<FinanceHorizon, Value>>;

/** Computes a value for each horizon of the finance figures (E25). */
export function byHorizon<Value>(compute: (months: FinanceHorizon) => Value): ByHorizon<Value> {
  return { 36: compute(36), 60: compute(60) };
}
