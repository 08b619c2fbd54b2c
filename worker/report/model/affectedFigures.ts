import { type Assumptions, changedAssumptions } from '../../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../../contract/calculation.ts';
import { type Estimate, estimate } from '../../estimate/estimate.ts';
import { cumulativeCosts } from '../../forecast/cumulativeCosts.ts';
import { type Finance, finance } from '../../forecast/finance.ts';
import { type ByHorizon, byHorizon } from './byHorizon.ts';

/** Which figures differ from those of the rate card because of the visitor's assumptions (E24). */
export interface AffectedFigures {
  /** Initial and monthly costs of either side, and the savings. */
  readonly costs: boolean;
  readonly timeline: boolean;
  readonly hours: boolean;
  /** Costs over time. */
  readonly forecast: boolean;
  readonly finance: boolean;
}

const unaffected: AffectedFigures = {
  costs: false,
  timeline: false,
  hours: false,
  forecast: false,
  finance: false,
};

/** Whether the assumptions change any figure of the report. */
export function isAnyAffected(affected: AffectedFigures): boolean {
  return Object.values(affected).includes(true);
}

/** Finds the figures that the visitor's assumptions change, by an estimate without them. */
export function affectedFigures(
  inputs: CalculatorInputs,
  estimated: Estimate,
  financed: ByHorizon<Finance>,
): AffectedFigures {
  const { assumptions } = inputs;
  if (!hasAssumptions(assumptions)) return unaffected;
  const byRateCard = estimate({ ...inputs, assumptions: null });
  return {
    costs: differs(estimated.results, byRateCard.results),
    timeline: differs(estimated.timeline, byRateCard.timeline),
    hours: differs(estimated.hours, byRateCard.hours),
    forecast: differs(cumulativeCosts(estimated), cumulativeCosts(byRateCard)),
    finance: differs(
      financed,
      byHorizon((months) => finance(byRateCard, null, months)),
    ),
  };
}

/** Whether a visitor assumes anything differently from the rate card. */
export function hasAssumptions(assumptions: Assumptions | null | undefined): boolean {
  return changedAssumptions(assumptions) !== null;
}

/** Both are plain data. */
function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
