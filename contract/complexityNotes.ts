import type { Assumptions } from './assumptions.ts';
import { complexityNotes, otherNote, ownFiguresNote } from './words/complexityNotes.ts';

const notes: Readonly<Record<string, string>> = complexityNotes;

/** Says what makes a system as complex as it is, or that it is not on the rate card. */
export function complexityNote(id: string, assumptions: Assumptions | null | undefined): string {
  // Ids may be named like properties.
  if (Object.hasOwn(notes, id)) return notes[id] ?? '';
  return Object.hasOwn(assumptions?.systems ?? {}, id) ? ownFiguresNote : otherNote;
}
