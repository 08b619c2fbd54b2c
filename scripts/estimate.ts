/**
 * Reads JSON Lines, each a partial `CalculatorInputs`, and writes a line for each: its results,
 * hours and timeline, or `error` and `line`. Exits with 1 if a line was invalid.
 */
import { once } from 'node:events';
import { createLineSplitter, estimateLine, type Line } from './estimateLines.ts';
import { exitOnClosedPipe, runCommand } from './runCommand.ts';

const maxLineBytes = 1_048_576;
const usage = `Usage: npm run -s estimate < inputs.jsonl > estimates.jsonl

Each input line is a JSON object with any of the calculator's inputs. Missing inputs use their
defaults, and so do missing "assumptions". Each output line is {"results", "hours", "timeline",
"comparison", "finance"}, or {"error", "line"} for invalid input. Blank lines are skipped but
counted. Exits with 1 if any line is invalid.`;

const splitter = createLineSplitter(maxLineBytes);
let lineNumber = 0;
let hasRefused = false;

await runCommand(usage, async (args) => {
  if (args.length > 0 || process.stdin.isTTY) return null;
  exitOnClosedPipe();
  for await (const chunk of process.stdin) await writeEstimates(splitter.push(chunk));
  await writeEstimates(splitter.end());
  return hasRefused ? 1 : 0;
});

async function writeEstimates(lines: readonly Line[]) {
  let text = '';
  for (const line of lines) {
    lineNumber++;
    const output = estimateLine(line, lineNumber, maxLineBytes);
    if (!output) continue;
    hasRefused ||= output.isRefused;
    text += `${output.text}\n`;
  }
  if (text && !process.stdout.write(text)) await once(process.stdout, 'drain');
}
