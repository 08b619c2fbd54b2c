/**
 * Reads JSON Lines, each a partial `CalculatorInputs`, and writes a line for each: its results,
 * hours and timeline, or `error` and `line`. Exits with 1 if a line was invalid.
 */
import { once } from 'node:events';
import { createLineSplitter, estimateLine, type Line } from './estimateLines.ts';
import { exitOnClosedPipe, runCommand } from './runCommand.ts';

const maxLineBytes = 1_048_576;
/** The simulations behind it take about ten milliseconds a line, a thousand times the rest. */
const linesWithCertainty = 2000;
const usage = `Usage: npm run -s estimate [-- --certainty] < inputs.jsonl > estimates.jsonl

Each input line is a JSON object with any of the calculator's inputs. Missing inputs use their
defaults, and so do missing "assumptions". Each output line is {"results", "hours", "timeline",
"comparison", "finance", "certainty"}, or {"error", "line"} for invalid input. Blank lines are skipped but
counted. Exits with 1 if any line is invalid.

"certainty" needs simulations, which take about 10 ms a line. Without --certainty only the first
${linesWithCertainty} lines have it.`;

const splitter = createLineSplitter(maxLineBytes);
let lineNumber = 0;
let hasRefused = false;
let lastLineWithCertainty = linesWithCertainty;

await runCommand(usage, async (args) => {
  const isForAll = args.length === 1 && args[0] === '--certainty';
  if ((args.length > 0 && !isForAll) || process.stdin.isTTY) return null;
  if (isForAll) lastLineWithCertainty = Number.POSITIVE_INFINITY;
  exitOnClosedPipe();
  for await (const chunk of process.stdin) await writeEstimates(splitter.push(chunk));
  await writeEstimates(splitter.end());
  return hasRefused ? 1 : 0;
});

async function writeEstimates(lines: readonly Line[]) {
  let text = '';
  for (const line of lines) {
    lineNumber++;
    const hasCertainty = lineNumber <= lastLineWithCertainty;
    const output = estimateLine(line, lineNumber, maxLineBytes, hasCertainty);
    if (!output) continue;
    hasRefused ||= output.isRefused;
    text += `${output.text}\n`;
  }
  if (text && !process.stdout.write(text)) await once(process.stdout, 'drain');
}
