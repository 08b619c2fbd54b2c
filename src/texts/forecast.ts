/** Texts of the forecast until its chart has loaded. */
export const forecastTexts = {
  title: '36-month cost forecast',
  failed: 'We couldn’t load the forecast. Check your connection and try again.',
} as const;
