/**
 * Reads inputs as JSON and writes the report as PDF, with the code that the page and the server
 * use. Exits with 1 for invalid inputs, with 2 for an invalid command line.
 */
import { text } from 'node:stream/consumers';
import { parsePartialInputs } from './estimate/partialInputs.ts';
import { reportArguments } from './report/reportArguments.ts';

const usage = `Usage: npm run -s report -- --company "…" [--name "…"] [--date YYYY-MM-DD] < inputs.json > report.pdf

The input is one JSON object with any of the calculator's inputs. Missing inputs use their defaults,
so {} is the default calculation. --name defaults to the company, --date to today (UTC).
`;

function refuse(exitCode: number, reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(exitCode);
}

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(usage);
  process.exit(0);
}

const request = readArguments();
if (process.stdin.isTTY) refuse(2, `Pass the inputs on standard input.\n\n${usage}`);
if (process.stdout.isTTY) {
  refuse(2, `The report is a PDF. Redirect the output to a file.\n\n${usage}`);
}
const inputs = readInputs(await text(process.stdin));
// The PDF code is loaded only for valid inputs.
const [{ buildReport }, { loadReportFont }] = await Promise.all([
  import('../worker/report/buildReport.ts'),
  import('../server/report/reportFonts.ts'),
]);
const pdf = await buildReport({ ...request, inputs, url: null }, loadReportFont);
process.stdout.write(pdf);

function readArguments() {
  try {
    return reportArguments(args, new Date().toISOString().slice(0, 10));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse(2, `${reason}\n\n${usage}`);
  }
}

function readInputs(json: string) {
  const parsed = parsePartialInputs(parseJson(json));
  if ('refusal' in parsed) return refuse(1, parsed.refusal.replaceAll('the line', 'the input'));
  return parsed.inputs;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse(1, `the input: Use a JSON object. ${reason}`);
  }
}
