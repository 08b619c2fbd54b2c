import type { ReactNode } from 'react';
import { provider } from '../contract/provider.ts';
import { ConsentLink } from './analytics/consent.tsx';
import { lazyInPlace } from './controls/lazy.ts';
import { results } from './estimator/results.ts';
import { useStoreSelector } from './state/useStoreSelector.ts';
import { pageTexts } from './texts/page.ts';

/** What leads to the other languages; its scripts load when the page is idle. */
export const languageParts = {
  offer: lazyInPlace(() =>
    import('./navigation/LanguageLinks.tsx').then((module) => module.LanguageOffer),
  ),
  links: lazyInPlace(() =>
    import('./navigation/LanguageLinks.tsx').then((module) => module.LanguageLinks),
  ),
};

/**
 * The provider's logo, which leads to its product page, and what the page offers beside it.
 *
 * @param skipLink - The first element of the banner, because no content is outside of a landmark.
 */
export function SiteHeader({ skipLink, children }: { skipLink?: ReactNode; children?: ReactNode }) {
  return (
    <header className="site-header">
      {skipLink}
      <div className="wrap">
        <a
          className="logo"
          href={provider.productUrl}
          target="_blank"
          rel="noopener"
          aria-label={pageTexts.logo(provider.name)}
        >
          <svg width="24" height="24" viewBox="0 0 26 26" fill="none" aria-hidden="true">
            <rect x="1" y="1" width="24" height="24" rx="7" fill="currentColor" />
            <path
              d="M7 17.5 13 7l6 10.5M9.6 14h6.8"
              stroke="var(--surface)"
              strokeWidth="2.4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          {provider.name}
        </a>
        {languageParts.offer.element}
        {children}
      </div>
    </header>
  );
}

/** The assumptions and the rate card that every figure above is based on. */
export function SiteFooter() {
  const rateCard = useStoreSelector(results, (stored) => stored.rateCard);
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div>
          <span>{rateCard && pageTexts.footer(rateCard.version)}</span> {pageTexts.assumptions}{' '}
          <a href={provider.privacyUrl} target="_blank" rel="noopener">
            {pageTexts.privacy}
            <span className="visually-hidden"> {pageTexts.newTab}</span>
          </a>{' '}
          <ConsentLink /> {languageParts.links.element}
        </div>
      </div>
    </footer>
  );
}
