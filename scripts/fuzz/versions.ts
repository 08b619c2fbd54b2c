import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rateCard } from '../../worker/estimate/rateCard.ts';

export interface Versions {
  /** Of the rate card. */
  rateCard: string;
  /** Of the code of the pricing rules: the beginning of its SHA-256. */
  engine: string;
  /** Of what inputs are accepted: the beginning of the SHA-256 of the contract’s definitions. */
  schema: string;
}

const root = join(import.meta.dirname, '../..');

/** Says what a report is about. Engine and schema change with their code, without a number kept. */
export function versions(): Versions {
  return {
    rateCard: rateCard.version,
    engine: fingerprint('worker/estimate/*.ts'),
    schema: fingerprint('contract/{inputs,assumptions,assumptionsSchema,calculation}.ts'),
  };
}

function fingerprint(pattern: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(pattern, { cwd: root }).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
