/**
 * Reads JSON Lines, each a partial `CalculatorInputs` or an open estimate, and writes an open
 * estimate for each, or `error` and `line`. Exits with 1 if a line was invalid.
 */
import { once } from 'node:events';
import { publicUrlOf } from '../server/configuration/environment.ts';
import { createLineSplitter, estimateLine, type Line } from './estimateLines.ts';
import { exitOnClosedPipe, runCommand } from './runCommand.ts';

const maxLineBytes = 1_048_576;
/** Simulations and split take 5 to 20 milliseconds a line, a hundred times the rest. */
const completeLines = 2000;
const usage = `Usage: npm run -s estimate [-- --certainty] < inputs.jsonl > estimates.jsonl

Each input line is a JSON object with any of the calculator's inputs. Missing inputs use their
defaults, and so do missing "assumptions". Each output line is an estimate in the open format of
docs/programs.md, or {"error", "line"} for invalid input. An estimate is an input line too: its
"inputs" count. Blank lines are skipped but counted. Exits with 1 if any line is invalid.

"certainty", "ranges" and "split" take 5 to 20 ms a line, and "sourcedAssumptions" are long.
Without --certainty only the first ${completeLines} lines have them. "url" opens the estimate at
PUBLIC_URL, or else at http://localhost:PORT.`;

const splitter = createLineSplitter(maxLineBytes);
let lineNumber = 0;
let hasRefused = false;
let lastCompleteLine = completeLines;

await runCommand(usage, async (args) => {
  const isForAll = args.length === 1 && args[0] === '--certainty';
  if ((args.length > 0 && !isForAll) || process.stdin.isTTY) return null;
  if (isForAll) lastCompleteLine = Number.POSITIVE_INFINITY;
  exitOnClosedPipe();
  const publicUrl = publicUrlOf(process.env);
  for await (const chunk of process.stdin) await writeEstimates(splitter.push(chunk), publicUrl);
  await writeEstimates(splitter.end(), publicUrl);
  return hasRefused ? 1 : 0;
});

async function writeEstimates(lines: readonly Line[], publicUrl: URL) {
  let text = '';
  for (const line of lines) {
    lineNumber++;
    const isComplete = lineNumber <= lastCompleteLine;
    const circumstances = { now: Date.now(), publicUrl, isComplete };
    const output = estimateLine(line, lineNumber, maxLineBytes, circumstances);
    if (!output) continue;
    hasRefused ||= output.isRefused;
    text += `${output.text}\n`;
  }
  if (text && !process.stdout.write(text)) await once(process.stdout, 'drain');
}
