import {
  systemFigures as acceptedFigures,
  numberAssumptions,
  wantsListings,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { limits } from '../../contract/limits.ts';
import { maintenancePercentage, percentMonthsPerYear } from '../estimate/buildHours.ts';
import type { Drivers } from '../estimate/Drivers.ts';
import { planTier } from '../estimate/embeddedPlan.ts';
import { drivers } from '../estimate/estimate.ts';
import { selectionTotals, systemFigures, systemProfile } from '../estimate/systems.ts';
import { reviewWeeks } from './uncertainty.ts';
import type { Quantity } from './verdictSearch.ts';

/** An input or assumption that the analysis varies while the others stay the same. */
export type Lever =
  | 'integrations'
  | 'rate'
  | 'hours'
  | 'team'
  | 'devTime'
  /** Maintenance as a share of the build. */
  | 'maintenance'
  | 'listings'
  /** The longest review of the selected systems. */
  | 'reviews'
  | 'planPrice'
  | 'planRise'
  | 'ownEffort'
  | 'deployment';

/** The values of a lever, and the drivers with each. */
export interface LeverRange {
  current: number;
  min: number;
  max: number;
  /** The plausible range of an assumption; without one, a quarter less and more are compared. */
  plausible?: { readonly min: number; readonly max: number };
  /** The assumption that a lever moves; a field of the page states where it turns the verdict. */
  quantity?: Quantity;
  /** Whether its current value rests on our judgement. */
  isJudgement?: boolean;
  /** The drivers with this lever at a value. */
  driversAt: (value: number) => Drivers;
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
  return [
    ...inputRanges(inputs, base),
    ...listingsRange(inputs, base),
    ...reviewsRange(inputs, base),
    ...(hasVerdict ? costRanges(inputs, base) : []),
  ];
}

function inputRanges(inputs: CalculatorInputs, base: Drivers): [Lever, LeverRange][] {
  return [
    [
      'integrations',
      {
        current: base.effectiveCount,
        min: Math.max(limits.integrationCount.min, base.selectedCount),
        max: limits.integrationCount.max,
        driversAt: (integrationCount) => drivers({ ...inputs, integrationCount }),
      },
    ],
    [
      'rate',
      {
        current: base.hourlyRateUsd,
        // A rate outside the advised range is allowed (E21), so the range is extended to it.
        min: Math.min(limits.customHourlyRateUsd.min, base.hourlyRateUsd),
        max: Math.max(limits.customHourlyRateUsd.max, base.hourlyRateUsd),
        driversAt: (hourlyRateUsd) => ({ ...base, hourlyRateUsd }),
      },
    ],
    [
      'hours',
      { current: 100, min: 1, max: 1000, driversAt: (percent) => scaleHours(base, percent) },
    ],
    [
      'team',
      {
        current: base.developerCount,
        ...limits.developerCountNumber,
        driversAt: (developerCount) => ({ ...base, developerCount }),
      },
    ],
    [
      'devTime',
      {
        current: base.effectiveDevTimePercentage,
        ...limits.devTimePercentage,
        driversAt: (effectiveDevTimePercentage) => ({ ...base, effectiveDevTimePercentage }),
      },
    ],
  ];
}

/** Whether listings are wanted, where a selected system is reviewed for its listing alone. */
function listingsRange(inputs: CalculatorInputs, base: Drivers): [Lever, LeverRange][] {
  if (!inputs.selectedSystems.some((id) => systemProfile(id)?.gate === 'listing')) return [];
  const { assumptions } = inputs;
  const range = {
    current: wantsListings(assumptions) ? 1 : 0,
    min: 0,
    max: 1,
    plausible: { min: 0, max: 1 },
    quantity: { kind: 'listings' } as const,
    driversAt: (value: number) => ({
      ...base,
      moderationWeeks: selectionTotals(inputs.selectedSystems, {
        ...assumptions,
        wantsListings: value === 1,
      }).moderationWeeks,
    }),
  };
  return [['listings', range]];
}

/** How long the longest review takes; reviews run in parallel (E8). */
function reviewsRange(inputs: CalculatorInputs, base: Drivers): [Lever, LeverRange][] {
  const weeks = [...new Set(inputs.selectedSystems)].flatMap((id) => {
    const figures = systemFigures(id, inputs.assumptions);
    return figures ? reviewWeeks({ id, ...figures }, inputs) : [];
  });
  const plausible = {
    min: Math.max(0, ...weeks.map(({ min }) => min)),
    max: Math.max(0, ...weeks.map(({ max }) => max)),
  };
  if (plausible.max === 0) return [];
  const range = {
    current: base.moderationWeeks,
    ...acceptedFigures.moderationWeeks.accepted,
    plausible,
    driversAt: (moderationWeeks: number) => ({ ...base, moderationWeeks }),
  };
  return [['reviews', range]];
}

/** The levers that change costs alone: maintenance, and those of the embedded side. */
function costRanges(inputs: CalculatorInputs, base: Drivers): [Lever, LeverRange][] {
  const { development } = base.hours;
  const { maintenancePercentagePerYear, planRisePercentagePerYear, embeddedHoursPerMonth } =
    numberAssumptions;
  const listed = 100 - base.planDiscountPercentage;
  return [
    [
      'maintenance',
      {
        current: maintenancePercentage(base.hours),
        ...maintenancePercentagePerYear.accepted,
        plausible: maintenancePercentagePerYear.plausible,
        quantity: { kind: 'number', name: 'maintenancePercentagePerYear' },
        isJudgement: isMaintenanceJudgement(inputs, base),
        driversAt: (percentage) => ({
          ...base,
          maintenancePercentagePerYear: percentage,
          hours: { development, maintenance: (development * percentage) / percentMonthsPerYear },
        }),
      },
    ],
    [
      'planPrice',
      {
        current: 100,
        min: 1,
        max: 1000,
        driversAt: (percent) => ({
          ...base,
          planDiscountPercentage: 100 - (listed * percent) / 100,
        }),
      },
    ],
    [
      'planRise',
      {
        current: base.planRisePercentagePerYear,
        ...planRisePercentagePerYear.accepted,
        plausible: planRisePercentagePerYear.plausible,
        quantity: { kind: 'number', name: 'planRisePercentagePerYear' },
        driversAt: (percentage) => ({ ...base, planRisePercentagePerYear: percentage }),
      },
    ],
    [
      'ownEffort',
      {
        current: base.embeddedHours.monthly,
        ...embeddedHoursPerMonth.accepted,
        plausible: embeddedHoursPerMonth.plausible,
        quantity: { kind: 'number', name: 'embeddedHoursPerMonth' },
        driversAt: (monthly) => ({
          ...base,
          embeddedHours: { ...base.embeddedHours, monthly },
        }),
      },
    ],
    [
      'deployment',
      {
        ...deploymentWeeks(base),
        // The subscription starts in month 1, so a later launch changes no cost.
        driversAt: () => base,
      },
    ],
  ];
}

/** Whether some maintenance hours are those of the rate card, which no source gives. */
function isMaintenanceJudgement(
  { selectedSystems, assumptions }: CalculatorInputs,
  { maintenancePercentagePerYear, effectiveCount }: Drivers,
): boolean {
  const own = Object.entries(assumptions?.systems ?? {}).filter(
    ([id, { maintenanceHours }]) => maintenanceHours !== undefined && selectedSystems.includes(id),
  );
  return maintenancePercentagePerYear === null && own.length < effectiveCount;
}

function deploymentWeeks({ effectiveCount }: Drivers): Pick<LeverRange, 'current' | 'min' | 'max'> {
  const current = planTier(effectiveCount).deploymentWeeks;
  return { current, min: 1, max: 2 * current };
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
