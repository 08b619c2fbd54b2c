import { proxy } from 'valtio';
import type { DroppedPart } from '../../contract/scenarioLink.ts';

/** A part of restored inputs that could not be used. */
export interface DroppedInput extends DroppedPart {
  /** Set for a target date before today. */
  hasPassed?: boolean;
}

/** The parts that the last restore dropped, until the visitor dismisses the note about them. */
export const droppedParts = proxy({ all: [] as DroppedInput[] });
