/** Texts of the derivation dialog. */
export const deferredDerivationTexts = {
  title: (figure = 'This figure') => `${figure}: how it is calculated`,
  close: 'Close',
  rule: (id: string) => `Rule ${id}`,
  failed: 'We couldn’t show how this is calculated.',
} as const;
