import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { CalculatorInputs } from '../../contract/calculation.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { type Checked, type Failure, firstFailure } from './fuzz.ts';
import type { Counterexample, NamedProperty } from './Property.ts';
import { type PropertyId, statementOf } from './registry.ts';

/** A case that failed once, as a file that people can read. */
const CorpusCase = z.strictObject({
  property: z.string(),
  statement: z.string(),
  /** Both sides as they were. */
  left: z.string(),
  right: z.string(),
  rateCard: z.string(),
  case: z.strictObject({
    inputs: CalculatorInputs,
    users: z.number(),
    deadlineDays: z.number(),
    number: z.number(),
  }),
});
export type CorpusCase = z.infer<typeof CorpusCase> & { file: string };

export const corpusFolder = join(import.meta.dirname, 'corpus');

export interface CorpusFailure extends Counterexample {
  file: string;
  property: string;
  case: CorpusCase['case'];
}

/**
 * Reads every case of a folder.
 *
 * @throws Error that names a file that is not a case.
 */
export function readCorpus(folder = corpusFolder): CorpusCase[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readCase(join(folder, file)));
}

export function readCase(path: string): CorpusCase {
  const file = basename(path);
  const read = CorpusCase.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  return { file, ...read.data };
}

/**
 * Writes a failure as a case of the corpus; the same failure is the same file.
 *
 * @returns the path of the file
 */
export function writeCase(failure: Failure, folder = corpusFolder): string {
  const { property, left, right, fuzzCase } = failure;
  const { users, deadlineDays, number, inputs } = fuzzCase;
  const written = {
    property,
    statement: statementOf(property),
    left,
    right,
    rateCard: rateCard.version,
    case: { inputs, users, deadlineDays, number },
  } satisfies z.input<typeof CorpusCase>;
  const fingerprint = hash('sha256', JSON.stringify(fuzzCase)).slice(0, 8);
  const path = join(folder, `${property.replace('/', '.')}.${fingerprint}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(written, null, 2)}\n`);
  return path;
}

/** Checks a case with every property, slow ones included. */
export function checkCase(
  { file, case: corpusCase }: CorpusCase,
  code: Checked,
  checked: readonly NamedProperty[],
  begin?: (property: PropertyId) => void,
): CorpusFailure | null {
  const failure = firstFailure(corpusCase, code, checked, undefined, begin);
  if (!failure) return null;
  const { property, left, right } = failure;
  return { file, property, left, right, case: corpusCase };
}
