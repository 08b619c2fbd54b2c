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
  readyToStart: {
    title: 'Ready to Get Started?',
    text: 'See the embedded product at work on your own integrations, with someone who knows it.',
    scheduleDemo: 'Schedule Demo',
  },
  demoRequest: {
    title: 'Schedule a demo',
    intro: 'Half an hour with a specialist. Your estimate comes along, so nobody asks twice.',
    firstName: 'First name',
    lastName: 'Last name',
    companyName: 'Company name',
    website: 'Website',
    websiteAside: 'optional',
    email: 'Business email',
    privacyAgreed: 'I agree to the',
    privacyPolicy: 'Privacy Policy',
    submit: 'Request Demo',
    submitting: 'Submitting...',
    loading: 'Opening the form…',
    loadFailed: {
      title: 'The form could not be loaded',
      description: 'Check your connection and try again.',
    },
    sent: {
      title: 'Успешно отправлено!',
      description: 'Ваша заявка на демо получена. Мы свяжемся с вами в ближайшее время.',
    },
    failed: {
      title: 'Ошибка отправки',
      description: 'Попробуйте отправить форму позже или свяжитесь с нами напрямую.',
    },
  },
  reportRequest: {
    title: 'Get Detailed ROI Report',
    intro:
      'A personalized PDF of this estimate: timeline risk, resources, complexity and the full cost-benefit model, in your inbox in a minute.',
    downloadTitle: 'Get Detailed ROI Report',
    downloadText: 'Every figure of this estimate with the analysis behind it, as a PDF by e-mail.',
    downloadButton: 'Download PDF Report',
    name: 'Name',
    email: 'Business email',
    company: 'Company',
    nameRequired: 'Name is required',
    emailRequired: 'Business email is required',
    emailInvalid: 'Please enter a valid email',
    companyRequired: 'Company is required',
    consent: 'By sending this form, you agree to our',
    privacyPolicy: 'Privacy Policy',
    submit: 'Send to My Inbox',
    submitting: 'Submitting...',
    steps: {
      save: 'Saving your calculation',
      build: 'Building your PDF',
      notify: 'Telling our team',
      send: 'Sending the e-mail',
    },
    progress: (step: number, steps: number, name: string) => `Step ${step} of ${steps}: ${name}…`,
    saved: {
      title: 'Success!',
      description:
        'Your ROI calculation has been saved. A member of our team will contact you shortly with detailed results and next steps.',
    },
    saveFailed: {
      title: 'Error',
      description: 'Failed to save your calculation. Please try again.',
    },
    sendFailed: { title: 'Failed to send email. Please try again.' },
    sent: { title: 'ROI report has been sent to your email address.' },
    sentTo: (email: string) => `Sent to ${email}`,
    sentText: 'Your savings are shown above for this visit.',
    downloadPdf: 'Download the PDF',
    fileName: (company: string) => `ROI Analysis for ${company}.pdf`,
  },
  notifications: {
    area: (hotkey: string) => `Notifications (${hotkey})`,
    dismiss: 'Dismiss',
    none: 'No notifications',
  },
  consent: {
    region: 'Tracking choice',
    text: 'May we measure how this calculator is used? Two trackers, never your name or e-mail.',
    accept: 'Accept',
    refuse: 'Refuse',
    privacyPolicy: 'Privacy Policy',
    choose: 'Tracking choice',
  },
} as const;

export type Messages = typeof messages;
