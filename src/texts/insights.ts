/** Texts of the locked insights. */
export const insightsTexts = {
  title: 'Business Analysis Protected',
  text: 'The full analysis is in your personalized PDF report.',
  covers: [
    'Timeline risk',
    'Resource optimization',
    'Technical complexity',
    'Cost-benefit modeling',
    'Strategic recommendations',
  ],
  getComplete: 'Get Complete Analysis',
  free: 'Free. In your inbox in a minute.',
  goToForm: 'Go to the form',
} as const;
