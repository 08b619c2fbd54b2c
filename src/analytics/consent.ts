import { proxy } from 'valtio';

export type ConsentChoice = 'granted' | 'denied';

/** The localStorage key of the choice. Storing it needs no consent: it is needed to respect it. */
const storageKey = 'tracking-consent';

/** The visitor's choice about tracking (P4). Null until they choose, which counts as denied. */
export const consent = proxy({ choice: null as ConsentChoice | null, isPromptOpen: false });

/** Returns the choice of an earlier visit; null without one, and when storage is blocked. */
export function storedChoice(): ConsentChoice | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'granted' || stored === 'denied' ? stored : null;
  } catch {
    return null;
  }
}

/** Applies and stores a choice. Where storage is blocked, the next visit asks again. */
export function setConsent(choice: ConsentChoice): void {
  consent.choice = choice;
  consent.isPromptOpen = false;
  try {
    localStorage.setItem(storageKey, choice);
  } catch (error) {
    console.warn('The tracking choice could not be stored.', error);
  }
}
