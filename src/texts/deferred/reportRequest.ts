/** Texts of the report form's errors, progress, notifications and result. */
export const deferredReportRequestTexts = {
  nameRequired: 'Name is required',
  emailRequired: 'Business email is required',
  emailInvalid: 'Please enter a valid email',
  companyRequired: 'Company is required',
  steps: {
    save: 'Saving your calculation',
    build: 'Building your PDF',
    notify: 'Notifying our team',
    send: 'Sending the email',
  },
  progress: (step: number, steps: number, name: string) => `Step ${step} of ${steps}: ${name}…`,
  longerThanUsual: 'This takes longer than usual.',
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
  readyNotSent: 'Your PDF is ready, but we couldn’t email it',
  savingsRemembered: 'Your savings stay visible in this browser for 30 days.',
  savingsThisPage: 'Your savings stay visible until you leave this page.',
  inputsChanged: 'You have changed the inputs since. These figures and files use the current ones.',
  downloadPdf: 'Download the PDF',
  downloadUpdatedPdf: 'Download an updated PDF',
  buildingPdf: 'Building your PDF…',
} as const;
