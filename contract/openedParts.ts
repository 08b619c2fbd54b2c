/** The parts of the page that a visitor can open, as notices name them (S19). */
export const openedParts = {
  finance: 'the figures for a CFO',
  split: 'which integrations to build',
  counterarguments: 'the other side’s arguments',
  howSure: 'how sure the result is',
  whatMatters: 'what matters most',
  plans: 'the plans',
} as const;
export type OpenedPart = keyof typeof openedParts;

export const openedPartNames = Object.keys(openedParts) as OpenedPart[];
