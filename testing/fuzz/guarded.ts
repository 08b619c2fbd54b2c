/** What a process does whose checks are watched, apart from the search. */

import { estimate } from '../../worker/estimate/estimate.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { userPlanPrice } from '../../worker/estimate/userPlanPrice.ts';
import { type CorpusCase, type CorpusFailure, checkCase } from './corpus.ts';
import { checkedCode, placeOf, propertiesOf } from './fuzz.ts';
import { compareRateCards, type RateCardComparison } from './rateCards/compareRateCards.ts';
import { loadEstimate } from './rateCards/loadEstimate.ts';
import { type BoundaryFailure, type RuleId, rowFailure, tableRows } from './registry.ts';
import type { Watch } from './watchdog.ts';

/** Compares the tables and then the saved cases, as far as they are not yet checked. */
export interface KnownTask {
  kind: 'known';
  rule: RuleId | undefined;
  hasFault: boolean;
  cases: readonly CorpusCase[];
  /** The first one to check: a row, or a case after all rows. */
  from: number;
}

/** Compares our rate card with another one. */
export interface AgainstTask {
  kind: 'against';
  path: string;
  seed: number;
  runs: number;
  seconds: number;
}

/** A message of the process: what failed, or the result that ends it. */
export type GuardedMessage =
  | { kind: 'row'; failure: BoundaryFailure }
  | { kind: 'case'; failure: CorpusFailure }
  | { kind: 'compared'; comparison: RateCardComparison; version: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'done' };

type Send = (message: GuardedMessage) => Promise<void>;

export async function runGuarded(
  task: KnownTask | AgainstTask,
  send: Send,
  watch: Watch,
): Promise<void> {
  if (task.kind === 'known') await checkKnown(task, send, watch);
  else await send(await compareWith(task, watch));
}

async function checkKnown(
  { rule, hasFault, cases, from }: KnownTask,
  send: Send,
  watch: Watch,
): Promise<void> {
  const [rows, checked, code] = [tableRows(rule), propertiesOf(rule), checkedCode(hasFault)];
  for (let index = from; index < rows.length + cases.length; index++) {
    const [row, saved] = [rows[index], cases[index - rows.length]];
    watch(index, 0);
    const wrong = row && rowFailure(row);
    const failed =
      saved && checkCase(saved, code, checked, (property) => watch(index, placeOf(property)));
    watch(-1, 0);
    if (wrong) await send({ kind: 'row', failure: wrong });
    if (failed) await send({ kind: 'case', failure: failed });
  }
  await send({ kind: 'done' });
}

async function compareWith(
  { path, seed, runs, seconds }: AgainstTask,
  watch: Watch,
): Promise<GuardedMessage> {
  try {
    watch(0, 0);
    const other = await loadEstimate(path);
    const ours = { estimate, userPlanPrice, rateCard };
    const end = performance.now() + seconds * 1000;
    const isNext = (run: number) => {
      watch(run, 1);
      return performance.now() < end;
    };
    const comparison = compareRateCards(ours, other, seed, runs, isNext);
    return { kind: 'compared', comparison, version: other.version };
  } catch (error) {
    // Whatever fails here is in the other rate card.
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) };
  }
}
