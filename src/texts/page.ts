import { isPageUpdated } from '../startup/loadFile.ts';

/** What a visitor can do about a part that did not load. */
const missingPartAdvice = () =>
  isPageUpdated() ? 'This page was updated: reload it.' : 'Check your connection and try again.';

/** Texts of the page: heading, notes and footer. */
export const pageTexts = {
  title: 'Build your integrations, or embed them?',
  figuresHint: 'Every underlined figure opens its math.',
  skipToContent: 'Skip to the calculator',
  skipToResults: 'Skip to the results',
  skipToReport: 'Skip to the report form',
  report: 'Report',
  notFoundTitle: 'Page Not Found',
  notFoundText: 'There is nothing at this address.',
  notFoundLink: 'Open the calculator',
  logo: (provider: string) => `${provider}: product page`,
  footer: (version: string) => `Rate card ${version}.`,
  assumptions: 'Planning assumptions, not measurements; not a quote.',
  privacy: 'Privacy',
  trackingChoice: 'Tracking choice',
  openingForm: 'Opening the form…',
  /** The first two begin the third: of them, one is shown. */
  withoutScript: {
    link: 'Your link’s scenario cannot be shown yet: it needs',
    defaults:
      'This is the estimate for the default inputs. Changing them, requesting the report and scheduling a demo need',
    script:
      'JavaScript, which is switched off or has not loaded. If it is switched on, check your connection and reload the page.',
  },
  estimatorFailed: 'The estimate could not be computed.',
  retry: 'Try again',
  partFailed: (part = 'A part of this page') =>
    `${part}: something went wrong here. Reload the page to use it again. Your inputs stay.`,
  reload: 'Reload',
  newTab: '(opens in a new tab)',
} as const;

/** Texts of controls, shared by all features. */
export const controlsTexts = {
  helpAbout: (subject: string) => `Help: ${subject}`,
  increase: (label: string) => `Increase: ${label}`,
  decrease: (label: string) => `Decrease: ${label}`,
  correctedTo: (value: string, { min, max }: { min: number; max: number }) =>
    `Using ${value}. Enter a whole number from ${min} to ${max}.`,
  closeDialog: 'Close',
  chooseDate: 'Choose a date',
  clearDate: 'Clear the date',
  partMissing: (part: string) => `${part}: this could not be loaded. ${missingPartAdvice()}`,
} as const;

/** Texts of the notification area. */
export const notificationsTexts = {
  area: (hotkey: string) => `Notifications (${hotkey})`,
  dismiss: 'Dismiss',
  none: 'No notifications',
} as const;

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
  inReport: 'in your PDF report',
} as const;

/** Texts of the 'Ready to Get Started?' card. */
export const readyToStartTexts = {
  title: 'Ready to Get Started?',
  text: 'A live demo with your own integrations.',
  scheduleDemo: 'Schedule Demo',
} as const;

/** Texts around the report form, and of the cards that lead to it. */
export const reportRequestTexts = {
  title: 'Get Detailed ROI Report',
  downloadText: 'These savings, and every figure with its math.',
  downloadButton: 'Download PDF Report',
} as const;
