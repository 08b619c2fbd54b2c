import { proxy } from 'valtio';
import type { ChangedFigure } from '../../worker/reading/changedFigures.ts';

/** How many scenarios can be compared. */
export const maxPinned = 2;

/**
 * The scenarios pinned for comparison, as fragments of links. `replacement` is one more that waits
 * until the visitor says which of them it replaces.
 */
export const pinnedScenarios = proxy({
  fragments: [] as string[],
  replacement: null as string | null,
  /** Until the comparison has moved into view. */
  isJustPinned: false,
});

/** The sessionStorage key of the pinned scenarios. */
export const pinsKey = 'pinned-scenarios';

/** The notice about the file that was opened last. */
export type FileNotice = { name: string } & (
  | { problem: string }
  /** Null where the figures of then are not known. */
  | { rateCardVersion: string; changed: readonly ChangedFigure[] | null }
);

/** The notice about the file that was opened last, until the visitor dismisses it. */
export const openedFile = proxy({ notice: null as FileNotice | null });
