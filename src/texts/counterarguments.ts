/** Texts of the closed card that argues the other side. */
export const counterargumentsTexts = {
  title: 'Argue the other side',
  failed: 'The arguments could not be loaded. Close and open the card to try again.',
} as const;
