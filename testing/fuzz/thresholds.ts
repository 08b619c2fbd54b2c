import type { EvaluatedCase } from './evaluateCase.ts';
import type { RuleId } from './registry.ts';

/** A value where a rule turns, and how a case measures against it. */
export interface Threshold {
  /** Such as `5 integrations`. */
  name: string;
  rule: RuleId;
  at: number;
  /** A case counts as below or above if it is at most this far away. */
  within: number;
  measure: (evaluated: EvaluatedCase) => number;
}

/** How many cases were just below a threshold, exactly at it, and just above it. */
export interface ThresholdCounts {
  below: number;
  at: number;
  above: number;
}

/**
 * The thresholds of specification 9, as it states them. They are not read from the rate card, so
 * that a moved threshold is still tried where it belongs.
 */
export const thresholds: readonly Threshold[] = [
  ...of('embedded-plan', 'integrations', 1, [5, 15, 30, 50], (e) => e.estimated.effectiveCount),
  ...of('embedded-weeks', 'integrations', 1, [5, 15, 30, 50], (e) => e.estimated.effectiveCount),
  ...of(
    'effective-count',
    'integrations more than selected systems',
    3,
    [0],
    (e) => e.inputs.integrationCount - e.estimated.selectedCount,
  ),
  ...of('team-size-factor', 'developers', 1, [2, 4, 8], (e) => e.inputs.developerCountNumber),
  ...of(
    'time-share-factor',
    '% of the time',
    1,
    [50, 80],
    (e) => e.estimated.factors.effectiveDevTimePercentage,
  ),
  ...of('duration-surcharge', 'weeks of work', 1, [12, 26], (e) => e.estimated.timeline.buildWeeks),
  ...of('complexity', 'hours', 1, [110, 160, 220, 290], (e) => e.fuzzCase.number),
  ...of('timeline-wording', 'weeks', 1, [4, 52], (e) => e.fuzzCase.number),
  ...of('deadline', 'days', 1, [0, 30, 60, 365], (e) => e.fuzzCase.deadlineDays),
  ...of(
    'user-plans',
    'users',
    1,
    [100, 200, 300, 400, 600, 800, 1100, 1600, 2100],
    (e) => e.fuzzCase.users,
  ),
  // Beyond these the page warns; the rate still counts (E21).
  ...of('hourly-rate', 'USD per hour', 1, [1, 500], (e) => e.inputs.customHourlyRate ?? Number.NaN),
];

function of(
  rule: RuleId,
  unit: string,
  within: number,
  values: readonly number[],
  measure: Threshold['measure'],
): Threshold[] {
  return values.map((at) => ({ name: `${at} ${unit}`, rule, at, within, measure }));
}

/** The thresholds of one rule, or all of them. */
export function thresholdsOf(rule: RuleId | undefined): Threshold[] {
  return thresholds.filter((threshold) => rule === undefined || threshold.rule === rule);
}
