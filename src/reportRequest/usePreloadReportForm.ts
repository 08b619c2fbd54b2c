import { type RefObject, useEffect } from 'react';
import { notify } from '../notifications/notifications.ts';
import { notificationsTexts } from '../texts/notifications.ts';
import { lazyReportForm } from './lazyReportForm.ts';

/** How far from the viewport the form's script is loaded. */
const preloadMargin = '400px';

/**
 * Loads the form's script when the section comes near the viewport, or when the visitor focuses or
 * presses something in it. After a failure, the next focus or press tries again. The document
 * listens, because React stops events in a part that it has not hydrated.
 */
export function usePreloadReportForm(section: RefObject<HTMLElement | null>): void {
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
      { rootMargin: preloadMargin },
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
