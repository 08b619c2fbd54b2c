import { deadlineToMonths } from '../../contract/deadlineToMonths.ts';
import { boundaries, type Rule } from './Rule.ts';

export const deadlineRule = {
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
    'least-months': 'It is the least number of 30-day months, at least 1, that reach the deadline.',
  },
} as const satisfies Rule;
