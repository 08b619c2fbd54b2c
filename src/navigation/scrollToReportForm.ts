/** The anchor of the report request form (specification 2). */
export const reportFormId = 'detailed-roi-form';

/**
 * Scrolls to the report form and focuses it, so that the next Tab reaches its first field. An
 * embedded calculator opens the whole page in a new tab.
 */
export function scrollToReportForm(): void {
  if (document.documentElement.dataset.embed !== undefined) {
    // A report needs a cookie (S4), and browsers block third-party cookies in an embedding page.
    window.open(new URL(`/${location.hash}`, location.origin), '_blank', 'noopener');
    return;
  }
  const form = document.getElementById(reportFormId);
  if (!form) throw new Error(`The page has no element with the id "${reportFormId}".`);
  scrollToPart(form, true);
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
