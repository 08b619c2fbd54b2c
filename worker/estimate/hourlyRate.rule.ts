import type { Region } from '../../contract/inputs.ts';
import { hourlyRate } from './hourlyRate.ts';
import { boundaries, type Rule } from './Rule.ts';

export const hourlyRateRule = {
  title: 'Hourly rate',
  section: '9, Hourly rates (USD)',
  decisions: ['E4', 'E20', 'E21'],
  formula: 'the rate of the region; for custom and other the visitor’s own, if above 0, else 65',
  reading:
    'The custom rate overrides for custom and other only; 1 to 500 advises, and is not enforced.',
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
      [['other', 500], 500],
      [['custom', 501], 501],
      [['eu', 500], 55],
    ],
  ),
  properties: {
    'other-regions-ignore-the-custom-rate':
      'In us, eu, asia and latam the custom rate changes no figure.',
  },
} as const satisfies Rule;
