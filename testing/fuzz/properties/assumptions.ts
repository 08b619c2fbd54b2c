import {
  type CostAssumption,
  changesCosts,
  costAssumptions,
  detailsOf,
} from '../../../contract/assumptionDetails.ts';
import {
  countsWith,
  type NumberAssumption,
  numberAssumptionNames,
} from '../../../contract/assumptions.ts';
import { statedInFull } from '../assumedFigure.ts';
import type { EvaluatedCase } from '../evaluateCase.ts';
import type { Counterexample, Properties } from '../Property.ts';
import { counterexample, equal, firstOf } from '../Property.ts';

const every = 64;

/** The visitor’s assumptions, and the figures that they may change. */
export const assumptionsProperties = {
  'assumptions/defaults-change-nothing': {
    every,
    check: (evaluated) => {
      const { assumptions } = evaluated.inputs;
      return equal(
        'figures with defaults stated',
        figuresWith(evaluated, statedInFull(evaluated.inputs)),
        'those without',
        figuresWith(evaluated, assumptions),
      );
    },
  },
  'assumptions/finance-changes-no-cost': {
    every,
    check: (evaluated) => {
      const { assumptions } = evaluated.inputs;
      return firstOf(
        numberAssumptionNames.filter(
          (name) =>
            !changesCosts(name) && countsWith(name, 'integrations') && name !== 'leavingMonth',
        ),
        (name) =>
          equal(
            `costs with another ${name}`,
            costsText(evaluated, { ...assumptions, [name]: another(evaluated, name) }),
            'those before',
            costsText(evaluated, assumptions),
          ),
      );
    },
  },
  'assumptions/each-moves-its-own-side': {
    every,
    check: (evaluated) =>
      firstOf(costAssumptions, (name) => {
        const { min, max } = detailsOf(name).accepted;
        const low = costsWith(evaluated, name, min);
        const high = costsWith(evaluated, name, max);
        return (
          moves(`in-house with more ${name}`, low.inHouseUsd, high.inHouseUsd, inHouse[name]) ??
          moves(`embedded with more ${name}`, low.embeddedUsd, high.embeddedUsd, embedded[name])
        );
      }),
  },
} satisfies Properties;

type Direction = 'up' | 'down' | 'same' | 'any';

/** Where the costs over 36 months go when an assumption becomes larger. */
const inHouse: Readonly<Record<CostAssumption, Direction>> = {
  maintenancePercentagePerYear: 'up',
  // A longer build leaves fewer months for maintenance.
  genericDevHours: 'any',
  genericMaintenanceHours: 'up',
  // A shorter build leaves more months for maintenance.
  assistedBuildSavingPercentage: 'any',
  assistedMaintenanceSavingPercentage: 'down',
  platformHoursOnce: 'any',
  platformHoursPerMonth: 'up',
  platformUsdPerMonth: 'up',
  feesUsdPerYear: 'up',
  turnoverPercentagePerYear: 'up',
  handoverHours: 'up',
  overageUsdPerMonth: 'same',
  multiplierPercentage: 'up',
  embeddedHoursPerIntegration: 'same',
  embeddedHoursPerMonth: 'same',
  planDiscountPercentage: 'same',
  planRisePercentagePerYear: 'same',
  leavingHoursPerIntegration: 'same',
  wageRisePercentagePerYear: 'up',
};
const embedded: Readonly<Record<CostAssumption, Direction>> = {
  maintenancePercentagePerYear: 'same',
  genericDevHours: 'same',
  genericMaintenanceHours: 'same',
  assistedBuildSavingPercentage: 'down',
  assistedMaintenanceSavingPercentage: 'down',
  platformHoursOnce: 'same',
  platformHoursPerMonth: 'same',
  platformUsdPerMonth: 'same',
  feesUsdPerYear: 'same',
  turnoverPercentagePerYear: 'same',
  handoverHours: 'same',
  overageUsdPerMonth: 'up',
  multiplierPercentage: 'same',
  embeddedHoursPerIntegration: 'up',
  embeddedHoursPerMonth: 'up',
  planDiscountPercentage: 'down',
  planRisePercentagePerYear: 'up',
  leavingHoursPerIntegration: 'up',
  wageRisePercentagePerYear: 'up',
};

function moves(
  side: string,
  before: number,
  after: number,
  direction: Direction,
): Counterexample | null {
  if (direction === 'any') return null;
  const change = after - before;
  const isSmall = Math.abs(change) <= 1e-9 * Math.max(1, before);
  const isRight = isSmall || (direction !== 'same' && change > 0 === (direction === 'up'));
  return isRight ? null : counterexample(`${side} changes by`, change, 'must go', direction);
}

type Assumed = EvaluatedCase['inputs']['assumptions'];

/** All figures of the estimate, and both costs over 36 months, as text. */
function figuresWith({ inputs, estimate, product }: EvaluatedCase, assumptions: Assumed): string {
  const estimated = estimate({ ...inputs, assumptions });
  return JSON.stringify([{ ...estimated, assumed: null }, product.cumulativeCost(estimated, 36)]);
}

/** The same without what a deployment of another length changes. */
function costsText({ inputs, estimate, product }: EvaluatedCase, assumptions: Assumed): string {
  const estimated = estimate({ ...inputs, assumptions });
  const timeline = { ...estimated.timeline, embeddedWeeks: 0 };
  return JSON.stringify([
    { ...estimated, timeline, assumed: null },
    product.cumulativeCost(estimated, 36),
  ]);
}

function costsWith(
  { inputs, estimate, product }: EvaluatedCase,
  name: NumberAssumption,
  value: number,
) {
  const assumptions = { ...inputs.assumptions, [name]: value };
  return product.cumulativeCost(estimate({ ...inputs, assumptions }), 36);
}

/** Another accepted value of an assumption. */
function another({ inputs, estimate, fuzzCase }: EvaluatedCase, name: NumberAssumption): number {
  const { min, max } = detailsOf(name).accepted;
  const value = min + (fuzzCase.number % (max - min + 1));
  return value === estimate(inputs).assumed[name] ? max : value;
}
