import { withThousands } from '../../contract/format/withThousands.ts';
import { scenarioFragment } from '../../contract/scenarioLink.ts';
import type { Failure } from '../../testing/fuzz/fuzz.ts';
import { statementOf } from '../../worker/estimate/rules.ts';
import type { FuzzOptions } from './fuzzOptions.ts';

/** The progress of a search. */
export interface FuzzOutcome {
  options: FuzzOptions;
  runs: number;
  seconds: number;
  threads: number;
  failure: Failure | null;
  /** True if Ctrl-C ended it. */
  isInterrupted: boolean;
}

/** Formats the outcome for programs, in one line. */
export function fuzzJson({ options, runs, seconds, threads, failure }: FuzzOutcome): string {
  return JSON.stringify({
    outcome: failure ? 'broken' : 'held',
    seed: options.seed,
    rule: options.rule ?? null,
    runs,
    seconds: Number(seconds.toFixed(3)),
    runsPerSecond: perSecond(runs, seconds),
    threads,
    failure: failure && {
      property: failure.property,
      statement: statementOf(failure.property),
      left: failure.left,
      right: failure.right,
      run: failure.run,
      inputs: failure.fuzzCase.inputs,
      case: failure.fuzzCase,
      replay: replayCommand(failure, options),
      link: calculatorLink(failure),
    },
  });
}

/** Formats the outcome for people: a summary, and all that is needed to reproduce a failure. */
export function fuzzSummary(outcome: FuzzOutcome): string {
  const { options, runs, seconds, threads, failure, isInterrupted } = outcome;
  const rate = `${withThousands(perSecond(runs, seconds))} runs per second`;
  const tried = `${withThousands(runs)} ${runs === 1 ? 'run' : 'runs'} in ${seconds.toFixed(1)} s (${rate}, ${threads} ${threads === 1 ? 'thread' : 'threads'}), seed ${options.seed}`;
  const checked = options.rule ? `Every property of ${options.rule}` : 'Every property';
  if (!failure) return `${isInterrupted ? 'Interrupted. ' : ''}${checked} held: ${tried}.\n`;
  const { inputs, ...beside } = failure.fuzzCase;
  return `A property failed after ${tried}.

Property  ${failure.property}
          ${statementOf(failure.property)}
Left      ${failure.left}
Right     ${failure.right}

Inputs    ${JSON.stringify(inputs)}
Details   ${JSON.stringify(beside)}
          simplified from run ${failure.run}
Replay    ${replayCommand(failure, options)}
Open      ${calculatorLink(failure)}
`;
}

/** The progress line, which overwrites itself during a search. */
export function fuzzProgressLine(
  { runs, seconds }: Pick<FuzzOutcome, 'runs' | 'seconds'>,
  options: FuzzOptions,
): string {
  const rate = perSecond(runs, seconds);
  const left = Math.min(
    options.seconds - seconds,
    rate > 0 ? (options.runs - runs) / rate : Number.POSITIVE_INFINITY,
  );
  return `${withThousands(runs)} runs, ${withThousands(rate)} per second, ${Math.max(0, Math.ceil(left))} s left`;
}

function perSecond(runs: number, seconds: number): number {
  return seconds > 0 ? Math.round(runs / seconds) : 0;
}

function replayCommand({ property, seed, run }: Failure, { hasFault }: FuzzOptions): string {
  const rule = property.split('/')[0];
  return `npm run fuzz -- --seed ${seed} --path ${run} --rule ${rule}${hasFault ? ' --inject-fault' : ''}`;
}

/** The address where `npm start` serves the calculator, with the same `PORT` variable. */
function calculatorLink({ fuzzCase }: Failure): string {
  const port = process.env.PORT ?? '3000';
  return `http://localhost:${port}/roi-calculator#${scenarioFragment(fuzzCase.inputs)}`;
}
