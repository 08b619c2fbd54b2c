import { provider } from '../configuration/provider.ts';
import { Button } from '../controls/Button.tsx';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { consentTexts } from '../texts/consent.ts';
import { choose, consent } from './consent.ts';
import './ConsentBar.css';

/** Asks whether trackers may run, with a yes and a no of the same weight (P4); shown only while it asks. */
export function ConsentBar() {
  const { isAsked } = useStoreSelector(consent);
  if (!isAsked) return null;
  return (
    <section className="consent-bar" aria-label={consentTexts.region}>
      <p>
        {consentTexts.text}{' '}
        <a href={provider.privacyUrl} target="_blank" rel="noopener">
          {consentTexts.privacyPolicy}
        </a>
      </p>
      <div className="consent-choices">
        <Button kind="quiet" onClick={() => choose('denied')}>
          {consentTexts.refuse}
        </Button>
        <Button kind="quiet" onClick={() => choose('granted')}>
          {consentTexts.accept}
        </Button>
      </div>
    </section>
  );
}
