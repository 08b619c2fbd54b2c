import { Button } from '../controls/Button.tsx';
import { messages } from '../messages.ts';
import { provider } from '../provider.ts';
import { useStored } from '../useStored.ts';
import { choose, consent } from './consent.ts';
import './ConsentBar.css';

const { consent: words } = messages;

/** Asks whether trackers may run, with a yes and a no of the same weight (P4); shown only while it asks. */
export function ConsentBar() {
  const { isAsked } = useStored(consent);
  if (!isAsked) return null;
  return (
    <section className="consent-bar" aria-label={words.region}>
      <p>
        {words.text}{' '}
        <a href={provider.privacyUrl} target="_blank" rel="noopener">
          {words.privacyPolicy}
        </a>
      </p>
      <div className="consent-choices">
        <Button kind="quiet" onClick={() => choose('denied')}>
          {words.refuse}
        </Button>
        <Button kind="quiet" onClick={() => choose('granted')}>
          {words.accept}
        </Button>
      </div>
    </section>
  );
}
