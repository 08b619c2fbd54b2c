import { provider } from '../../contract/provider.ts';
import { Button } from '../controls/Button.tsx';
import { deferredConsentTexts } from '../texts/deferred/page.ts';
import { pageTexts } from '../texts/page.ts';
import './AskBar.css';

interface AskBarProps {
  onChoose: (choice: 'denied' | 'granted') => void;
}

/** Asks whether trackers may run; both choices have the same weight (P4). */
export function AskBar({ onChoose }: AskBarProps) {
  return (
    <section className="consent-bar" aria-label={deferredConsentTexts.region}>
      <p>
        {deferredConsentTexts.text}{' '}
        <a href={provider.privacyUrl} target="_blank" rel="noopener">
          {deferredConsentTexts.privacyPolicy}
          <span className="visually-hidden"> {pageTexts.newTab}</span>
        </a>
      </p>
      <div className="consent-choices">
        <Button kind="quiet" onClick={() => onChoose('denied')}>
          {deferredConsentTexts.refuse}
        </Button>
        <Button kind="quiet" onClick={() => onChoose('granted')}>
          {deferredConsentTexts.accept}
        </Button>
      </div>
    </section>
  );
}
