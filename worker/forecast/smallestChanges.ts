import type { Contestable } from './counselPaths.ts';
import type { Path, VerdictSearch } from './verdictSearch.ts';

/** An assumption with a value that is not its current one. */
export interface Changed {
  readonly member: Contestable;
  readonly value: number;
}

/**
 * Makes a set of changes that turns the verdict as small as it can be: no change can be left out,
 * and none can be made smaller on its own, by steps of its control. Changes move back in their
 * order.
 */
export function smallestChanges(set: readonly Changed[], search: VerdictSearch): Changed[] {
  const smallest = [...set];
  let hasMoved = true;
  while (hasMoved) {
    hasMoved = false;
    smallest.forEach((changed, index) => {
      const value = nearestValue(changed, smallest, search);
      if (value === changed.value) return;
      smallest[index] = { ...changed, value };
      hasMoved = true;
    });
  }
  // Costs jump where a build takes a week more, so a smaller change may turn what a larger did not.
  const part = parts(smallest).find((some) => doTurn(some, search));
  return part ? smallestChanges(part, search) : smallest;
}

/** The value of a change that is nearest to the current one, if the set still turns the verdict. */
function nearestValue(changed: Changed, set: readonly Changed[], search: VerdictSearch): number {
  const tried = stepsUpTo(changed);
  const paths = set.map((one): Path => {
    const { quantity, current } = one.member;
    const values = one === changed ? tried : tried.map(() => one.value);
    return { quantity, values: Float64Array.of(current, ...values) };
  });
  const step = search.firstTurn(paths);
  return tried[(step ?? tried.length) - 1] ?? changed.value;
}

/** The steps of a control within the interval from the current value, without it, to a value. */
function stepsUpTo({ member: { current, interval }, value }: Changed): number[] {
  const { min, max, step } = interval;
  const direction = Math.sign(value - current);
  const values: number[] = [];
  for (let at = value; at >= min && at <= max; at -= direction * step) {
    // A current value between two steps does not move to the one that it is close to.
    if (direction * (at - current) < step / 2) break;
    values.push(at);
  }
  return values.reverse();
}

/** The sets of some of the changes, of at most three, but not all; the smallest first. */
function parts(set: readonly Changed[]): Changed[][] {
  const singles = set.map((one) => [one]);
  const withoutOne = set.map((left) => set.filter((one) => one !== left));
  return [...singles, ...withoutOne].filter(({ length }) => length > 0 && length < set.length);
}

function doTurn(set: readonly Changed[], search: VerdictSearch): boolean {
  const paths = set.map(({ member: { quantity, current }, value }) => ({
    quantity,
    values: Float64Array.of(current, value),
  }));
  return search.firstTurn(paths) !== null;
}
