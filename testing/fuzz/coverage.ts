import { countBands, type Distribution } from './distribution.ts';
import type { EvaluatedCase } from './evaluateCase.ts';
import type { PropertyId, RuleId } from './registry.ts';
import { type ThresholdCounts, thresholds, thresholdsOf } from './thresholds.ts';

/** What a search has tried. */
export interface Coverage {
  runs: number;
  /** How often each property was checked on a case that it applies to. */
  properties: Partial<Record<PropertyId, number>>;
  /** In the order of `thresholds`. */
  thresholds: ThresholdCounts[];
  distribution: Distribution;
}

/** Fewer runs than this need not reach every threshold. */
export const leastRunsForThresholds = 20_000;
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
  countBands(coverage.distribution, evaluated.fuzzCase);
}

export function countProperty(coverage: Coverage, property: PropertyId): void {
  coverage.properties[property] = (coverage.properties[property] ?? 0) + 1;
}

/** Adds what another thread has tried. */
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
 * Says what a search has not tried; it proves nothing about that.
 *
 * @returns One sentence for each gap; none if everything selected was tried.
 */
export function coverageGaps(
  coverage: Coverage,
  selected: readonly PropertyId[],
  rule: RuleId | undefined,
): string[] {
  if (coverage.runs === 0) return ['No run was completed.'];
  const missing = selected.filter((property) => !coverage.properties[property]);
  return [
    ...missing.map((property) => `${property} was never checked.`),
    ...(coverage.runs < leastRunsForThresholds ? [] : thresholdGaps(coverage, rule)),
  ];
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
