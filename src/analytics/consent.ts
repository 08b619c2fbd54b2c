import { proxy } from 'valtio';

export type Choice = 'granted' | 'denied';

/** Remembers the visitor's choice between visits; needed to respect it, so it needs no consent itself. */
const storageKey = 'tracking-consent';

/** What the visitor chose about tracking; null until they have, which counts as denied (P4). */
export const consent = proxy({ choice: null as Choice | null, isAsked: false });

/** The choice of an earlier visit; null where there is none, or where storage is closed to us. */
export function rememberedChoice(): Choice | null {
  try {
    const remembered = localStorage.getItem(storageKey);
    return remembered === 'granted' || remembered === 'denied' ? remembered : null;
  } catch {
    return null;
  }
}

/** The visitor has chosen. A browser that keeps nothing is asked again on the next visit. */
export function choose(choice: Choice): void {
  consent.choice = choice;
  consent.isAsked = false;
  try {
    localStorage.setItem(storageKey, choice);
  } catch (error) {
    console.warn('The tracking choice could not be remembered.', error);
  }
}

/** Ask, or ask again: what was given can be taken back as easily. */
export function askForConsent(): void {
  consent.isAsked = true;
}
