import { type RefObject, useEffect } from 'react';
import { notify } from '../notifications/notifications.ts';
import { notificationsTexts } from '../texts/notifications.ts';
import { lazyReportForm } from './lazyReportForm.ts';

/** How far ahead of the visitor the form's script is fetched. */
const nearMargin = '400px';

/**
 * Fetches the form's script when the visitor comes near the section or uses what is in it, and again
 * at the next use after a failure. The listeners are the document's: React stops events in a part that
 * it has not hydrated.
 */
export function useReportFormInTime(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = section;
    if (!current) return;
    const onFailure = (error: unknown) => {
      console.error('The report form could not be loaded.', error);
      if (!current.matches(':focus-within')) return;
      notify({ ...notificationsTexts.partMissing, tone: 'destructive' });
    };
    const request = () => lazyReportForm.request(onFailure);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) request();
      },
      { rootMargin: nearMargin },
    );
    observer.observe(current);
    const onUse = ({ target }: Event) => {
      if (target instanceof Node && current.contains(target)) request();
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('focusin', onUse, options);
    document.addEventListener('click', onUse, options);
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [section]);
}
