/**
 * `npm run -s workbook -- inputs.json > model.xlsx`: writes the pricing model as a spreadsheet with
 * formulas.
 */
import { readFileSync } from 'node:fs';
import { localToday } from '../src/estimator/inputs.ts';
import { pricingWorkbook } from '../worker/workbook/pricingWorkbook.ts';
import { writeXlsx } from '../worker/workbook/writeXlsx.ts';
import { readFileInputs } from './partialInputs.ts';
import { messageOf, parseOptions, runCommand, UsageError } from './runCommand.ts';

const usage = `Usage: npm run -s workbook -- [inputs.json] [--date YYYY-MM-DD] > model.xlsx

inputs.json is a JSON object with any of the calculator's inputs. Missing inputs use their defaults.
Without a file, or with -, it is read from standard input. --date is the day from which the months
to the target date count, by default today. The same inputs and date give the same file. Standard
error names what was stated and does not count.`;

await runCommand(usage, async (args) => {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: { date: { type: 'string', default: localToday() } },
  });
  const [file = '-', ...others] = positionals;
  const today = values.date;
  if (others.length > 0) throw new UsageError('Pass only one input file.');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(today) || Number.isNaN(Date.parse(today))) {
    throw new UsageError(`--date: Use a day such as 2026-11-21 (got ${today})`);
  }
  if (process.stdout.isTTY) {
    throw new UsageError('The workbook is a binary file. Redirect the output to a file.');
  }
  process.stdout.write(writeXlsx(pricingWorkbook({ inputs: readInputs(file), today })));
  return 0;
});

function readInputs(file: string) {
  const parsed = readFileInputs(readJson(file));
  if ('refusal' in parsed) throw new UsageError(parsed.refusal);
  return parsed.inputs;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'));
  } catch (error) {
    throw new UsageError(`Cannot read the inputs: ${messageOf(error)}`);
  }
}
