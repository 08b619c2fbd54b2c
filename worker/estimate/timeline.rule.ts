import { deadlineToMonths } from '../../contract/days.ts';
import { formatTimeline } from '../../contract/format/durations.ts';
import { boundaries, type Rule } from './Rule.ts';
import { buildWeeks, timelineWeeks } from './timeline.ts';

/** The rules of durations. */
export const timelineRules = {
  'build-weeks': {
    title: 'Weeks of development',
    section: '9, In-house estimate (developer capacity)',
    decisions: ['E7'],
    formula: 'development hours ÷ (40 × developers × time share)',
    reading: 'The duration surcharge uses the weeks before rounding.',
    boundaries: boundaries(
      ([hours, team, devTimePercentage]: readonly [number, number, number]) =>
        `${hours} h, ${team} developers, ${devTimePercentage} %`,
      ([hours, team, devTimePercentage]) => buildWeeks(hours, team, devTimePercentage),
      [
        [[480, 1, 100], 12],
        [[1040, 1, 100], 26],
        [[80, 1, 100], 2],
      ],
    ),
    properties: {
      'work-gets-done': 'In these weeks the team works the development hours, no more and no less.',
      'more-developers-never-take-longer': 'One more developer never lengthens the timeline.',
    },
  },
  timeline: {
    title: 'Timeline',
    section: '9, Savings and timeline',
    decisions: ['E9'],
    formula: 'weeks of development + half the moderation weeks, rounded up',
    reading: 'The sum is rounded up, not its parts.',
    boundaries: boundaries(
      ([hours, review]: readonly [number, number]) =>
        `${hours} h by 1 developer at 100 %, ${review} weeks of review`,
      ([hours, review]) => timelineWeeks(hours, 1, 100, review),
      [
        [[80, 0], 2],
        [[81, 0], 3],
        [[80, 1], 3],
        [[60, 1], 2],
        [[80, 12], 8],
        [[480, 0], 12],
        [[1040, 0], 26],
      ],
    ),
    properties: {
      exact: 'It is the least whole number of weeks that suffices, in rational arithmetic.',
    },
  },
  'timeline-wording': {
    title: 'Wording of a timeline',
    section: '9, Savings and timeline',
    decisions: ['E10'],
    formula: 'weeks up to 4; then months of 4.33 weeks; above 12 months, years',
    reading: 'At most one decimal, never “.0”, and the singular for exactly 1.',
    boundaries: boundaries((weeks: number) => `${weeks} weeks`, formatTimeline, [
      [1, '1 week'],
      [4, '4 weeks'],
      [5, '1.2 months'],
      [51, '11.8 months'],
      [52, '1 year'],
      [55, '1.1 years'],
    ]),
    properties: {
      'units-turn': 'It is in weeks up to 4, in months up to 12, and in years above.',
      'reads-back': 'Read back, it is within half a tenth of its unit of the weeks.',
    },
  },
  deadline: {
    title: 'Months to a deadline',
    section: '4 and 9, Other',
    decisions: ['E18'],
    formula: 'calendar days from today ÷ 30, rounded up, at least 1',
    reading: 'Days are calendar days in your time zone, so the result stays the same all day.',
    boundaries: boundaries(
      (deadline: string) => `from 2026-11-01 to ${deadline}`,
      (deadline) => deadlineToMonths(deadline, '2026-11-01'),
      [
        ['2026-11-01', 1],
        ['2026-12-01', 1],
        ['2026-12-02', 2],
        ['2026-12-31', 2],
        ['2027-01-01', 3],
      ],
    ),
    properties: {
      'least-months':
        'It is the least number of 30-day months, at least 1, that reach the deadline.',
      instant: 'Of an instant, the day that it is written with counts.',
    },
  },
} as const satisfies Readonly<Record<string, Rule>>;
