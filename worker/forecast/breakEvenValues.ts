import { acceptedValues, changesCosts, stepOfQuantity } from '../../contract/assumptionDetails.ts';
import {
  type NumberAssumption,
  numberAssumptionNames,
  ownAssumptions,
  type SystemFigure,
  systemFigureNames,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { systemIdsOf } from '../../contract/systemIds.ts';
import { deploymentWeeks } from '../estimate/embeddedPlan.ts';
import { drivers } from '../estimate/estimate.ts';
import { maintenancePercentage } from '../estimate/inHouse.ts';
import { genericFigures, systemProfile } from '../estimate/systems.ts';
import {
  type CostQuantity,
  createWhatIf,
  type Interval,
  intervalOf,
  nearestValue,
} from './whatIf.ts';

/** The texts beside the field of a system's figure. */
interface SystemFigureBreakEven {
  /** The rate card's figure; that of a generic integration if the system is not on it. */
  readonly rateCard: number;
  readonly isOnRateCard: boolean;
  /** The range that is plausible; null where there is none. */
  readonly range: Interval | null;
  /** The value at which the verdict turns; null if there is none within what is accepted. */
  readonly breakEvenValue: number | null;
}

/** The values at which the verdict over the forecast turns, with all else unchanged (E24). */
export interface BreakEvenValues {
  /** False for an unfinished build, which has no verdict to turn. */
  readonly hasVerdict: boolean;
  /** The nearest such value; null if there is none within what is accepted. */
  readonly numbers: Readonly<Record<NumberAssumption, number | null>>;
  /** The rate card's values where an assumption has no default: a share of the hours, and weeks. */
  readonly rateCard: Readonly<
    Record<'maintenancePercentagePerYear' | 'embeddedDeploymentWeeks', number>
  >;
  /** Whether the other choice of listings turns it. */
  readonly doListingsFlip: boolean;
  /** Of each selected system. */
  readonly systems: Readonly<Record<string, Readonly<Record<SystemFigure, SystemFigureBreakEven>>>>;
}

/**
 * Finds the value of each assumption at which the verdict over the forecast turns, among those that
 * its control offers. Nothing turns where the build is unfinished.
 */
export function breakEvenValues(inputs: CalculatorInputs): BreakEvenValues {
  const whatIf = createWhatIf(inputs);
  const hasVerdict = whatIf.cheaper !== null;
  const ids = [...new Set(systemIdsOf(inputs))];
  const breakEvenOf = (quantity: CostQuantity) => {
    if (!hasVerdict) return null;
    const offered = { ...acceptedValues(quantity), step: stepOfQuantity(quantity) };
    return nearestValue(whatIf.currentValue(quantity), offered, (to) =>
      whatIf.flips([{ quantity, to }]),
    );
  };
  return {
    hasVerdict,
    numbers: recordOf(numberAssumptionNames, (name) =>
      changesCosts(name) ? breakEvenOf({ kind: 'number', name }) : null,
    ),
    rateCard: rateCardValues(inputs),
    doListingsFlip: breakEvenOf({ kind: 'listings' }) !== null,
    systems: recordOf(ids, (id) => {
      const profile = systemProfile(id);
      return recordOf(systemFigureNames, (figure) => {
        const quantity = { kind: 'system', id, figure } as const;
        return {
          rateCard: (profile ?? genericFigures(inputs.assumptions))[figure],
          isOnRateCard: profile !== undefined,
          range: intervalOf(quantity, whatIf.base.effectiveCount),
          breakEvenValue: breakEvenOf(quantity),
        };
      });
    }),
  };
}

/** Returns the values without a preset and without the visitor's own percentage and weeks. */
function rateCardValues(inputs: CalculatorInputs): BreakEvenValues['rateCard'] {
  const own = ownAssumptions(inputs.assumptions);
  const assumptions = { ...own, maintenancePercentagePerYear: undefined };
  const { integrationHours, effectiveCount } = drivers({ ...inputs, assumptions });
  return {
    maintenancePercentagePerYear: maintenancePercentage(integrationHours),
    embeddedDeploymentWeeks: deploymentWeeks(effectiveCount),
  };
}

function recordOf<Key extends string, T>(
  keys: readonly Key[],
  entryOf: (key: Key) => T,
): Record<Key, T> {
  return Object.fromEntries(keys.map((key) => [key, entryOf(key)])) as Record<Key, T>;
}
