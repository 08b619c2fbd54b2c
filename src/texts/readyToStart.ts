/** Texts of the 'Ready to Get Started?' card. */
export const readyToStartTexts = {
  title: 'Ready to Get Started?',
  text: 'See the embedded product at work on your own integrations, with someone who knows it.',
  scheduleDemo: 'Schedule Demo',
} as const;
