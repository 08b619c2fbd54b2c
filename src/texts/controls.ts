/** Texts of controls, shared by all features. */
export const controlsTexts = {
  helpAbout: (subject: string) => `Help: ${subject}`,
  increase: (label: string) => `Increase: ${label}`,
  decrease: (label: string) => `Decrease: ${label}`,
  correctedTo: (value: string, { min, max }: { min: number; max: number }) =>
    `Using ${value}. Enter a whole number from ${min} to ${max}.`,
  closeDialog: 'Close',
  chooseDate: 'Choose a date',
  clearDate: 'Clear the date',
  panelFailed: 'This could not be loaded. Check your connection and try again.',
} as const;
