/**
 * `npm run -s workbook -- inputs.json > model.xlsx`: writes the pricing model as a spreadsheet with
 * formulas.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { localToday } from '../src/estimator/inputs.ts';
import { pricingWorkbook } from '../worker/workbook/pricingWorkbook.ts';
import { writeXlsx } from '../worker/workbook/writeXlsx.ts';
import { parsePartialInputs } from './partialInputs.ts';

const usage = `Usage: npm run -s workbook -- [inputs.json] [--date YYYY-MM-DD] > model.xlsx

inputs.json is a JSON object with any of the calculator's inputs. Missing inputs use their defaults.
Without a file, or with -, it is read from standard input. --date is the day from which the months
to the target date count, by default today. The same inputs and date give the same file.
`;

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n\n${usage}`);
  process.exit(2);
}

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { date: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (positionals.length > 1) refuse('Pass only one input file.');
    return { file: positionals[0] ?? '-', date: values.date, help: values.help === true };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function inputsOf(file: string) {
  try {
    const parsed = parsePartialInputs(JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8')));
    return 'inputs' in parsed ? parsed.inputs : refuse(parsed.refusal);
  } catch (error) {
    return refuse(`Cannot read the inputs: ${error instanceof Error ? error.message : error}`);
  }
}

const { file, date = localToday(), help } = options();
if (help) {
  process.stdout.write(usage);
} else {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) {
    refuse(`--date: Use a day such as 2026-11-21 (got ${date})`);
  }
  if (process.stdout.isTTY) refuse('The workbook is a binary file. Redirect the output to a file.');
  process.stdout.write(writeXlsx(pricingWorkbook({ inputs: inputsOf(file), today: date })));
}
