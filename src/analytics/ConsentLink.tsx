import { useStoreSelector } from '../state/useStoreSelector.ts';
import { consentTexts } from '../texts/consent.ts';
import { askForConsent, consent } from './consent.ts';

/** Opens the question again, where one was answered: a yes can be taken back as easily as it was given (P4). */
export function ConsentLink() {
  const { choice } = useStoreSelector(consent);
  if (!choice) return null;
  return (
    <button type="button" className="link" onClick={askForConsent}>
      {consentTexts.choose}
    </button>
  );
}
