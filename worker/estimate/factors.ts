import { snapToInteger } from './money.ts';
import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

/**
 * Returns the factor for the team size: the same hours cost more alone or in a large team. Three or
 * four developers are the baseline of 1.
 *
 * @throws RangeError if the count is not a number.
 */
export function teamSizeFactor(developerCount: number, record?: Recorder): number {
  const band = rateCard.teamSizeFactor.find(
    ({ upToDevelopers }) => developerCount <= upToDevelopers,
  );
  if (!band) throw new RangeError(`Expected a number of developers, got ${developerCount}.`);
  const { percent, percentPerDeveloper, above } = band;
  const value = (percent + percentPerDeveloper * (developerCount - above)) / 100;
  if (record) recordTeamSizeFactor(value, band, developerCount, record);
  return value;
}

function recordTeamSizeFactor(
  value: number,
  { percent, percentPerDeveloper, above }: (typeof rateCard.teamSizeFactor)[number],
  developerCount: number,
  record: Recorder,
): void {
  const teamBase = percent / 100;
  record({
    figure: 'teamSizeFactor',
    rule: 'team-size-factor',
    ...(percentPerDeveloper === 0
      ? { formula: 'teamBase', operands: { teamBase, developerCount } }
      : {
          formula: 'teamBase + perDeveloper * (developerCount - teamAbove)',
          operands: {
            teamBase,
            perDeveloper: percentPerDeveloper / 100,
            developerCount,
            teamAbove: above,
          },
        }),
    value,
  });
}

/**
 * Returns the factor for part-time work: developers who switch between projects take longer. A
 * percentage between two bands, such as 79.5, belongs to the lower one.
 *
 * @throws RangeError if the percentage is negative or no number.
 */
export function devTimeFactor(effectiveDevTimePercentage: number, record?: Recorder): number {
  const band = rateCard.devTimeFactor.find(
    ({ fromPercentage }) => effectiveDevTimePercentage >= fromPercentage,
  );
  if (!band) {
    throw new RangeError(
      `Expected a share from 0 to 100 percent, got ${effectiveDevTimePercentage}.`,
    );
  }
  const { thousandths, thousandthsPerPoint, below } = band;
  const value = (thousandths + thousandthsPerPoint * (below - effectiveDevTimePercentage)) / 1000;
  if (record) recordDevTimeFactor(value, band, effectiveDevTimePercentage, record);
  return value;
}

function recordDevTimeFactor(
  value: number,
  { thousandths, thousandthsPerPoint, below }: (typeof rateCard.devTimeFactor)[number],
  effectiveDevTimePercentage: number,
  record: Recorder,
): void {
  record({
    figure: 'devTimeFactor',
    rule: 'time-share-factor',
    formula: 'shareBase + perPoint * (shareBelow - effectiveDevTimePercentage)',
    operands: {
      shareBase: thousandths / 1000,
      perPoint: thousandthsPerPoint / 1000,
      shareBelow: below,
      effectiveDevTimePercentage,
    },
    value,
  });
}

/**
 * Returns the surcharge for a long build; a build of exactly 12 or 26 weeks is below the threshold
 * (E7).
 */
export function durationSurcharge(buildWeeks: number, record?: Recorder): number {
  const band = rateCard.durationSurcharge.find(({ aboveWeeks }) => buildWeeks > aboveWeeks);
  const surcharge = band?.surcharge ?? 0;
  record?.({
    figure: 'durationSurcharge',
    rule: 'duration-surcharge',
    formula: 'surchargeOfBand',
    operands: { surchargeOfBand: surcharge, buildWeeks },
    value: surcharge,
  });
  return surcharge;
}

/** The multiplier has at most five decimals: the factors have at most two and three. */
export const multiplierUnits = 100_000;

/**
 * Combines the factors: team size and developer time multiply, the duration surcharge adds (E6).
 */
export function costMultiplier(
  teamSizeFactor: number,
  devTimeFactor: number,
  durationSurcharge: number,
  record?: Recorder,
): number {
  const multiplier = teamSizeFactor * devTimeFactor + durationSurcharge;
  const value = snapToInteger(multiplier * multiplierUnits) / multiplierUnits;
  record?.({
    figure: 'costMultiplier',
    rule: 'cost-multiplier',
    formula: 'teamSizeFactor * devTimeFactor + durationSurcharge',
    operands: { teamSizeFactor, devTimeFactor, durationSurcharge },
    value,
  });
  return value;
}
