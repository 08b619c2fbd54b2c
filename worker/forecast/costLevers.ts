import {
  type CostAssumption,
  numberAssumptions,
  type SystemFigure,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Lever } from '../../contract/format/leverTexts.ts';
import { maintenancePercentage, percentMonthsPerYear } from '../estimate/buildHours.ts';
import type { Drivers } from '../estimate/Drivers.ts';
import { planTier } from '../estimate/embeddedPlan.ts';

/** The part of a lever that is our judgement (E27): its current value, or its plausible range. */
export type LeverJudgement = 'value' | 'range';

/** The values of a lever, and the drivers with each. */
export interface LeverRange {
  current: number;
  min: number;
  max: number;
  /** The plausible range of an assumption; without one, a quarter less and more are compared. */
  plausible?: { readonly min: number; readonly max: number };
  /** The step in which the break-even value is searched; 1 by default. */
  step?: number;
  /** The part of it that is our judgement; none if missing. */
  judgement?: LeverJudgement | null;
  driversAt: (value: number) => Drivers;
}

/** The levers that change costs alone: every assumption about costs, and the deployment. */
export function costLevers(inputs: CalculatorInputs, base: Drivers): [Lever, LeverRange][] {
  return [...Object.values(assumptionLevers(inputs, base)), deploymentLever(base)];
}

/** One lever for each assumption about costs: an assumption without a lever does not compile. */
function assumptionLevers(
  inputs: CalculatorInputs,
  base: Drivers,
): Record<CostAssumption, [Lever, LeverRange]> {
  const { hours, embeddedHours } = base;
  const { development } = hours;
  return {
    maintenancePercentagePerYear: [
      'maintenance',
      {
        ...rangeOf('maintenancePercentagePerYear'),
        current: maintenancePercentage(hours),
        judgement: isMaintenanceJudged(inputs, base) ? 'value' : null,
        driversAt: (percentage) => ({
          ...base,
          maintenancePercentagePerYear: percentage,
          hours: { development, maintenance: (development * percentage) / percentMonthsPerYear },
        }),
      },
    ],
    planDiscountPercentage: ['planPrice', planPriceRange(base)],
    planRisePercentagePerYear: [
      'planRise',
      {
        ...rangeOf('planRisePercentagePerYear'),
        current: base.planRisePercentagePerYear,
        driversAt: (percentage) => ({ ...base, planRisePercentagePerYear: percentage }),
      },
    ],
    wageRisePercentagePerYear: [
      'wageRise',
      {
        ...rangeOf('wageRisePercentagePerYear'),
        current: base.wageRisePercentagePerYear,
        driversAt: (percentage) => ({ ...base, wageRisePercentagePerYear: percentage }),
      },
    ],
    embeddedHoursPerIntegration: [
      'ownSetup',
      {
        ...rangeOf('embeddedHoursPerIntegration'),
        current: embeddedHours.once,
        driversAt: (once) => ({ ...base, embeddedHours: { ...embeddedHours, once } }),
      },
    ],
    embeddedHoursPerMonth: [
      'ownEffort',
      {
        ...rangeOf('embeddedHoursPerMonth'),
        current: embeddedHours.monthly,
        driversAt: (monthly) => ({ ...base, embeddedHours: { ...embeddedHours, monthly } }),
      },
    ],
  };
}

/** The range of an assumption that its field and the counterarguments use too. */
function rangeOf(name: CostAssumption) {
  const { accepted, plausible, step } = numberAssumptions[name];
  return {
    ...accepted,
    plausible,
    step,
    judgement: judgementOf(name),
  } as const satisfies Partial<LeverRange>;
}

function judgementOf(name: CostAssumption): LeverJudgement | null {
  return numberAssumptions[name].plausible.confidence === 'judgement' ? 'range' : null;
}

/** Percent of the list price: the discount, and prices above the list that no discount reaches. */
function planPriceRange(base: Drivers): LeverRange {
  const { plausible } = numberAssumptions.planDiscountPercentage;
  return {
    current: 100 - base.planDiscountPercentage,
    min: 0,
    max: 1000,
    plausible: { min: 100 - plausible.max, max: 100 - plausible.min },
    judgement: judgementOf('planDiscountPercentage'),
    driversAt: (percent) => ({ ...base, planDiscountPercentage: 100 - percent }),
  };
}

/** Without a percentage of the visitor's own, no source gives the rate card's hours. */
function isMaintenanceJudged(inputs: CalculatorInputs, base: Drivers): boolean {
  return (
    base.maintenancePercentagePerYear === null &&
    hasRateCardFigures('maintenanceHours', inputs, base)
  );
}

/** The subscription starts in month 1, so a later launch changes no cost. */
function deploymentLever(base: Drivers): [Lever, LeverRange] {
  const current = planTier(base.effectiveCount).deploymentWeeks;
  return ['deployment', { current, min: 1, max: 2 * current, driversAt: () => base }];
}

/** Whether a figure of some estimated integration is the rate card's, not the visitor's own. */
export function hasRateCardFigures(
  figure: SystemFigure,
  { selectedSystems, assumptions }: Pick<CalculatorInputs, 'selectedSystems' | 'assumptions'>,
  { effectiveCount }: Pick<Drivers, 'effectiveCount'>,
): boolean {
  const own = Object.entries(assumptions?.systems ?? {}).filter(
    ([id, figures]) => figures[figure] !== undefined && selectedSystems.includes(id),
  );
  return own.length < effectiveCount;
}
