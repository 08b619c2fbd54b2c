import type { BestSplit } from '../../../contract/split.ts';
import { unnamedId } from '../../../contract/systemIds.ts';
import type { EvaluatedCase } from '../evaluateCase.ts';
import { everySplit, isBetter, pinOf, type TriedSplit, trySplit } from '../everySplit.ts';
import {
  atLeast,
  type Counterexample,
  counterexample,
  equal,
  firstOf,
  notApplicable,
  type Properties,
  within,
} from '../Property.ts';
import { deadlineOf, firstDay } from './deadlines.ts';

/** Trying all splits of more takes too long. */
const mostSystems = 4;
const mostIntegrations = 30;

/** The best split, compared with all others, and what cannot change it. */
export const splitProperties = {
  'best-split/least-of-all': {
    every: 32,
    check: (evaluated) => {
      const { estimated, estimate, fuzzCase } = evaluated;
      const { profiledCount } = estimated.selection;
      if (profiledCount > mostSystems || estimated.effectiveCount > mostIntegrations)
        return notApplicable;
      const inputs = splitInputs(evaluated);
      const split = splitOf(evaluated);
      if (!split) return notApplicable;
      const weeksLeft = inputs.deadline
        ? Math.max(0, Math.floor(fuzzCase.deadlineDays / 7))
        : Number.POSITIVE_INFINITY;
      const all = everySplit(inputs, estimate, weeksLeft);
      const least = all.reduce<TriedSplit | undefined>(
        (one, other) => (one && !isBetter(other, one) ? one : other),
        undefined,
      );
      if (!split.best || !least)
        return equal('a best split', split.best !== null, 'a live one', least !== undefined);
      const built = split.rows.filter(({ name, builtCount }) => name !== null && builtCount > 0);
      const unnamed = split.rows.find(({ id }) => id === unnamedId)?.builtCount ?? 0;
      const ids = built.map(({ id }) => id);
      const chosen = trySplit(inputs, estimate, weeksLeft, ids, unnamed);
      if (!chosen) return counterexample('the best split', ids, 'must be', 'live by month 36');
      // At half a dollar floating point decides how the cost of a side is rounded.
      return (
        within('its total', split.best.usd, 'the costs of both sides', chosen.usd, 2) ??
        equal('whether it is late', split.best.isLate, 'the later side', chosen.isLate) ??
        equal('whether it is late', chosen.isLate, 'whether all are', least.isLate) ??
        atLeast('the least total of all', least.usd + 2, 'its total', chosen.usd)
      );
    },
  },
  'best-split/pins-are-kept': {
    every: 64,
    check: (evaluated) => {
      const inputs = splitInputs(evaluated);
      const rows = splitOf(evaluated)?.rows ?? [];
      const pinned = rows.filter(({ id }) => pinOf(inputs, id) !== null);
      if (pinned.length === 0) return notApplicable;
      return firstOf(pinned, ({ id, count, builtCount }) =>
        equal(`built of ${id}`, builtCount, 'its pin', pinOf(inputs, id) === 'build' ? count : 0),
      );
    },
  },
  'best-split/order-does-not-matter': {
    every: 64,
    check: (evaluated) => {
      const { inputs } = evaluated;
      const reversed = {
        ...inputs,
        selectedSystems: inputs.selectedSystems.toReversed(),
        otherSystems: inputs.otherSystems?.toReversed(),
        builtSystems: inputs.builtSystems?.toReversed(),
        embeddedSystems: inputs.embeddedSystems?.toReversed(),
      };
      const other = splitOf({ ...evaluated, inputs: reversed });
      return equal(
        'the split in the reverse order',
        JSON.stringify(other),
        'the split',
        JSON.stringify(splitOf(evaluated)),
      );
    },
  },
  'best-split/no-costlier-than-a-side': {
    every: 64,
    check: (evaluated) => {
      const { product } = evaluated;
      const unpinned = { ...splitInputs(evaluated), builtSystems: [], embeddedSystems: [] };
      const split = product.bestSplit(unpinned, firstDay);
      if (!split) return notApplicable;
      return noDearer(split, 'allInHouse') ?? noDearer(split, 'allEmbedded');
    },
  },
} satisfies Properties;

function noDearer(split: BestSplit, side: 'allInHouse' | 'allEmbedded'): Counterexample | null {
  const { best } = split;
  const { [side]: pure } = split;
  if (!pure.isLive) return null;
  if (!best) return counterexample('the best split', 'none', side, 'is live');
  if (best.isLate !== pure.isLate) return equal('whether it is late', best.isLate, side, false);
  return atLeast(side, pure.usd, 'the best split', best.usd);
}

/** The inputs of a case, in half of the cases with its target date. */
function splitInputs({ inputs, fuzzCase, ...rest }: EvaluatedCase) {
  const hasDate = fuzzCase.number % 2 === 0;
  return hasDate ? { ...inputs, deadline: deadlineOf({ inputs, fuzzCase, ...rest }) } : inputs;
}

function splitOf(evaluated: EvaluatedCase): BestSplit | null {
  return evaluated.product.bestSplit(splitInputs(evaluated), firstDay);
}
