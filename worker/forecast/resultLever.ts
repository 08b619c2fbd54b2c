import { detailsOf, type RangeConfidence } from '../../contract/assumptionDetails.ts';
import type { NumberAssumption } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { forecastMonths } from '../../contract/format/durations.ts';
import { assumedWith, leverOf } from '../../contract/format/leverTexts.ts';
import { limits } from '../../contract/limits.ts';
import { drivers, estimateFromDrivers } from '../estimate/estimate.ts';
import { driversWith, leverRanges, leverTurn } from './leverRanges.ts';
import { differenceOf } from './sensitivity.ts';
import { cheaperOver } from './verdict.ts';

/** The assumption that moves the result most; of an unfinished build, the developers. */
export interface ResultLever {
  /** Its unit is that of the values below. */
  name: NumberAssumption | 'developers';
  current: number;
  /** Its published or plausible range; of developers, with how many the build is live. */
  band: { readonly min: number; readonly max: number } | null;
  confidence: RangeConfidence | null;
  /**
   * In-house minus embedded over the whole forecast at both ends of the band, in whole USD; null
   * where nothing is live in-house by then.
   */
  endsUsd: readonly [number | null, number | null] | null;
  /** The nearest value at which the result changes; null where there is none. */
  turn: number | null;
  /** The percent of their time with which the same developers are done; null where none is. */
  share: number | null;
}

/**
 * Finds the assumption whose range reaches furthest from the result over the forecast.
 *
 * @param kept - Found instead while it moves the result: the visitor is using it. Developers stay
 *   also once they have made the build live.
 * @returns null where nothing moves the result.
 */
export function resultLever(inputs: CalculatorInputs, kept?: string | null): ResultLever | null {
  const base = drivers(inputs);
  const differenceUsd = differenceOf(base);
  const ranges = leverRanges(inputs, base, differenceUsd !== null);
  const cheaper = cheaperOver(forecastMonths, estimateFromDrivers(base));
  if (differenceUsd === null || kept === developers.name) {
    const [turn, share] = (['team', 'devTime'] as const).map((name) => {
      const range = ranges.find(([lever]) => lever === name)?.[1];
      return range && cheaper === null ? leverTurn(name, range, cheaper, inputs, base) : null;
    });
    const band = turn == null ? null : { min: turn, max: limits.developerCountNumber.max };
    return { ...developers, current: base.developerCount, band, share: share ?? null };
  }
  const movers = ranges.flatMap(([lever, range]) => {
    const { assumption: name } = leverOf(lever);
    if (!name || !range.plausible) return [];
    const ends = [range.plausible.min, range.plausible.max].map((value) => ({
      value: assumedWith(lever, value),
      usd: differenceOf(driversWith(lever, value, inputs, base)),
    }));
    const reach = Math.max(...ends.map(({ usd }) => Math.abs((usd ?? 0) - differenceUsd)));
    return reach > 0 ? [{ name, lever, range, ends, reach }] : [];
  });
  movers.sort((one, other) => other.reach - one.reach);
  const found = movers.find(({ name }) => name === kept) ?? movers[0];
  if (!found) return null;
  const { name, lever, range } = found;
  const [low, high] = found.ends.toSorted((one, other) => one.value - other.value);
  if (!low || !high) return null;
  const turn = leverTurn(lever, range, cheaper, inputs, base);
  return {
    name,
    current: assumedWith(lever, range.current),
    band: { min: low.value, max: high.value },
    confidence: detailsOf(name).plausible.confidence,
    endsUsd: [low.usd, high.usd],
    turn: turn === null ? null : assumedWith(lever, turn),
    share: null,
  };
}

const developers = { name: 'developers', confidence: null, endsUsd: null, turn: null } as const;
