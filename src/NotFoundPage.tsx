import { useEffect } from 'react';
import { SiteHeader } from './SiteHeader.tsx';
import { pageTexts } from './texts/page.ts';

/** What any unknown path shows, with the server's status 404. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = pageTexts.notFoundTitle;
  }, []);
  return (
    <>
      <SiteHeader />
      <main className="wrap not-found">
        <h1>{pageTexts.notFoundTitle}</h1>
        <p>{pageTexts.notFoundText}</p>
        <a href="/">{pageTexts.notFoundLink}</a>
      </main>
    </>
  );
}
