import type { Rule } from './Rule.ts';

export const verdictRule = {
  title: 'Who is cheaper',
  section: '9, Savings and timeline',
  decisions: ['E17', 'E22'],
  formula:
    'total cost after 12 and 36 months: the build cost spent so far + maintenance from go-live on, against setup + the plan from month 1',
  reading:
    'The initial total and the total of year 1 cover different periods, so neither decides who is cheaper. A build that is not live by then has no verdict.',
  boundaries: [],
  properties: {
    'one-basis':
      'The cheaper side and the difference follow from the two totals as they are shown.',
    'unfinished-builds-have-no-verdict':
      'There is a verdict exactly where the build is live by the horizon.',
    'turns-where-it-says':
      'At the count it names embedding is cheaper over 36 months; where it names none, at no count.',
  },
} as const satisfies Rule;
