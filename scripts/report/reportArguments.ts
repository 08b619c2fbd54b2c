import { parseArgs } from 'node:util';
import { companyName, personName } from '../../contract/fields.ts';

/**
 * The arguments about the report. A report without a name is prepared for the company.
 */
export interface ReportArguments {
  companyName: string;
  contactName: string;
  /** `2027-03-01`. */
  date: string;
}

/** The last year that jsPDF can write. */
const lastYear = 2037;

/**
 * Reads `--company`, `--name` and `--date`.
 *
 * @throws Error that names the invalid argument and what is expected
 */
export function reportArguments(args: readonly string[], today: string): ReportArguments {
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
