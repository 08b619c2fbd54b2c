/**
 * Every word a visitor can read, by feature (P5). A second language is one more file of this type.
 * Texts in quotes in the specification are verbatim here.
 */
export const messages = {
  page: {
    title: 'Build integrations, or embed them?',
    intro:
      'Set your integrations and your team. Cost, timeline and savings follow at once, and every figure shows how it was computed.',
    skipToContent: 'Skip to the calculator',
    notFoundTitle: 'Page Not Found',
    notFoundText: 'There is nothing at this address.',
    notFoundLink: 'Open the calculator',
  },
  calculator: {},
  controls: {
    helpAbout: (subject: string) => `Help: ${subject}`,
    closeDialog: 'Close',
  },
  results: {},
  breakdown: {},
  insights: {},
  whyChoose: {},
  planExplorer: {},
  readyToStart: {},
  demoRequest: {},
  reportRequest: {},
  notifications: {},
  consent: {},
} as const;

export type Messages = typeof messages;
