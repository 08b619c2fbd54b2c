/** The text of the link to the tracking choice. */
export const consentTexts = {
  choose: 'Tracking choice',
} as const;
