import { withThousands } from '../../contract/format/numbers.ts';
import type { CorpusFailure } from '../../testing/fuzz/corpus.ts';
import type { Failure } from '../../testing/fuzz/fuzz.ts';
import type { BoundaryFailure } from '../../testing/fuzz/registry.ts';
import { statementOf } from '../../testing/fuzz/registry.ts';
import { openText } from './calculatorLink.ts';
import { type FuzzOutcome, fuzzVerdict, perSecond, replayCommand } from './FuzzOutcome.ts';
import type { FuzzOptions } from './fuzzOptions.ts';

/** Formats the outcome for people: a summary, and all that is needed to reproduce a failure. */
export function fuzzSummary(outcome: FuzzOutcome): string {
  const { options, boundaries, corpus, failure, savedAs, gaps } = outcome;
  const tried = triedText(outcome);
  const checked = options.rule ? `Every property of ${options.rule}` : 'Every property';
  switch (fuzzVerdict(outcome)) {
    case 'held':
      return `${checked} held: ${tried}.\n`;
    case 'interrupted':
      return `Interrupted before the end. No property failed so far: ${tried}.\n`;
    case 'incomplete':
      return `This run proves nothing: ${tried}.\n${gaps.map((gap) => `  ${gap}\n`).join('')}Give it more time or more runs (--seconds, --runs).\n`;
    case 'failed':
      return [
        boundaries.failures.length > 0 ? boundariesText(boundaries.failures) : '',
        ...corpus.failures.map(corpusText),
        failure ? failureText(failure, options, tried) : '',
        savedAs ? `Saved     ${savedAs}\n` : '',
      ].join('');
  }
}

function triedText({
  options,
  coverage,
  seconds,
  processes,
  boundaries,
  corpus,
}: FuzzOutcome): string {
  const { runs } = coverage;
  const rate = `${withThousands(perSecond(runs, seconds))} runs per second`;
  return `${counted(runs, 'run')} in ${seconds.toFixed(1)} s (${rate}, ${counted(processes, 'process', 'processes')}), ${counted(boundaries.checked, 'table row')}, ${counted(corpus.checked, 'saved case')}, seed ${options.seed}`;
}

function boundariesText(failures: readonly BoundaryFailure[]): string {
  const parts = failures.map(
    ({ rule, left, right }) => `
Table     ${rule}
Left      ${left}
Right     ${right}
`,
  );
  return `A rule does not give the results of its table.\n${parts.join('')}`;
}

function corpusText({ file, property, left, right, case: saved }: CorpusFailure): string {
  const { inputs, ...beside } = saved;
  return `A saved case fails.

Saved     ${file}
Property  ${property}
          ${statementOf(property)}
Left      ${left}
Right     ${right}

Inputs    ${JSON.stringify(inputs)}
Details   ${JSON.stringify(beside)}
Replay    npm run fuzz -- --case testing/fuzz/corpus/${file}
Open      ${openText(property, saved)}

`;
}

function failureText(failure: Failure, options: FuzzOptions, tried: string): string {
  const { inputs, ...beside } = failure.fuzzCase;
  return `A property failed after ${tried}.

Property  ${failure.property}
          ${statementOf(failure.property)}
Left      ${failure.left}
Right     ${failure.right}

Inputs    ${JSON.stringify(inputs)}
Details   ${JSON.stringify(beside)}
          ${failure.isSimplest ? 'simplified from' : 'not simplified to the end, from'} run ${failure.run}
Replay    ${replayCommand(failure, options)}
Open      ${openText(failure.property, failure.fuzzCase)}
`;
}

/** The progress line, which overwrites itself during a search. */
export function fuzzProgressLine(runs: number, seconds: number, options: FuzzOptions): string {
  const rate = perSecond(runs, seconds);
  const left = Math.min(
    options.seconds - seconds,
    rate > 0 ? (options.runs - runs) / rate : Number.POSITIVE_INFINITY,
  );
  const text = `${withThousands(runs)} runs, ${withThousands(rate)} per second`;
  return Number.isFinite(left) ? `${text}, ${Math.max(0, Math.ceil(left))} s left` : text;
}

function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${withThousands(count)} ${count === 1 ? noun : plural}`;
}
