/** Texts of the demo dialog and its notifications. */
export const deferredDemoRequestTexts = {
  title: 'Schedule a demo',
  intro:
    'Half an hour with a specialist. We’ll have your estimate at hand, so you won’t repeat yourself.',
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
  failed: {
    lang: 'ru',
    title: 'Ошибка отправки',
    description: 'Попробуйте отправить форму позже или свяжитесь с нами напрямую.',
  },
} as const;
