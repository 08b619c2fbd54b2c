import { proxy } from 'valtio';
import type { DroppedPart } from '../../contract/scenarioLink.ts';

/** A part of the inputs that could not be used. `hasPassed` marks a target date before today. */
export interface DroppedInput extends DroppedPart {
  hasPassed?: boolean;
}

/** What could not be used of the inputs last put in place, until the visitor dismisses the note about it. */
export const droppedParts = proxy({ all: [] as DroppedInput[] });
