import { wordRuleIds, wordRules } from '../../worker/words/wordRules.ts';
import type { EvaluatedCase } from './evaluateCase.ts';
import type { NamedProperty } from './Property.ts';
import type { PropertyId, RuleId } from './registry.ts';

/** The cases that a search has tried. */
export interface Coverage {
  runs: number;
  /** How often each property was checked on a case that it applies to. */
  properties: Partial<Record<PropertyId, number>>;
  /** In the order of `thresholds`. */
  thresholds: ThresholdCounts[];
  /** How many cases had a value in each band of each input. */
  distribution: Record<string, Record<string, number>>;
}

/** Fewer runs than this need not reach every threshold. */
const leastRunsForThresholds = 20_000;
/** One case in this many must be just below, at and just above each threshold. */
const runsPerThreshold = 5000;

export function createCoverage(): Coverage {
  return {
    runs: 0,
    properties: {},
    thresholds: thresholds.map(() => ({ below: 0, at: 0, above: 0 })),
    distribution: {},
  };
}

/** Counts a case: its thresholds and the bands of its inputs. */
export function countCase(coverage: Coverage, evaluated: EvaluatedCase): void {
  coverage.runs += 1;
  for (let index = 0; index < thresholds.length; index++) {
    const threshold = thresholds[index];
    const counts = coverage.thresholds[index];
    if (!threshold || !counts) continue;
    const distance = threshold.measure(evaluated) - threshold.at;
    if (distance === 0) counts.at += 1;
    else if (distance < 0 && distance >= -threshold.within) counts.below += 1;
    else if (distance > 0 && distance <= threshold.within) counts.above += 1;
  }
  const { inputs, ...details } = evaluated.fuzzCase;
  for (const [name, value] of Object.entries({ ...inputs, ...details })) {
    coverage.distribution[name] ??= {};
    addCounts(coverage.distribution[name], { [bandOf(value)]: 1 });
  }
}

/** The band of a value: a number from a power of two on, or how many entries it has. */
function bandOf(value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'object') return `${Object.keys(Object(value)).length}`;
  if (typeof value !== 'number') return String(value);
  return value > 0 ? `from ${2 ** Math.floor(Math.log2(value))}` : value < 0 ? 'below 0' : '0';
}

export function countProperty(coverage: Coverage, property: PropertyId): void {
  coverage.properties[property] = (coverage.properties[property] ?? 0) + 1;
}

/** Adds the cases that another process has tried. */
export function addCoverage(sum: Coverage, more: Coverage): void {
  sum.runs += more.runs;
  addCounts(sum.properties, more.properties);
  for (const [index, counts] of more.thresholds.entries()) {
    const into = sum.thresholds[index];
    if (!into) continue;
    into.below += counts.below;
    into.at += counts.at;
    into.above += counts.above;
  }
  for (const [name, counts] of Object.entries(more.distribution)) {
    sum.distribution[name] ??= {};
    addCounts(sum.distribution[name], counts);
  }
}

function addCounts(sum: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [key, count] of Object.entries(more)) sum[key] = (sum[key] ?? 0) + count;
}

/**
 * Describes the gaps of a search, about which it proves nothing.
 *
 * @returns One sentence for each gap; none if everything selected was tried.
 */
export function coverageGaps(
  coverage: Coverage,
  selected: readonly NamedProperty[],
  rule: RuleId | undefined,
): string[] {
  const checks = (id: PropertyId) => coverage.properties[id] ?? 0;
  if (coverage.runs === 0) return ['No run was completed.'];
  const rare = selected.filter(([id, { every }]) => checks(id) < leastChecks(every));
  return [
    ...rare.map(
      ([id, { every }]) =>
        `${id} was checked on ${checks(id)} cases, at least ${leastChecks(every)} are required.`,
    ),
    ...(coverage.runs < leastRunsForThresholds ? [] : thresholdGaps(coverage, rule)),
  ];
}

/** On how many cases a property must be checked, however short the run: a slow one on one. */
function leastChecks(every = 1): number {
  return every < 512 ? 5 : 1;
}

/** How often each side of a threshold must be tried in this number of runs. */
export function requiredPerThreshold(runs: number): number {
  return runs < leastRunsForThresholds ? 0 : Math.floor(runs / runsPerThreshold);
}

function thresholdGaps(coverage: Coverage, rule: RuleId | undefined): string[] {
  const required = requiredPerThreshold(coverage.runs);
  return thresholdsOf(rule).flatMap((threshold) => {
    const counts = coverage.thresholds[thresholds.indexOf(threshold)];
    return (['below', 'at', 'above'] as const)
      .filter((side) => (counts?.[side] ?? 0) < required)
      .map(
        (side) =>
          `${threshold.rule}: ${counts?.[side] ?? 0} cases ${side} ${threshold.name}, at least ${required} are required.`,
      );
  });
}

/** A value where a rule turns, and how a case measures against it. */
interface Threshold {
  /** Such as `5 integrations`. */
  name: string;
  rule: RuleId;
  at: number;
  /** A case counts as below or above if it is at most this far away. */
  within: number;
  measure: (evaluated: EvaluatedCase) => number;
}

/** How many cases were just below a threshold, exactly at it, and just above it. */
interface ThresholdCounts {
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
    (e) => e.inputs.integrationCount - e.estimated.selection.selectedCount,
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
  ...wordRuleIds.flatMap((id) => {
    const { unit, turns } = wordRules[id];
    const values = turns.map(([at]) => at);
    return of(id, unit, 1, values, (e) => e.fuzzCase.number);
  }),
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
