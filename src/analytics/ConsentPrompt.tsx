import { useLazyWhen } from '../controls/lazy.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { pageTexts } from '../texts/page.ts';
import { consent } from './consent.ts';

/** Opens the prompt again once a choice was made, so that consent can be withdrawn (P4). */
export function ConsentLink() {
  const { choice } = useStoreSelector(consent);
  if (!choice) return null;
  const open = () => {
    consent.isPromptOpen = true;
  };
  return (
    <button type="button" className="link" onClick={open}>
      {pageTexts.trackingChoice}
    </button>
  );
}

const loadConsentBar = () => import('./ConsentBar.tsx').then((module) => module.ConsentBar);

/**
 * Asks for consent once it is wanted. Without the bar's script nobody is asked, which counts as
 * denied.
 */
export function LazyConsentBar() {
  const isPromptOpen = useStoreSelector(consent, (stored) => stored.isPromptOpen);
  const { loaded: ConsentBar } = useLazyWhen(isPromptOpen, loadConsentBar);
  return isPromptOpen && ConsentBar ? <ConsentBar /> : null;
}
