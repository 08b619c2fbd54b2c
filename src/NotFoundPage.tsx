import { useEffect } from 'react';
import { messages } from './messages.ts';
import { SiteHeader } from './SiteHeader.tsx';

const { page } = messages;

/** What any unknown path shows, beside the server's status 404. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = page.notFoundTitle;
  }, []);
  return (
    <>
      <SiteHeader />
      <main className="wrap not-found">
        <h1>{page.notFoundTitle}</h1>
        <p>{page.notFoundText}</p>
        <a href="/">{page.notFoundLink}</a>
      </main>
    </>
  );
}
