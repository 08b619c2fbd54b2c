import type { CorpusCase } from '../../testing/fuzz/corpus.ts';
import { endless, propertyIds } from '../../testing/fuzz/fuzz.ts';
import type { KnownTask } from '../../testing/fuzz/guarded.ts';
import { tableRows } from '../../testing/fuzz/registry.ts';
import type { FuzzOutcome } from './FuzzOutcome.ts';
import type { FuzzOptions } from './fuzzOptions.ts';
import { type Ended, runProcess } from './guardedProcess.ts';

/**
 * Compares the tables and tries the saved cases. A row or a case that does not end has failed, and
 * the next one follows.
 *
 * @param processFile - The module that checks them; tests replace it.
 */
export async function checkKnown(
  { rule, hasFault, seconds }: FuzzOptions,
  cases: readonly CorpusCase[],
  processFile?: string,
): Promise<Pick<FuzzOutcome, 'boundaries' | 'corpus' | 'gaps' | 'isInterrupted'>> {
  const end = performance.now() + seconds * 1000;
  const rows = tableRows(rule);
  const boundaries = {
    checked: rows.length,
    failures: [] as FuzzOutcome['boundaries']['failures'],
  };
  const corpus = {
    checked: cases.length,
    failures: [] as FuzzOutcome['corpus']['failures'][number][],
  };
  let ended: Ended;
  let from = 0;
  do {
    const task: KnownTask = { kind: 'known', rule, hasFault, cases, from };
    const left = (end - performance.now()) / 1000;
    ended = await runProcess(
      task,
      left,
      (message) => {
        if (message.kind === 'row') boundaries.failures.push(message.failure);
        if (message.kind === 'case') corpus.failures.push(message.failure);
      },
      processFile,
    );
    if (typeof ended !== 'object') break;
    const { run: index, property } = ended;
    const [row, saved] = [rows[index], cases[index - rows.length]];
    if (row) {
      const { rule: id, input } = row;
      const left = `${input}: ${endless.left}`;
      boundaries.failures.push({ rule: id, input, left, right: endless.right });
    }
    if (saved) {
      const { file, case: fuzzCase } = saved;
      const found = { file, property: propertyIds[property] ?? '', case: fuzzCase };
      corpus.failures.push({ ...found, ...endless });
    }
    from = index + 1;
  } while (from < rows.length + cases.length);
  const isLate = ended === 'late';
  return {
    boundaries,
    corpus,
    gaps: isLate ? ['The time ended before every table and saved case was checked.'] : [],
    isInterrupted: ended === 'interrupted',
  };
}
