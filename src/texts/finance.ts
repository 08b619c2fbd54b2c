/** Texts of the closed card for a finance team. */
export const financeTexts = {
  title: 'For your CFO',
  failed: 'The finance figures could not be loaded. Close and open the card to try again.',
} as const;
