/**
 * Reads inputs as JSON and writes the report as PDF, with the code that the page and the server
 * use. Exits with 1 for invalid inputs, with 2 for an invalid command line.
 */
import { text } from 'node:stream/consumers';
import { companyName, personName } from '../contract/fields.ts';
import { readFileInputs } from './partialInputs.ts';
import { messageOf, parseOptions, runCommand, UsageError } from './runCommand.ts';

/** The last year that jsPDF can write. */
const lastYear = 2037;

const usage = `Usage: npm run -s report -- --company "…" [--name "…"] [--date YYYY-MM-DD] < inputs.json > report.pdf

The input is one JSON object with any of the calculator's inputs. Missing inputs use their defaults,
so {} is the default calculation. --name defaults to the company, --date to today (UTC). Standard
error names what was stated and does not count.`;

await runCommand(usage, async (args) => {
  const request = reportArguments(args, new Date().toISOString().slice(0, 10));
  if (process.stdin.isTTY) throw new UsageError('Pass the inputs on standard input.');
  if (process.stdout.isTTY) {
    throw new UsageError('The report is a PDF. Redirect the output to a file.');
  }
  const inputs = readInputs(await text(process.stdin));
  // The PDF code is loaded only for valid inputs.
  const [{ buildReport }, { loadReportFont }] = await Promise.all([
    import('../worker/report/buildReport.ts'),
    import('../server/report/reportFonts.ts'),
  ]);
  process.stdout.write(await buildReport({ ...request, inputs, url: null }, loadReportFont));
  return 0;
});

function readInputs(json: string) {
  const parsed = readFileInputs(parseJson(json));
  if ('refusal' in parsed) throw new Error(parsed.refusal.replaceAll('the line', 'the input'));
  return parsed.inputs;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`the input: Use a JSON object. ${messageOf(error)}`);
  }
}

/**
 * Reads `--company`, `--name` and `--date`. A report without a name is prepared for the company.
 *
 * @throws UsageError that names the invalid argument and what is expected
 */
function reportArguments(args: string[], today: string) {
  const { values } = parseOptions({
    args,
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
  throw new UsageError(
    `${option}: ${parsed.error.issues.map(({ message }) => message).join('; ')}`,
  );
}

function day(value: string): string {
  const date = new Date(`${value}T00:00:00Z`);
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(value);
  const year = date.getUTCFullYear();
  if (!isDay || year < 1970 || year > lastYear) {
    throw new UsageError(`--date: Use a day from 1970-01-01 to ${lastYear}-12-31 (got ${value})`);
  }
  return value;
}
