import type { Region } from '../../contract/inputs.ts';
import { hourlyRate } from './hourlyRate.ts';
import { boundaries, type Rule } from './Rule.ts';

export const hourlyRateRule = {
  title: 'Hourly rate',
  section: '9, Hourly rates (USD)',
  decisions: ['E4', 'E20', 'E21'],
  formula: 'the rate of the region; for custom and other your own rate if it is above 0, else 65',
  reading:
    'Your own rate applies to custom and other regions only. 1 to 500 is a recommendation, not a limit.',
  boundaries: boundaries(
    ([region, custom]: readonly [Region, number | null]) =>
      custom === null ? `${region}, no custom rate` : `${region}, custom rate ${custom}`,
    ([region, custom]) => hourlyRate(region, custom),
    [
      [['us', null], 95],
      [['eu', null], 55],
      [['asia', null], 35],
      [['latam', null], 45],
      [['other', null], 65],
      [['custom', null], 65],
      [['custom', 0], 65],
      [['custom', 0.01], 0.01],
      [['other', 0.01], 0.01],
      [['other', 500], 500],
      [['other', 9999], 9999],
      [['custom', 501], 501],
      [['us', 500], 95],
      [['eu', 500], 55],
      [['asia', 500], 35],
      [['latam', 500], 45],
    ],
  ),
  properties: {
    'other-regions-ignore-the-custom-rate':
      'In us, eu, asia and latam the custom rate changes no figure.',
  },
} as const satisfies Rule;
