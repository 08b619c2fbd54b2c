/** Texts around the report form, and of the cards that lead to it. */
export const reportRequestTexts = {
  title: 'Get Detailed ROI Report',
  intro:
    'A personalized PDF of this estimate with timeline risk, resources, complexity and the full cost-benefit model. In your inbox in a minute.',
  downloadTitle: 'Get Detailed ROI Report',
  downloadText:
    'Every figure in this estimate and the analysis behind it, emailed to you as a PDF.',
  downloadButton: 'Download PDF Report',
} as const;
