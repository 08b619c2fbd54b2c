import { type Coverage, requiredPerThreshold } from '../../testing/fuzz/coverage.ts';
import { propertiesOf } from '../../testing/fuzz/fuzz.ts';
import { statementOf } from '../../testing/fuzz/registry.ts';
import { thresholds, thresholdsOf } from '../../testing/fuzz/thresholds.ts';
import type { FuzzOutcome } from './FuzzOutcome.ts';
import { outcomeRecord } from './fuzzJson.ts';

export type ReportData = ReturnType<typeof reportData>;

/** Everything that a report shows, in each of its formats. */
export function reportData(outcome: FuzzOutcome) {
  const { coverage, options } = outcome;
  return {
    ...outcomeRecord(outcome),
    properties: propertiesOf(options.rule).map(([property]) => ({
      property,
      statement: statementOf(property),
      runs: coverage.properties[property] ?? 0,
    })),
    requiredPerThreshold: requiredPerThreshold(coverage.runs),
    thresholds: thresholdsOf(options.rule).map((threshold) => ({
      rule: threshold.rule,
      threshold: threshold.name,
      ...countsOf(coverage, thresholds.indexOf(threshold)),
    })),
    distribution: coverage.distribution,
  };
}

function countsOf(coverage: Coverage, index: number) {
  return coverage.thresholds[index] ?? { below: 0, at: 0, above: 0 };
}
