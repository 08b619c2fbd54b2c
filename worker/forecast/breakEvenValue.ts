import { numberAssumptions, systemFigures } from '../../contract/assumptions.ts';
import type { Path, Quantity, VerdictSearch } from './verdictSearch.ts';

/** The values that the control of an assumption offers. */
interface Control {
  min: number;
  max: number;
  step: number;
}

/**
 * Finds the value of an assumption at which the verdict over the forecast turns, with all else
 * unchanged: the nearest multiple of its step. Of two equally near values it is the higher one.
 *
 * @returns null if there is none within what is accepted.
 */
export function breakEvenValue(search: VerdictSearch, quantity: Quantity): number | null {
  const control = controlOf(quantity);
  const current = search.currentValue(quantity);
  const above = turnAlong(search, pathFrom(quantity, current, control, 1));
  const below = turnAlong(search, pathFrom(quantity, current, control, -1));
  if (above === null || below === null) return above ?? below;
  return above - current <= current - below ? above : below;
}

function controlOf(quantity: Quantity): Control {
  switch (quantity.kind) {
    case 'listings':
      return { min: 0, max: 1, step: 1 };
    case 'number': {
      const { accepted, step } = numberAssumptions[quantity.name];
      return { ...accepted, step };
    }
    case 'system':
      return { ...systemFigures[quantity.figure].accepted, step: 1 };
  }
}

function turnAlong(search: VerdictSearch, path: Path): number | null {
  const step = search.firstTurn([path]);
  return step === null ? null : (path.values[step] ?? null);
}

/** The multiples of the step from the current value to the end of the range. */
function pathFrom(
  quantity: Quantity,
  current: number,
  { min, max, step }: Control,
  direction: 1 | -1,
): Path {
  const nearest = direction === 1 ? Math.floor(current / step) + 1 : Math.ceil(current / step) - 1;
  const last = direction === 1 ? Math.floor(max / step) : Math.ceil(min / step);
  const count = Math.max(0, direction * (last - nearest) + 1);
  return {
    quantity,
    values: Float64Array.from({ length: count + 1 }, (_, index) =>
      index === 0 ? current : (nearest + direction * (index - 1)) * step,
    ),
  };
}
