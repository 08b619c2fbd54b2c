/**
 * Reads inputs as JSON and writes the report as PDF, with the code that the page and the server
 * use. Exits with 1 for invalid inputs, with 2 for an invalid command line.
 */
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { companyName, personName } from '../contract/fields.ts';
import { parsePartialInputs } from './partialInputs.ts';

const usage = `Usage: npm run -s report -- --company "…" [--name "…"] [--date YYYY-MM-DD] < inputs.json > report.pdf

The input is one JSON object with any of the calculator's inputs. Missing inputs use their defaults,
so {} is the default calculation. --name defaults to the company, --date to today (UTC).
`;

/** The last year that jsPDF can write. */
const lastYear = 2037;

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

/** The arguments about the report. A report without a name is prepared for the company. */
interface ReportArguments {
  companyName: string;
  contactName: string;
  /** `2027-03-01`. */
  date: string;
}

/**
 * Reads `--company`, `--name` and `--date`.
 *
 * @throws Error that names the invalid argument and what is expected
 */
function reportArguments(args: readonly string[], today: string): ReportArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      company: { type: 'string' },
      name: { type: 'string' },
      date: { type: 'string', default: today },
    },
  });
  const company = accepted('--company', companyName(), values.company);
  return {
    companyName: company,
    contactName:
      values.name === undefined ? company : accepted('--name', personName(), values.name),
    date: day(values.date),
  };
}

function accepted(option: string, schema: ReturnType<typeof companyName>, value?: string): string {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`${option}: ${parsed.error.issues.map(({ message }) => message).join('; ')}`);
}

function day(value: string): string {
  const date = new Date(`${value}T00:00:00Z`);
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(value);
  const year = date.getUTCFullYear();
  if (!isDay || year < 1970 || year > lastYear) {
    throw new Error(`--date: Use a day from 1970-01-01 to ${lastYear}-12-31 (got ${value})`);
  }
  return value;
}
