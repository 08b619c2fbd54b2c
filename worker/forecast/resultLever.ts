import { detailsOf, type RangeConfidence } from '../../contract/assumptionDetails.ts';
import type { NumberAssumption } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { forecastMonths } from '../../contract/format/durations.ts';
import { isAssumption } from '../../contract/format/leverTexts.ts';
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
 * @param kept - Found instead while it moves the result: the visitor is using it. It also stays
 *   once it has made the build live, or kept it from being live.
 * @returns null where nothing moves the result.
 */
export function resultLever(inputs: CalculatorInputs, kept?: string | null): ResultLever | null {
  const base = drivers(inputs);
  const differenceUsd = differenceOf(base);
  const ranges = leverRanges(inputs, base, differenceUsd !== null || Boolean(kept));
  const isKept = differenceUsd === null && ranges.some(([name]) => name === kept);
  const cheaper = cheaperOver(forecastMonths, estimateFromDrivers(base));
  if ((differenceUsd === null && !isKept) || kept === developers.name) {
    const [turn, share] = (['team', 'devTime'] as const).map((name) => {
      const range = ranges.find(([lever]) => lever === name)?.[1];
      return range && cheaper === null ? leverTurn(name, range, cheaper, inputs, base) : null;
    });
    const band = turn == null ? null : { min: turn, max: limits.developerCountNumber.max };
    return { ...developers, current: base.developerCount, band, share: share ?? null };
  }
  const movers = ranges.flatMap(([name, range]) => {
    const { plausible: band } = range;
    if (!isAssumption(name) || !band) return [];
    const usdAt = (value: number) => differenceOf(driversWith(name, value, inputs, base));
    const endsUsd = [usdAt(band.min), usdAt(band.max)] as const;
    const reach = Math.max(...endsUsd.map((usd) => Math.abs((usd ?? 0) - (differenceUsd ?? 0))));
    return reach > 0 || (isKept && name === kept) ? [{ name, range, band, endsUsd, reach }] : [];
  });
  movers.sort((one, other) => other.reach - one.reach);
  const found = movers.find(({ name }) => name === kept) ?? movers[0];
  if (!found) return null;
  const { name, range, band, endsUsd } = found;
  return {
    name,
    current: range.current,
    band,
    confidence: detailsOf(name).plausible.confidence,
    endsUsd,
    turn: differenceUsd === null ? null : leverTurn(name, range, cheaper, inputs, base),
    share: null,
  };
}

const developers = { name: 'developers', confidence: null, endsUsd: null, turn: null } as const;
