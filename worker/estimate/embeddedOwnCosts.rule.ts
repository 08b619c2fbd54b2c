import { embeddedOwnCosts } from './embeddedOwnCosts.ts';
import { boundaries, type Rule } from './Rule.ts';

export const embeddedOwnWorkRule = {
  title: 'Your own work on the embedded product',
  section: '9, Embedded plan',
  decisions: ['E24'],
  formula: 'integrations × assumed hours × hourly rate, once and per month',
  reading:
    'The cost multiplier does not apply. It is part of the comparisons over 12 and 36 months, not of the plan’s price.',
  boundaries: boundaries(
    ([count, hours]: readonly [number, number]) => `${count} integrations, ${hours} h each, $55`,
    ([effectiveCount, hours]) =>
      embeddedOwnCosts({
        effectiveCount,
        embeddedHours: { once: hours, monthly: 0 },
        hourlyRateUsd: 55,
      }).ownOnceUsd,
    [
      [[5, 0], 0],
      [[5, 8], 2200],
      [[1, 0.5], 27.5],
    ],
  ),
  properties: {
    'hours-times-rate':
      'It is hours × rate for each integration; neither team nor share changes it.',
  },
} as const satisfies Rule;
