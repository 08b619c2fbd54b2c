/** Texts of the page: heading, notes and footer. */
export const pageTexts = {
  closerLook: 'A closer look',
  title: 'Build your integrations, or embed them?',
  intro: 'See cost, timeline and savings instantly. Click any figure to see the math.',
  skipToContent: 'Skip to the calculator',
  notFoundTitle: 'Page Not Found',
  notFoundText: 'There is nothing at this address.',
  notFoundLink: 'Open the calculator',
  logo: (provider: string) => `${provider}: product page`,
  footer: (version: string) =>
    `Hourly rates, hours per system and plan prices: rate card ${version}.`,
  assumptions:
    'Hours per system are planning assumptions, not measurements. Estimates in US dollars; not a quote.',
  privacy: 'Privacy',
  withoutScript:
    'This is the estimate for the default inputs. Changing them, requesting the report and scheduling a demo need JavaScript, which is switched off or has not loaded. If it is switched on, check your connection and reload the page.',
  estimatorFailed: 'The estimate could not be computed.',
  retry: 'Try again',
  newTab: '(opens in a new tab)',
} as const;
