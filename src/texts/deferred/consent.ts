/** Texts of the tracking choice. */
export const deferredConsentTexts = {
  region: 'Tracking choice',
  text: 'May we measure how this calculator is used? Never your name or e-mail.',
  accept: 'Accept',
  refuse: 'Refuse',
  privacyPolicy: 'Privacy Policy',
} as const;
