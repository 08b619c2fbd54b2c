/** Texts of the forecast until its chart has loaded. */
export const forecastTexts = {
  title: 'Thirty-six months',
  failed: 'The forecast could not be loaded. Check your connection and try again.',
} as const;
