import { withAssumptionsText } from '../../contract/format/withAssumptionsText.ts';

/** Texts of the row that leads to the assumptions, and of the marks where they apply. */
export const assumptionsTexts = {
  row: (changes: number) =>
    changes === 0 ? 'Assumptions: rate card' : `Assumptions: ${changes} of your own`,
  applied: withAssumptionsText,
  failed: 'The assumptions could not be loaded. Close and open them to try again.',
} as const;
