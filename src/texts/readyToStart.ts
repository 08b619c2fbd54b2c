/** Texts of the 'Ready to Get Started?' card. */
export const readyToStartTexts = {
  title: 'Ready to Get Started?',
  text: 'See a live demo with your own integrations, led by a specialist.',
  scheduleDemo: 'Schedule Demo',
} as const;
