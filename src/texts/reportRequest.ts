/** Texts of the report form and of the cards that lead to it. */
export const reportRequestTexts = {
  title: 'Get Detailed ROI Report',
  intro:
    'A personalized PDF of this estimate: timeline risk, resources, complexity and the full cost-benefit model, in your inbox in a minute.',
  downloadTitle: 'Get Detailed ROI Report',
  downloadText: 'Every figure of this estimate with the analysis behind it, as a PDF by e-mail.',
  downloadButton: 'Download PDF Report',
  name: 'Name',
  email: 'Business email',
  company: 'Company',
  consent: 'By sending this form, you agree to our',
  privacyPolicy: 'Privacy Policy',
  submit: 'Send to My Inbox',
  submitting: 'Submitting...',
} as const;
