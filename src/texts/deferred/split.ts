import {
  noSplitText,
  splitChoices,
  splitColumns,
  splitNote,
} from '../../../contract/format/splitTexts.ts';

/** Texts of the split of the integrations (E35). */
export const splitTexts = {
  none: noSplitText,
  note: splitNote,
  columns: { ...splitColumns, side: 'Side' },
  sides: { best: 'Best', ...splitChoices },
  sideOf: (row: string) => `Side of ${row}`,
  unpin: 'Unpin all',
  tooFew: 'One integration has nothing to split.',
  computing: 'Comparing the splits…',
  failed: 'We couldn’t compare the splits.',
} as const;
