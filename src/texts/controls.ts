/** Texts of controls, shared by all features. */
export const controlsTexts = {
  helpAbout: (subject: string) => `Help: ${subject}`,
  closeDialog: 'Close',
  chooseDate: 'Choose a date',
  clearDate: 'Clear the date',
  panelFailed: 'This could not be loaded. Check your connection and try again.',
} as const;
