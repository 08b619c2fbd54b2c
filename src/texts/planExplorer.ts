/** Texts of the plans billed per user. */
export const planExplorerTexts = {
  title: 'What if we are billed per user?',
  failed: 'We couldn’t calculate the prices.',
} as const;
