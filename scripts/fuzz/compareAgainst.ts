import { withThousands } from '../../contract/format/numbers.ts';
import { endless } from '../../testing/fuzz/fuzz.ts';
import { casesOf } from '../../testing/fuzz/fuzzCase.ts';
import type { GuardedMessage } from '../../testing/fuzz/guarded.ts';
import type { ChangedValue } from '../../testing/fuzz/rateCards/compareRateCards.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import type { FuzzOptions } from './fuzzOptions.ts';
import { runProcess } from './guardedProcess.ts';

const defaultRuns = 50_000;

/**
 * How long the process may take beyond its time, which counts from when it has loaded: on a busy
 * machine, loading takes long. A check that does not end is found by the process itself.
 */
const loadingSeconds = 60;

/**
 * Compares our rate card with another one.
 *
 * @returns what to print
 * @throws Error that says what is no rate card, or which estimate does not end.
 */
export async function compareAgainst(path: string, options: FuzzOptions): Promise<string> {
  const { seed, seconds } = options;
  const runs = Number.isFinite(options.runs) ? options.runs : defaultRuns;
  let compared: Extract<GuardedMessage, { kind: 'compared' }> | undefined;
  let problem = 'It was not compared in time.';
  const task = { kind: 'against', path, seed, runs, seconds } as const;
  const ended = await runProcess(task, seconds + loadingSeconds, (message) => {
    if (message.kind === 'compared') compared = message;
    if (message.kind === 'refused') problem = message.reason;
  });
  if (typeof ended === 'object') {
    const [fuzzCase] = casesOf(seed, ended.run, ended.run + 1);
    const computed = ended.property === 0 ? path : JSON.stringify(fuzzCase?.inputs);
    problem = `${computed}: ${endless.left}`;
  }
  if (!compared) throw new Error(problem);
  const { comparison, version } = compared;
  const cards = { before: rateCard.version, after: version, path, seed };
  if (options.isJson) return `${JSON.stringify({ ...cards, ...comparison })}\n`;
  const { values, inputs, changed, verdicts, figures } = comparison;
  const lines = figures.map(
    ({ label, changed: count, lowest, highest }) =>
      `  ${label}: ${withThousands(count)} inputs, from ${lowest.toFixed(2)} to ${highest.toFixed(2)}\n`,
  );
  return `${withThousands(changed)} of ${withThousands(inputs)} inputs have a changed figure, ${withThousands(verdicts)} another cheaper side.\n${lines.join('')}${values.map((value) => `  ${valueText(value)}\n`).join('')}`;
}

function valueText({ path, before, after }: ChangedValue): string {
  return `${path}: ${before ?? 'none'} → ${after ?? 'none'}`;
}
