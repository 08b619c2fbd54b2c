import { ConsentLink } from './analytics/ConsentLink.tsx';
import { results } from './estimator/results.ts';
import { messages } from './messages.ts';
import { provider } from './provider.ts';
import { useStored } from './useStored.ts';

const { page } = messages;

/** The assumptions and the rate card that every figure above stands on. */
export function SiteFooter() {
  const rateCard = useStored(results, (stored) => stored.rateCard);
  return (
    <footer className="site-footer">
      <div className="wrap">
        <p>
          {rateCard && page.footer(rateCard.version)} {page.assumptions}{' '}
          <a href={provider.privacyUrl} target="_blank" rel="noopener">
            {page.privacy} <span className="visually-hidden">{page.newTab}</span>
          </a>{' '}
          <ConsentLink />
        </p>
      </div>
    </footer>
  );
}
