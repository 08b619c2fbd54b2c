/**
 * Reads JSON Lines, each a partial `CalculatorInputs` or an open estimate, and writes an open
 * estimate for each, or the API's problem with `line`. Exits with 1 if a line was invalid.
 */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publicUrlOf } from '../server/configuration/environment.ts';
import * as ourLines from './estimateLines.ts';
import { createLineSplitter, type Line } from './estimateLines.ts';
import { exitOnClosedPipe, parseOptions, runCommand, UsageError } from './runCommand.ts';

const maxLineBytes = 1_048_576;
/** Simulations and split take 5 to 20 milliseconds a line, a hundred times the rest. */
const completeLines = 2000;
const keptCards = new URL('../backend/rateCards/', import.meta.url);
const keptVersions = readdirSync(keptCards).flatMap((name) => /^(.*)\.json$/.exec(name)?.[1] ?? []);
const usage = `Usage: npm run -s estimate [-- --certainty --rate-card VERSION] < inputs.jsonl > estimates.jsonl

Each input line is a JSON object with any of the calculator's inputs. Missing inputs use their
defaults, and so do missing "assumptions". Each output line is an estimate in the open format of
docs/api.md, or the problem that the API answers, with its "line". An estimate is an input line too;
its inputs are estimated again. Blank lines are skipped but counted. Exits with 1 if any line is invalid.

"certainty", "ranges" and "split" take most of the time, and "sourcedAssumptions" are long.
Without --certainty only the first ${completeLines} lines have them. "url" opens the estimate at
PUBLIC_URL, or else at http://localhost:PORT.

--rate-card estimates by a kept rate card: ${keptVersions.join(', ')}.`;

const splitter = createLineSplitter(maxLineBytes);
let lineNumber = 0;
let hasRefused = false;
let lastCompleteLine = completeLines;

await runCommand(usage, async (args) => {
  if (process.stdin.isTTY) return null;
  const { values } = parseOptions({
    args,
    options: { certainty: { type: 'boolean' }, 'rate-card': { type: 'string' } },
  });
  if (values.certainty) lastCompleteLine = Number.POSITIVE_INFINITY;
  const { 'rate-card': version } = values;
  const { estimateLine } = version === undefined ? ourLines : await linesBy(version);
  exitOnClosedPipe();
  const publicUrl = publicUrlOf(process.env);
  const write = (lines: readonly Line[]) => writeEstimates(lines, publicUrl, estimateLine);
  for await (const chunk of process.stdin) await write(splitter.push(chunk));
  await write(splitter.end());
  return hasRefused ? 1 : 0;
});

/** Loads the rules with the rate card of a version. */
async function linesBy(version: string): Promise<typeof ourLines> {
  if (!keptVersions.includes(version)) {
    throw new UsageError(
      `--rate-card: Use a kept version: ${keptVersions.join(', ')} (got ${version})`,
    );
  }
  const { loaderWith } = await import('../testing/fuzz/rateCards/loadEstimate.ts');
  const load = await loaderWith(fileURLToPath(new URL(`${version}.json`, keptCards)));
  return load('scripts/estimateLines.ts');
}

async function writeEstimates(
  lines: readonly Line[],
  publicUrl: URL,
  estimateLine: typeof ourLines.estimateLine,
) {
  let text = '';
  const flush = async () => {
    const written = text;
    text = '';
    if (written && !process.stdout.write(written)) await once(process.stdout, 'drain');
  };
  for (const line of lines) {
    lineNumber++;
    const isComplete = lineNumber <= lastCompleteLine;
    const circumstances = { now: Date.now(), publicUrl, isComplete };
    const output = estimateLine(line, lineNumber, maxLineBytes, circumstances);
    if (!output) continue;
    hasRefused ||= output.isRefused;
    text += `${output.text}\n`;
    // A chunk has thousands of short lines, whose simulations take a minute.
    if (isComplete) await flush();
  }
  await flush();
}
