import { existsSync } from 'node:fs';
import { isRuleId, type RuleId, rules } from '../../testing/fuzz/registry.ts';
import { parseOptions, UsageError } from '../runCommand.ts';

export interface FuzzOptions {
  /** Infinite if only the time ends the search. */
  runs: number;
  seconds: number;
  seed: number;
  rule: RuleId | undefined;
  /** The one run to replay. */
  path: number | undefined;
  /** A file of the corpus to check instead of a search. */
  caseFile: string | undefined;
  /** The folder of cases that are tried first, and where a new failure is saved. */
  corpus: string | undefined;
  reports: readonly ReportFormat[];
  output: string;
  /** A rate card or a checkout to compare with instead of a search. */
  against: string | undefined;
  isJson: boolean;
  hasFault: boolean;
}

const reportFormats = ['junit', 'json'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const fuzzUsage = `Usage: npm run fuzz -- [options]

  --runs N        number of runs (default: as many as fit in the time)
  --seconds N     stop after N seconds (default: 30, or no limit with --runs)
  --seed N        seed, 0 to 4294967295 (default: a new one each time; it is printed)
  --rule ID       check only the properties of this rule; one of
                  ${Object.keys(rules)
                    .join(', ')
                    .replace(/(.{60,80}), /g, '$1,\n                  ')}
  --path N        replay only run N of the seed, with every property
  --case FILE     check only this file of the corpus
  --corpus FOLDER cases to try first, and where a failure is saved
                  (default: testing/fuzz/corpus, or none with --inject-fault)
  --report FORMAT write a report: junit or json; can be repeated
  --output FOLDER where reports are written (default: artefacts/fuzz)
  --against FILE  compare the figures with those of another rate card instead: a JSON file with
                  the changed values, another rateCard.ts, or the folder of another checkout
  --json          print the result as one line of JSON and nothing else
  --inject-fault  break a rule on purpose to see what a failure looks like

The expected results in the tables of docs/pricing-rules.md are compared as well, and with --rule
also the workbook's figures of that rule.

Exits with 0 if every property held, 1 if one failed, 2 if the command line is invalid, 3 if too
little was tried to say either, and 130 if it was interrupted.`;

/**
 * Reads the command line.
 *
 * @param freshSeed - The seed if the command line has none.
 * @throws UsageError that says what is wrong
 */
export function fuzzOptions(args: readonly string[], freshSeed: number): FuzzOptions {
  const { values } = parseOptions({
    args: [...args],
    options: {
      runs: { type: 'string' },
      seconds: { type: 'string' },
      seed: { type: 'string' },
      rule: { type: 'string' },
      path: { type: 'string' },
      case: { type: 'string' },
      corpus: { type: 'string' },
      report: { type: 'string', multiple: true },
      output: { type: 'string' },
      against: { type: 'string' },
      json: { type: 'boolean' },
      'inject-fault': { type: 'boolean' },
    },
  });
  const { rule } = values;
  if (rule !== undefined && !isRuleId(rule)) {
    throw new UsageError(`--rule: There is no rule ${JSON.stringify(rule)}.`);
  }
  const path = whole('--path', values.path, 0, Number.MAX_SAFE_INTEGER - 1);
  if (path !== undefined && values.seed === undefined) {
    throw new UsageError('--path: Pass --seed too, because a run belongs to a seed.');
  }
  const runs = whole('--runs', values.runs, 1, Number.MAX_SAFE_INTEGER);
  return {
    runs: runs ?? Number.POSITIVE_INFINITY,
    seconds:
      whole('--seconds', values.seconds, 1, 1_000_000) ??
      (runs === undefined ? 30 : Number.POSITIVE_INFINITY),
    seed: whole('--seed', values.seed, 0, 0xffffffff) ?? freshSeed,
    rule,
    path,
    caseFile: existing('--case', values.case),
    corpus: existing('--corpus', values.corpus),
    reports: (values.report ?? []).map(reportFormat),
    output: values.output ?? 'artefacts/fuzz',
    against: existing('--against', values.against),
    isJson: values.json === true,
    hasFault: values['inject-fault'] === true,
  };
}

function existing(option: string, path: string | undefined): string | undefined {
  if (path === undefined || existsSync(path)) return path;
  throw new UsageError(`${option}: There is no ${path}.`);
}

function reportFormat(text: string): ReportFormat {
  const format = reportFormats.find((known) => known === text);
  if (format) return format;
  throw new UsageError(`--report: Use ${reportFormats.join(', ')} (got ${text}).`);
}

function whole(
  option: string,
  text: string | undefined,
  min: number,
  max: number,
): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`${option}: Use a whole number from ${min} to ${max} (got ${text}).`);
}
