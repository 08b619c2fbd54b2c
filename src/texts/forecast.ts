/** What the forecast says before its chart is there. */
export const forecastTexts = {
  title: 'Thirty-six months',
  failed: 'The forecast could not be loaded. Check your connection and try again.',
} as const;
