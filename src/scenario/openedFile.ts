import { proxy } from 'valtio';
import type { ChangedFigure } from '../../worker/reading/changedFigures.ts';

/** What there is to say about the file that was opened last. */
export type FileNotice = { name: string } & (
  | { problem: string }
  | { rateCardVersion: string; changed: readonly ChangedFigure[] }
);

/** The notice about the file that was opened last, until the visitor dismisses it. */
export const openedFile = proxy({ notice: null as FileNotice | null });
