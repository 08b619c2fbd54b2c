import { useEffect, useEffectEvent } from 'react';
import { useLazyOnIntent } from '../controls/useLazyOnIntent.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { consent } from './consent.ts';

const loadConsentBar = () => import('./ConsentBar.tsx').then((module) => module.ConsentBar);

/**
 * Asks for consent once it is wanted. Without the bar's script nobody is asked, which counts as
 * denied.
 */
export function LazyConsentBar() {
  const isPromptOpen = useStoreSelector(consent, (stored) => stored.isPromptOpen);
  const { loaded: ConsentBar, request } = useLazyOnIntent(loadConsentBar);
  const requestBar = useEffectEvent(request);
  useEffect(() => {
    if (isPromptOpen) requestBar();
  }, [isPromptOpen]);
  return isPromptOpen && ConsentBar ? <ConsentBar /> : null;
}
