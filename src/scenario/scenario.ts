import { proxy } from 'valtio';
import type { DroppedPart } from '../../contract/scenarioLink.ts';

/** How many scenarios stand side by side. */
export const mostPinned = 2;

/** What this visit does with scenarios: those put aside to compare, as links write them, and what of a link was left out. */
export const scenario = proxy({
  pinned: [] as string[],
  dropped: [] as DroppedPart[],
});
