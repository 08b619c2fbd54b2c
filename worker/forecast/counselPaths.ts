import { costAssumptions, numberAssumptions } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { type Confidence, isJudgedRange } from '../../contract/evidence.ts';
import { evidenceOf } from '../estimate/evidenceOf.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { systemProfile } from '../estimate/systems.ts';
import { defaultUncertainty } from './uncertainty.ts';
import type { Path, Quantity, VerdictSearch } from './verdictSearch.ts';

/** Steps from the current value to an end of an interval: one for each percent of the way. */
export const counselSteps = 100;

/** An assumption with the interval in which sources, or our judgement, place it. */
export interface Contestable {
  readonly quantity: Quantity;
  readonly current: number;
  readonly interval: Interval;
  /** One path to each end of the interval that is not the current value. */
  readonly paths: readonly Path[];
  /** The lowest and the highest value of these paths, as a path of two steps. */
  readonly span: Path;
}

/** Where sources, or our judgement, place an assumption, and the steps of its control. */
export interface Interval {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly confidence: Exclude<Confidence, 'official'>;
}

/** Lists the assumptions that the other side can contest, for the selected systems. */
export function contestables(inputs: CalculatorInputs, search: VerdictSearch): Contestable[] {
  const ids = [...new Set(inputs.selectedSystems)];
  const quantities: Quantity[] = [
    ...costAssumptions.map((name) => ({ kind: 'number', name }) as const),
    ...(ids.some((id) => systemProfile(id)?.gate === 'listing')
      ? [{ kind: 'listings' } as const]
      : []),
    ...ids.flatMap((id) => [
      { kind: 'system', id, figure: 'devHours' } as const,
      { kind: 'system', id, figure: 'moderationWeeks' } as const,
    ]),
  ];
  return quantities.flatMap((quantity) => {
    const interval = intervalOf(quantity);
    const current = search.currentValue(quantity);
    if (!interval || Number.isNaN(current)) return [];
    const paths = pathsWithin(quantity, current, interval);
    if (paths.length === 0) return [];
    const reached = paths.flatMap(({ values }) => [values[1] ?? 0, values[counselSteps] ?? 0]);
    return {
      quantity,
      current,
      interval,
      paths,
      span: {
        quantity,
        values: Float64Array.of(current, Math.min(...reached), Math.max(...reached)),
      },
    };
  });
}

/** The interval of an assumption; null where neither a source nor a range of ours gives one. */
export function intervalOf(quantity: Quantity): Interval | null {
  if (quantity.kind === 'listings') return { min: 0, max: 1, step: 1, confidence: 'judgement' };
  if (quantity.kind === 'number') {
    const { plausible, step } = numberAssumptions[quantity.name];
    return { ...plausible, step };
  }
  const profile = systemProfile(quantity.id);
  if (quantity.figure !== 'moderationWeeks') {
    const hours = (profile ?? rateCard.genericIntegration)[quantity.figure];
    const { min, max } = defaultUncertainty[quantity.figure];
    return {
      min: Math.round(min * hours),
      max: Math.round(max * hours),
      step: 1,
      confidence: 'judgement',
    };
  }
  return profile && profile.gate !== 'none'
    ? {
        ...profile.moderationRange,
        step: 1,
        confidence: isJudgedRange(evidenceOf(profile.id)?.review ?? []) ? 'judgement' : 'reported',
      }
    : null;
}

/** The paths to the ends of the interval: one where the current value is not inside it. */
function pathsWithin(quantity: Quantity, current: number, { min, max, step }: Interval): Path[] {
  const ends = [min, max].filter((end) => end !== current);
  const farEnds = current < min ? [max] : current > max ? [min] : ends;
  return farEnds.map((end) => ({
    quantity,
    values: Float64Array.from({ length: counselSteps + 1 }, (_, index) => {
      if (index === 0) return current;
      if (quantity.kind === 'listings') return end;
      const moved = current + (index / counselSteps) * (end - current);
      const rounded = Math.round(moved / step) * step;
      // A current value between two steps does not move to the one that it is close to.
      if (Math.abs(rounded - current) < step / 2) return current;
      const ahead = end > current ? Math.max(current, rounded) : Math.min(current, rounded);
      return Math.min(max, Math.max(min, ahead));
    }),
  }));
}
