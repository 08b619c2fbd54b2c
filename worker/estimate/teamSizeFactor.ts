import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

/**
 * Returns the factor for the team size: the same hours cost more alone or in a large team. Three or
 * four developers are the baseline of 1.
 *
 * @param record - Receives the step of the calculation.
 * @throws RangeError if the count is not a number.
 */
export function teamSizeFactor(developerCount: number, record?: Recorder): number {
  const band = rateCard.teamSizeFactor.find(
    ({ upToDevelopers }) => developerCount <= upToDevelopers,
  );
  if (!band) throw new RangeError(`Expected a number of developers, got ${developerCount}.`);
  const { percent, percentPerDeveloper, above } = band;
  const value = (percent + percentPerDeveloper * (developerCount - above)) / 100;
  if (record) recordFactor(value, band, developerCount, record);
  return value;
}

function recordFactor(
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
