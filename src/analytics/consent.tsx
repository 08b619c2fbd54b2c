import { proxy } from 'valtio';
import { useLazyWhen } from '../controls/lazy.ts';
import { notifyMissingPart } from '../notifications/notifications.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { pageTexts } from '../texts/page.ts';

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
function setConsent(choice: ConsentChoice): void {
  consent.choice = choice;
  consent.isPromptOpen = false;
  try {
    localStorage.setItem(storageKey, choice);
  } catch (error) {
    console.warn('The tracking choice could not be stored.', error);
  }
}

function openPrompt(): void {
  consent.isPromptOpen = true;
}

/** Opens the prompt again once a choice was made, so that consent can be withdrawn (P4). */
export function ConsentLink() {
  const { choice } = useStoreSelector(consent);
  if (!choice) return null;
  return (
    <button type="button" className="link" onClick={openPrompt}>
      {pageTexts.trackingChoice}
    </button>
  );
}

/** Only a visitor who pressed the link waits for the bar. */
function failAskBar() {
  consent.isPromptOpen = false;
  return consent.choice ? notifyMissingPart(pageTexts.trackingChoice, openPrompt) : undefined;
}

const loadAskBar = () => import('./AskBar.tsx').then((module) => module.AskBar);

/**
 * Asks for consent once it is wanted. Without the bar's script nobody is asked, which counts as
 * denied.
 */
export function LazyAskBar() {
  const isPromptOpen = useStoreSelector(consent, (stored) => stored.isPromptOpen);
  const { loaded: AskBar } = useLazyWhen(isPromptOpen, loadAskBar, failAskBar);
  return isPromptOpen && AskBar ? <AskBar onChoose={setConsent} /> : null;
}
