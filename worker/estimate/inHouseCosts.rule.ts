import type { Rule } from './Rule.ts';

export const initialCostRule = {
  title: 'Initial in-house cost',
  section: '9, In-house estimate',
  decisions: ['E6', 'E15'],
  formula:
    'development hours × hourly rate × cost multiplier; 65 % development, 25 % testing, the rest documentation',
  reading:
    'Amounts are rounded to the nearest cent (half a cent rounds up). Documentation is the rest of the total.',
  boundaries: [],
  properties: {
    'parts-add-up': 'Development, testing and documentation are the total to the cent.',
    'parts-in-proportion': 'Each part is within a cent of its percentage of the total.',
    exact: 'For a rate in whole cents and a whole share the total is exact to the cent.',
    'more-hours-never-cost-less': 'One more integration never lowers any cost of building.',
    'higher-rate-never-costs-less': 'A higher rate never lowers any cost of building.',
    'smaller-share-never-costs-less': 'A smaller time share never lowers the initial cost.',
  },
} as const satisfies Rule;

export const maintenanceCostRule = {
  title: 'In-house maintenance',
  section: '9, In-house estimate',
  decisions: ['E3', 'E15'],
  formula: 'maintenance hours × hourly rate, per month',
  boundaries: [],
  properties: {
    exact: 'It is hours × rate to the cent; neither team nor share changes it.',
    'half-cents-up': 'Half a cent is rounded up, also at rates with fractions of a cent.',
  },
} as const satisfies Rule;
