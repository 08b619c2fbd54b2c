import { rateCard } from './rateCard.ts';
import type { Recorder } from './trace.ts';

/** Working alone or in a crowd stretches the same hours; three or four developers are the baseline. */
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
