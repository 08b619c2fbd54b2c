import { provider } from '../../contract/provider.ts';
import { Button } from '../controls/Button.tsx';
import { consentTexts } from '../texts/consent.ts';
import { setConsent } from './consent.ts';
import './ConsentBar.css';

/** Asks whether trackers may run; both choices have the same weight (P4). */
export function ConsentBar() {
  return (
    <section className="consent-bar" aria-label={consentTexts.region}>
      <p>
        {consentTexts.text}{' '}
        <a href={provider.privacyUrl} target="_blank" rel="noopener">
          {consentTexts.privacyPolicy}
        </a>
      </p>
      <div className="consent-choices">
        <Button kind="quiet" onClick={() => setConsent('denied')}>
          {consentTexts.refuse}
        </Button>
        <Button kind="quiet" onClick={() => setConsent('granted')}>
          {consentTexts.accept}
        </Button>
      </div>
    </section>
  );
}
