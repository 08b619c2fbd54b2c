import { statementOf } from '../../testing/fuzz/registry.ts';
import { calculatorLink } from './calculatorLink.ts';
import { type FuzzOutcome, fuzzVerdict } from './FuzzOutcome.ts';
import { perSecond } from './fuzzSummary.ts';
import { replayCommand } from './replayCommand.ts';
import { versions } from './versions.ts';

/** Formats the outcome for programs, in one line. */
export function fuzzJson(outcome: FuzzOutcome): string {
  return JSON.stringify(outcomeRecord(outcome));
}

/** The outcome as plain data. */
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
