/** Texts of the quick starts, Undo and Reset. */
export const quickStartsTexts = {
  title: 'Start from',
  names: {
    crmStarter: 'CRM starter',
    marketingSuite: 'Marketing suite',
    enterprise: 'Enterprise',
  },
  started: (name: string) => `Inputs filled in: ${name}`,
  undo: 'Undo',
  undone: (inputs: string) => `Undone: ${inputs}`,
  reset: 'Reset',
  resetDone: 'Inputs reset to defaults',
} as const;
