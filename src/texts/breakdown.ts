/** Texts of the breakdown of the selected systems. */
export const breakdownTexts = {
  title: 'Integration Breakdown',
  totalDevHours: 'Total dev hours',
  maintenanceHours: 'Maintenance per month',
  composition: (known: number, generic: number, genericDevHours: number) => {
    const systems = `${known} selected ${known === 1 ? 'system' : 'systems'}`;
    const average = `${generic} average ${generic === 1 ? 'integration' : 'integrations'} at ${genericDevHours} hours${generic === 1 ? '' : ' each'}`;
    return `${[known && systems, generic && average].filter(Boolean).join(' and ')}.`;
  },
  assumptions: 'Hours are planning assumptions by our judgement, not measurements.',
  list: (count: number) => (count === 1 ? 'The selected system' : `The ${count} selected systems`),
  anEstimate: 'Estimate, not included in the figures:',
  nothingSelected: 'Select systems above to see the hours, reviews and risks of each.',
  system: 'System',
  devHours: 'Dev hours',
  maintenance: 'Maintenance',
  perMonth: (hours: string) => `${hours}/month`,
  complexity: 'Complexity',
  review: 'Review',
  reviewWeeks: (weeks: number) =>
    weeks === 0 ? 'None' : `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`,
  why: 'Why',
  evidence: 'Evidence',
  evidenceOf: (system: string) => `for the figures of ${system}`,
  evidenceFailed: 'The evidence could not be loaded. Close and open it to try again.',
} as const;
