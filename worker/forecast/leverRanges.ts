import { type CostAssumption, detailsOf } from '../../contract/assumptionDetails.ts';
import {
  rangeShare,
  type SystemFigure,
  systemFigures as systemFigureDefinitions,
  wantsListings,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { CostComparison } from '../../contract/claims.ts';
import { isCountedReview } from '../../contract/evidence.ts';
import { forecastMonths } from '../../contract/format/durations.ts';
import {
  allLevers,
  inputsWithLever,
  isAssumption,
  type Lever,
} from '../../contract/format/leverTexts.ts';
import { limits } from '../../contract/limits.ts';
import { systemIdsOf } from '../../contract/systemIds.ts';
import type { Drivers } from '../estimate/Drivers.ts';
import { planTier } from '../estimate/embeddedPlan.ts';
import { drivers, estimateFromDrivers } from '../estimate/estimate.ts';
import { maintenancePercentage } from '../estimate/inHouse.ts';
import { systemFigures, systemProfile } from '../estimate/systems.ts';
import { reviewWeeks } from './simulate.ts';
import { cheaperOver } from './verdict.ts';
import { changesSystems, hasEffect, hasFlipped, intervalOf, nearestValue } from './whatIf.ts';

/** The part of a lever that is our judgement (E27): its current value, or its plausible range. */
export type LeverJudgement = 'value' | 'range';

/** The values of a lever. */
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
}

/**
 * Returns the range of every lever that can change the result.
 *
 * @param hasVerdict - False for an unfinished build: only what changes when it goes live counts.
 */
export function leverRanges(
  inputs: CalculatorInputs,
  base: Drivers,
  hasVerdict: boolean,
): [Lever, LeverRange][] {
  return allLevers.flatMap((lever): [Lever, LeverRange][] => {
    const isOfCosts = isAssumption(lever) || lever === 'deployment';
    const range = isOfCosts && !hasVerdict ? null : rangeOf(lever, inputs, base);
    return range ? [[lever, range]] : [];
  });
}

/** The range of a lever; null if there is nothing to move. */
function rangeOf(lever: Lever, inputs: CalculatorInputs, base: Drivers): LeverRange | null {
  const { customHourlyRateUsd, integrationCount } = limits;
  switch (lever) {
    case 'integrations': {
      const min = Math.max(integrationCount.min, base.selection.selectedCount);
      return { current: base.effectiveCount, min, max: integrationCount.max };
    }
    case 'rate': {
      const { hourlyRateUsd } = base;
      // A rate outside the advised range is allowed (E21), so the range is extended to it.
      const min = Math.min(customHourlyRateUsd.min, hourlyRateUsd);
      return { current: hourlyRateUsd, min, max: Math.max(customHourlyRateUsd.max, hourlyRateUsd) };
    }
    case 'hours': {
      const judgement = hasRateCardFigures('devHours', inputs, base) ? 'value' : null;
      return { current: 100, min: 1, max: 1000, judgement };
    }
    case 'team':
      return { current: base.developerCount, ...limits.developerCountNumber };
    case 'devTime':
      return { current: base.effectiveDevTimePercentage, ...limits.devTimePercentage };
    case 'listings': {
      const isListed = inputs.selectedSystems.some((id) => systemProfile(id)?.gate === 'listing');
      const current = wantsListings(inputs.assumptions) ? 1 : 0;
      return isListed ? { current, min: 0, max: 1, plausible: { min: 0, max: 1 } } : null;
    }
    case 'reviews':
      return reviewsRange(inputs, base);
    case 'deployment': {
      const { deploymentWeeks } = planTier(base.effectiveCount);
      return { current: base.embeddedWeeks, min: 1, max: 2 * deploymentWeeks };
    }
    default:
      return assumptionRange(lever, inputs, base);
  }
}

/** The range of an assumption that its field and the counterarguments use too. */
function assumptionRange(
  name: CostAssumption,
  inputs: CalculatorInputs,
  base: Drivers,
): LeverRange | null {
  if (!hasEffect(name, inputs, base)) return null;
  // Nobody leaves, so nothing is handed over.
  if (name === 'handoverHours' && base.assumed.turnoverPercentagePerYear === 0) return null;
  const { accepted, plausible, step } = detailsOf(name);
  const share = rangeShare(name, base.effectiveCount, inputs.selectedSystems);
  // No system that is chosen needs the fees of an assessment.
  if (share === 0 && base.assumed[name] === 0) return null;
  const isMaintenance = name === 'maintenancePercentagePerYear';
  const isRateCard = isMaintenance && base.assumed.maintenancePercentagePerYear === null;
  // Without a percentage of the visitor's own, no source gives the rate card's hours.
  const isValueJudged = isRateCard && hasRateCardFigures('maintenanceHours', inputs, base);
  return {
    current: isMaintenance
      ? maintenancePercentage(base.integrationHours)
      : (base.assumed[name] ?? 0),
    ...accepted,
    plausible: { min: share * plausible.min, max: share * plausible.max },
    step,
    judgement: plausible.confidence === 'judgement' ? 'range' : isValueJudged ? 'value' : null,
  };
}

/** How long the longest review takes; reviews run in parallel (E8). */
function reviewsRange(inputs: CalculatorInputs, base: Drivers): LeverRange | null {
  const weeks = [...new Set(systemIdsOf(inputs))].flatMap((id) => {
    const figures = systemFigures(id, inputs.assumptions);
    return figures ? reviewWeeks({ id, ...figures }, inputs) : [];
  });
  const plausible = {
    min: Math.max(0, ...weeks.map(({ min }) => min)),
    max: Math.max(0, ...weeks.map(({ max }) => max)),
  };
  if (plausible.max === 0) return null;
  return {
    current: base.moderationWeeks,
    ...systemFigureDefinitions.moderationWeeks.accepted,
    plausible,
    judgement: inputs.selectedSystems.some((id) => hasJudgedReview(id, inputs)) ? 'range' : null,
  };
}

/** Whether a system has a review that counts, within a range that is our judgement. */
function hasJudgedReview(id: string, { assumptions }: CalculatorInputs): boolean {
  const profile = systemProfile(id);
  return (
    profile !== undefined &&
    isCountedReview(profile, assumptions) &&
    intervalOf({ kind: 'system', id, figure: 'moderationWeeks' }, 0)?.confidence === 'judgement'
  );
}

/** Whether a figure of some estimated integration is the rate card's, not the visitor's own. */
function hasRateCardFigures(
  figure: SystemFigure,
  inputs: CalculatorInputs,
  { effectiveCount }: Drivers,
): boolean {
  const ids = systemIdsOf(inputs);
  const own = Object.entries(inputs.assumptions?.systems ?? {}).filter(
    ([id, figures]) => figures[figure] !== undefined && ids.includes(id),
  );
  return own.length < effectiveCount;
}

/** The drivers with a lever at a value. */
export function driversWith(
  lever: Lever,
  value: number,
  inputs: CalculatorInputs,
  base: Drivers,
): Drivers {
  if (lever === 'hours') return scaleHours(base, value);
  if (lever === 'reviews') return { ...base, moderationWeeks: value };
  const changed = inputsWithLever(inputs, lever, value);
  // The subscription starts in month 1, so a later launch changes no cost.
  if (!changed) return base;
  const isOfSystems = isAssumption(lever) ? changesSystems(lever, inputs) : lever === 'listings';
  return drivers(changed, isOfSystems ? undefined : base.selection);
}

/** The nearest value at which another side than the one now cheaper is; null where none is. */
export function leverTurn(
  lever: Lever,
  range: LeverRange,
  cheaper: CostComparison['cheaper'],
  inputs: CalculatorInputs,
  base: Drivers,
): number | null {
  const { current, step = 1 } = range;
  const turns = (value: number) => {
    const changed = estimateFromDrivers(driversWith(lever, value, inputs, base));
    return hasFlipped(cheaper, cheaperOver(forecastMonths, changed));
  };
  return nearestValue(current, { ...range, step }, turns);
}

/** Scales all hours to a percentage, rounded to whole hours. */
function scaleHours(base: Drivers, percent: number): Drivers {
  const { development, maintenance } = base.hours;
  return {
    ...base,
    hours: {
      development: Math.round((development * percent) / 100),
      maintenance: Math.round((maintenance * percent) / 100),
    },
  };
}
