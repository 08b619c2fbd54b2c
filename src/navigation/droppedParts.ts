import { proxy } from 'valtio';
import type { DroppedPart } from '../../contract/scenarioLink.ts';

/** What of the latest link could not be used, until the visitor has put the note of it away. */
export const droppedParts = proxy({ all: [] as DroppedPart[] });
