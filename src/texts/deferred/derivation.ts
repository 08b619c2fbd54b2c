/** Texts of the derivation dialog. */
export const deferredDerivationTexts = {
  title: (figure = 'This figure') => `${figure}: how it was computed`,
  close: 'Close',
  rule: (id: string) => `Rule ${id}`,
  failed: 'The derivation could not be computed.',
} as const;
