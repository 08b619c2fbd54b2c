import { useStoreSelector } from '../state/useStoreSelector.ts';
import { consentTexts } from '../texts/consent.ts';
import { consent, openConsentPrompt } from './consent.ts';

/** Opens the prompt again once a choice was made, so that consent can be withdrawn (P4). */
export function ConsentLink() {
  const { choice } = useStoreSelector(consent);
  if (!choice) return null;
  return (
    <button type="button" className="link" onClick={openConsentPrompt}>
      {consentTexts.choose}
    </button>
  );
}
