import { trackers } from '../api/milestones.ts';

/** The anchor of the report request form (specification 2). */
export const reportFormId = 'detailed-roi-form';

/**
 * Scrolls to the report form, then focuses its first field (P10). An embedded calculator opens the
 * whole page in a new tab.
 */
export function scrollToReportForm(): void {
  if (document.documentElement.dataset.embed !== undefined) {
    // A report needs a cookie (S4), and browsers block third-party cookies in an embedding page.
    window.open(wholePageUrl(), '_blank', 'noopener');
    return;
  }
  const form = document.getElementById(reportFormId);
  if (!form) throw new Error(`The page has no element with the id "${reportFormId}".`);
  scrollToPart(form, true);
  form.querySelector('input')?.focus({ preventScroll: true });
}

/** The whole page with the scenario, and with where the visitor of the frame came from (S14). */
function wholePageUrl(): URL {
  const url = new URL(location.pathname + location.hash, location.origin);
  for (const [name, value] of new URLSearchParams(location.search)) {
    const isClickId = /^(gclid|li_fat_id)$/.test(name);
    if (isClickId ? !trackers.areRefused : /^utm_/.test(name)) url.searchParams.set(name, value);
  }
  const host = document.referrer && new URL(document.referrer).host;
  if (host && host !== location.host) url.searchParams.set('referrer_host', host);
  return url;
}

/**
 * Scrolls to a part of the page and focuses it. A view that hides the part (P1) changes to the
 * whole page.
 *
 * @param isSmooth - Scrolling is smooth unless the visitor prefers reduced motion.
 */
export function scrollToPart(part: HTMLElement, isSmooth: boolean): void {
  if (part.getClientRects().length === 0) {
    document.documentElement.dataset.view = 'default';
    const address = new URL(location.href);
    address.searchParams.delete('view');
    history.replaceState(history.state, '', address);
  }
  const isInstant = !isSmooth || matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ behavior: isInstant ? 'instant' : 'smooth', block: 'start' });
  part.focus({ preventScroll: true });
}
