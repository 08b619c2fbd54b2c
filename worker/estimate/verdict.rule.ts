import type { Rule } from './Rule.ts';

/** The rules of savings and of the verdict. */
export const verdictRules = {
  verdict: {
    title: 'Who is cheaper',
    section: '9, Savings and timeline',
    decisions: ['E17', 'E22'],
    formula:
      'total cost after 12, 36 and 60 months: the build cost spent so far + maintenance from go-live on, against setup + the plan from month 1',
    reading:
      'The initial total and the total of year 1 cover different periods, so neither decides who is cheaper. A build that is not live by then has no verdict.',
    properties: {
      'one-basis':
        'The cheaper side and the difference follow from the two totals as they are shown.',
      'unfinished-builds-have-no-verdict':
        'There is a verdict exactly where the build is live by the horizon.',
      'turns-where-it-says':
        'At the count it names embedding is cheaper over 36 months, from it on where it says so, else at none that is nearer; where it names none, at no count.',
    },
  },
  savings: {
    title: 'Savings',
    section: '9, Savings and timeline',
    decisions: ['E16'],
    formula:
      'in-house initial cost − embedded year 1, and that ÷ in-house initial cost in whole percent; both at least 0',
    properties: {
      difference:
        'Savings plus the smaller of both totals are the in-house initial cost, to the cent.',
      percentage: 'The percentage is 0 to 100 and within half a percent of the quotient.',
    },
  },
  'monthly-savings': {
    title: 'Monthly savings',
    section: '9, Savings and timeline',
    decisions: ['E16'],
    formula:
      'in-house maintenance − monthly price, at least 0; and that ÷ in-house maintenance in whole percent',
    properties: {
      difference:
        'Savings plus the smaller of maintenance and subscription are the maintenance, to the cent.',
      percentage: 'The percentage is 0 to 100 and within half a percent of the quotient.',
    },
  },
  'shown-dollars': {
    title: 'Shown amounts',
    section: '9, Savings and timeline',
    decisions: ['E15'],
    formula: 'whole dollars; the parts of a sum are rounded so that they add up to it',
    properties: {
      'parts-add-up': 'The three shown parts of the initial cost add up to the shown total.',
      'largest-remainder':
        'What rounding down loses goes to the largest remainders, the first of equals first.',
    },
  },
  counterarguments: {
    title: 'What turns the verdict',
    section: '9, Savings and timeline',
    decisions: ['E24'],
    formula:
      'the assumptions that make the other side cheaper over 36 months, each at the nearest such value within its plausible range; where none does alone, two, which move by the same share of the way to an end of their ranges, then each moves back as far as it can alone',
    reading: 'An unfinished build has no verdict to turn.',
    properties: {
      'turns-the-verdict': 'With the assumptions of an argument the other side is cheaper.',
      'nothing-less-does':
        'With one of its changes left out, or smaller by one step, the verdict does not turn.',
    },
  },
  estimate: {
    title: 'The estimate as a whole',
    section: '9',
    decisions: ['E1', 'E16'],
    formula: 'all rules above, in their order',
    properties: {
      finite: 'No figure is NaN, infinite, negative or beyond what the contract carries.',
      workbook:
        'The spreadsheet workbook, written from the specification, comes to the same figures.',
    },
  },
} as const satisfies Readonly<Record<string, Rule>>;
