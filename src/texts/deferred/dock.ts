import type { Horizon } from '../../../contract/format/answerText.ts';

/** Texts of the answer in short. */
export const dockTexts = {
  title: 'Answer in short',
  inHouse: {
    initial: 'In-house, build only',
    '12': 'In-house, 12 months',
    '36': 'In-house, 36 months',
  } satisfies Record<Horizon, string>,
  spent: (months: Horizon) => `In-house, spent in ${months} months`,
  embedded: {
    initial: 'Embedded, year 1',
    '12': 'Embedded',
    '36': 'Embedded',
  } satisfies Record<Horizon, string>,
  liveSooner: {
    inHouse: (by: string) => `In-house live ${by} sooner`,
    embedded: (by: string) => `Embedded live ${by} sooner`,
  },
  liveTogether: 'Both live at the same time',
} as const;
