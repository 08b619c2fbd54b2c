import type { Failure } from '../../testing/fuzz/fuzz.ts';
import type { FuzzOptions } from './fuzzOptions.ts';

/** The command that checks the run of a failure again. */
export function replayCommand(
  { property, seed, run }: Failure,
  { rule = undefined, hasFault }: Pick<FuzzOptions, 'rule' | 'hasFault'>,
): string {
  const checked = rule ?? property.split('/')[0];
  const fault = hasFault ? ' --inject-fault' : '';
  return `npm run fuzz -- --seed ${seed} --path ${run} --rule ${checked}${fault}`;
}
