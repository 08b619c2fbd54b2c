import type { Rule } from './Rule.ts';

export const estimateRule = {
  title: 'The estimate as a whole',
  section: '9',
  decisions: ['E1', 'E16'],
  formula: 'all rules above, in their order',
  boundaries: [],
  properties: {
    finite: 'No figure is NaN, infinite, negative or beyond what the contract carries.',
    workbook:
      'The spreadsheet workbook, written from the specification, comes to the same figures.',
  },
} as const satisfies Rule;
