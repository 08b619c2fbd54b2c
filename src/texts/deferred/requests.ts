import { provider } from '../../../contract/provider.ts';

/** Asks about an address with a likely typing error; a button with the address follows. */
export const didYouMeanText = 'Did you mean';

/** Texts of the report form, its errors, progress, notifications and result. */
export const deferredReportRequestTexts = {
  name: 'Name',
  email: 'Business email',
  company: 'Company',
  consent: 'By sending this form, you agree to our',
  privacyPolicy: 'Privacy Policy',
  salesNote: `${provider.name}’s sales team gets a copy.`,
  submit: 'Send to My Inbox',
  submitting: 'Submitting...',
  nameRequired: 'Name is required',
  emailRequired: 'Business email is required',
  emailInvalid: 'Please enter a valid email',
  companyRequired: 'Company is required',
  steps: {
    save: 'Saving your calculation',
    build: 'Building your PDF',
    notify: 'Notifying the sales team',
    send: 'Sending the email',
  },
  progress: (step: number, steps: number, name: string) => `Step ${step} of ${steps}: ${name}…`,
  longerThanUsual: 'This takes longer than usual.',
  saved: {
    title: 'Success!',
    description:
      'Your ROI calculation has been saved. A member of our team will contact you shortly with detailed results and next steps.',
  },
  failures: {
    save: {
      logMessage: 'The calculation was not saved.',
      notification: {
        title: 'Error',
        description: 'Failed to save your calculation. Please try again.',
      },
      refused: 'The server could not save your calculation.',
      unreachable: 'The server did not respond, so your calculation is not saved.',
    },
    send: {
      logMessage: 'The report was not sent.',
      notification: { title: 'Failed to send email. Please try again.' },
      refused: 'Your calculation is saved, but the server could not email the report.',
      unreachable: 'Your calculation is saved, but the server did not respond.',
    },
  },
  noCookie:
    'This browser blocks the cookie by which the server knows who saved a calculation, so it cannot email the report.',
  notMailed: 'The mail provider refused this address. Check it, or download the report.',
  tryAgain: 'Try again',
  sent: { title: 'ROI report has been sent to your email address.' },
  sentTo: (email: string) => `Sent to ${email}`,
  followsByEmail: 'This browser could not build the PDF. The report follows by email.',
  readyNotSent: 'Your report couldn’t be emailed, but you can download it',
  savingsRemembered: 'These figures stay visible in this browser for 30 days.',
  savingsThisPage: 'These figures stay visible until you leave this page.',
  inputsChanged: 'You have changed the inputs since. These figures and files use the current ones.',
  downloadPdf: 'Download the PDF',
  filesOpen:
    'The report, the workbook and the estimate file open on this page again: drop one anywhere on it.',
  downloadUpdatedPdf: 'Download an updated PDF',
  buildingPdf: 'Building your PDF…',
} as const;

/** Texts of the demo dialog and its notifications. */
export const deferredDemoRequestTexts = {
  title: 'Schedule a demo',
  intro: 'Half an hour with a specialist.',
  introWithEstimate:
    'Half an hour with a specialist. The specialist has your estimate at hand, so you won’t repeat yourself.',
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
  sent: {
    lang: 'ru',
    title: 'Успешно отправлено!',
    description: 'Ваша заявка на демо получена. Мы свяжемся с вами в ближайшее время.',
  },
  requested: (email: string) =>
    `Your demo request was received. ${provider.name} will contact you at ${email} soon.`,
  chooseTime: 'Choose a time',
  notSent: 'Your request was not sent. Please try again later, or contact the provider directly.',
  failed: {
    lang: 'ru',
    title: 'Ошибка отправки',
    description: 'Попробуйте отправить форму позже или свяжитесь с нами напрямую.',
  },
} as const;
