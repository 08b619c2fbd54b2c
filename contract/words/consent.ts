/** The consent that a form asks for, by the version of the text and the form (S13). */
export const consentTexts = {
  '2026-11': {
    report: 'By sending this form, you agree to our Privacy Policy.',
    demo: 'I agree to the Privacy Policy',
  },
} as const;
