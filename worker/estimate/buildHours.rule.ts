import { buildHours } from './buildHours.ts';
import { boundaries, type Rule } from './Rule.ts';

export const effectiveCountRule = {
  title: 'Integrations that are estimated',
  section: '9, In-house estimate',
  decisions: ['E2'],
  formula: 'the integration count, or the number of selected systems if that is larger',
  reading:
    'You can select more systems than you entered as the number of integrations. All of them are estimated, each one once.',
  boundaries: [],
  properties: {
    'larger-of-both': 'It is the larger of the integration count and the distinct selected ids.',
  },
} as const satisfies Rule;

export const hoursRule = {
  title: 'Development and maintenance hours',
  section: '9, In-house estimate',
  decisions: ['E1', 'E3'],
  formula:
    'the hours of the selected systems + 80 (maintenance: 10 a month) for each other integration',
  reading: 'A system that is not on the rate card counts as an average integration.',
  boundaries: [],
  properties: {
    'one-more-adds-a-generic-one':
      'Counting one more integration than is estimated adds exactly 80 and 10 hours.',
    'never-below-the-least': 'Every integration takes at least 80 development hours.',
    'order-and-repeats-do-not-matter':
      'Selecting the same systems in another order, or one of them twice, changes no figure.',
  },
} as const satisfies Rule;

export const maintenancePercentageRule = {
  title: 'Maintenance as a share of the build',
  section: '9, In-house estimate',
  decisions: ['E24'],
  formula:
    'development hours × the assumed percentage per year ÷ 1200, instead of the hours of the rate card',
  reading:
    'It applies only if the visitor assumes a percentage. It then replaces the maintenance hours of every system.',
  boundaries: boundaries(
    ([hours, percentage]: readonly [number, number]) => `${hours} h, ${percentage} % a year`,
    ([hours, maintenancePercentagePerYear]) =>
      buildHours(
        {
          selectedCount: 1,
          profiledCount: 1,
          devHours: hours,
          maintenanceHours: 8,
          moderationWeeks: 0,
        },
        1,
        { maintenancePercentagePerYear },
      ).maintenance,
    [
      [[1200, 20], 20],
      [[1200, 0], 0],
      [[600, 15], 7.5],
      [[120, 100], 10],
    ],
  ),
  properties: {
    'share-of-the-build':
      'Twelve months of maintenance are that percentage of the development hours.',
  },
} as const satisfies Rule;
