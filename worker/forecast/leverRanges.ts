import { systemFigures as acceptedFigures, wantsListings } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { isCountedReview } from '../../contract/evidence.ts';
import type { Lever } from '../../contract/format/leverTexts.ts';
import { limits } from '../../contract/limits.ts';
import type { Drivers } from '../estimate/Drivers.ts';
import { drivers } from '../estimate/estimate.ts';
import { selectionTotals, systemFigures, systemProfile } from '../estimate/systems.ts';
import { costLevers, hasRateCardFigures, type LeverRange } from './costLevers.ts';
import { reviewWeeks } from './simulate.ts';
import { intervalOf } from './whatIf.ts';

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
    ...(hasVerdict ? costLevers(inputs, base) : []),
  ];
}

function inputRanges(inputs: CalculatorInputs, base: Drivers): [Lever, LeverRange][] {
  return [
    [
      'integrations',
      {
        current: base.effectiveCount,
        min: Math.max(limits.integrationCount.min, base.selection.selectedCount),
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
      {
        current: 100,
        min: 1,
        max: 1000,
        judgement: hasRateCardFigures('devHours', inputs, base) ? 'value' : null,
        driversAt: (percent) => scaleHours(base, percent),
      },
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
  const range: LeverRange = {
    current: base.moderationWeeks,
    ...acceptedFigures.moderationWeeks.accepted,
    plausible,
    judgement: inputs.selectedSystems.some((id) => hasJudgedReview(id, inputs)) ? 'range' : null,
    driversAt: (moderationWeeks: number) => ({ ...base, moderationWeeks }),
  };
  return [['reviews', range]];
}

/** Whether a system has a review that counts, within a range that is our judgement. */
function hasJudgedReview(id: string, { assumptions }: CalculatorInputs): boolean {
  const profile = systemProfile(id);
  return (
    profile !== undefined &&
    isCountedReview(profile, assumptions) &&
    intervalOf({ kind: 'system', id, figure: 'moderationWeeks' })?.confidence === 'judgement'
  );
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
