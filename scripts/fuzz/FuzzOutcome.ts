import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CorpusFailure } from '../../testing/fuzz/corpus.ts';
import {
  type Coverage,
  requiredPerThreshold,
  thresholds,
  thresholdsOf,
} from '../../testing/fuzz/coverage.ts';
import { type Failure, propertiesOf } from '../../testing/fuzz/fuzz.ts';
import { type BoundaryCheck, statementOf } from '../../testing/fuzz/registry.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { calculatorLink } from './calculatorLink.ts';
import type { FuzzOptions } from './fuzzOptions.ts';

/** The result of a search or a replay. */
export interface FuzzOutcome {
  options: FuzzOptions;
  seconds: number;
  processes: number;
  /** The registry's tables against the rules. */
  boundaries: BoundaryCheck;
  /** Cases that failed once, tried first. */
  corpus: { checked: number; failures: readonly CorpusFailure[] };
  failure: Failure | null;
  savedAs: string | null;
  coverage: Coverage;
  /** Sentences about cases that had to be tried and were not. */
  gaps: readonly string[];
  /** True if Ctrl-C ended it. */
  isInterrupted: boolean;
}

const verdicts = ['held', 'failed', 'incomplete', 'interrupted'] as const;
type FuzzVerdict = (typeof verdicts)[number];

/** The exit code of each verdict; 2 is an invalid command line, 130 what a shell gives Ctrl-C. */
export const exitCodes = {
  held: 0,
  failed: 1,
  incomplete: 3,
  interrupted: 130,
} as const satisfies Record<FuzzVerdict, number>;

/**
 * Returns the verdict of a search. A failure counts even if the search was interrupted; a search
 * that did not try what it had to proves nothing.
 */
export function fuzzVerdict({
  failure,
  boundaries,
  corpus,
  gaps,
  isInterrupted,
}: Pick<FuzzOutcome, 'failure' | 'boundaries' | 'corpus' | 'gaps' | 'isInterrupted'>): FuzzVerdict {
  if (failure || boundaries.failures.length > 0 || corpus.failures.length > 0) return 'failed';
  if (isInterrupted) return 'interrupted';
  return gaps.length > 0 ? 'incomplete' : 'held';
}

export function fuzzJson(outcome: FuzzOutcome): string {
  return JSON.stringify(outcomeRecord(outcome));
}

export function outcomeRecord(outcome: FuzzOutcome) {
  const { options, seconds, processes, boundaries, corpus, failure, savedAs, coverage, gaps } =
    outcome;
  const { runs } = coverage;
  return {
    outcome: fuzzVerdict(outcome),
    isInterrupted: outcome.isInterrupted,
    seed: options.seed,
    rule: options.rule ?? null,
    runs,
    seconds: Number(seconds.toFixed(3)),
    runsPerSecond: perSecond(runs, seconds),
    processes,
    gaps,
    versions: versions(),
    tableRows: boundaries.checked,
    tableFailures: boundaries.failures,
    savedCases: corpus.checked,
    savedFailures: corpus.failures,
    failure: failure && {
      property: failure.property,
      statement: statementOf(failure.property),
      left: failure.left,
      right: failure.right,
      run: failure.run,
      inputs: failure.fuzzCase.inputs,
      case: failure.fuzzCase,
      replay: replayCommand(failure, options),
      link: calculatorLink(failure.property, failure.fuzzCase),
      savedAs,
    },
  };
}

export function replayCommand(
  { property, seed, run }: Failure,
  { rule = undefined, hasFault }: Pick<FuzzOptions, 'rule' | 'hasFault'>,
): string {
  const checked = rule ?? property.split('/')[0];
  const fault = hasFault ? ' --inject-fault' : '';
  return `npm run fuzz -- --seed ${seed} --path ${run} --rule ${checked}${fault}`;
}

interface Versions {
  rateCard: string;
  /** Of the code of the pricing rules: the beginning of its SHA-256. */
  engine: string;
  /** Of the accepted inputs: the beginning of the SHA-256 of the contract’s definitions. */
  schema: string;
}

const root = join(import.meta.dirname, '../..');

/** Says what a report is about. Engine and schema change with their code, without a number kept. */
export function versions(): Versions {
  return {
    rateCard: rateCard.version,
    engine: fingerprint('worker/estimate/*.ts'),
    schema: fingerprint('contract/{inputs,assumptions,calculation}.ts'),
  };
}

function fingerprint(pattern: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(pattern, { cwd: root }).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

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

export function perSecond(runs: number, seconds: number): number {
  return seconds > 0 ? Math.round(runs / seconds) : 0;
}
