import { provider } from '../contract/provider.ts';
import { ConsentLink } from './analytics/ConsentPrompt.tsx';
import { results } from './estimator/results.ts';
import { useStoreSelector } from './state/useStoreSelector.ts';
import { pageTexts } from './texts/page.ts';

/** The assumptions and the rate card that every figure above is based on. */
export function SiteFooter() {
  const rateCard = useStoreSelector(results, (stored) => stored.rateCard);
  return (
    <footer className="site-footer">
      <div className="wrap">
        <p>
          {rateCard && pageTexts.footer(rateCard.version)} {pageTexts.assumptions}{' '}
          <a href={provider.privacyUrl} target="_blank" rel="noopener">
            {pageTexts.privacy} <span className="visually-hidden">{pageTexts.newTab}</span>
          </a>{' '}
          <ConsentLink />
        </p>
      </div>
    </footer>
  );
}
