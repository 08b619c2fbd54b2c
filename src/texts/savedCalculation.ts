/** Texts for a calculation of a link that cannot be opened. */
export const savedCalculationTexts = {
  notFound: {
    title: 'This calculation was not found',
    description: 'Its link may be incomplete. The calculator shows the default inputs instead.',
  },
  failed: {
    title: 'This calculation could not be opened',
    description: 'Check your connection, then reload the page.',
  },
} as const;
