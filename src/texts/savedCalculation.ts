/** Texts for a calculation of a link that cannot be opened. */
export const savedCalculationTexts = {
  notFound: {
    title: 'We couldn’t find this calculation',
    description: 'The link may be incomplete. You see the default inputs instead.',
  },
  failed: {
    title: 'We couldn’t open this calculation',
    description: 'Check your connection and reload the page.',
  },
} as const;
