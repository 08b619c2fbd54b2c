import { complexity } from './complexity.ts';
import { boundaries, type Rule } from './Rule.ts';

export const complexityRule = {
  title: 'Complexity of a system',
  section: '3, Integration profile',
  decisions: ['E1', 'E6'],
  formula: 'by development hours: up to 110, 160, 220, 290, above',
  reading: 'Complexity is a label for the hours. It adds no cost of its own.',
  boundaries: boundaries((hours: number) => `${hours} development hours`, complexity, [
    [110, 'Standard'],
    [111, 'Moderate'],
    [160, 'Moderate'],
    [161, 'High'],
    [220, 'High'],
    [221, 'Very High'],
    [290, 'Very High'],
    [291, 'Extremely High'],
  ]),
  properties: {
    'grows-with-hours': 'More hours never make a system less complex.',
  },
} as const satisfies Rule;
