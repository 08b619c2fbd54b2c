/** The anchor of the report request form (specification 2). */
export const reportFormId = 'detailed-roi-form';

/**
 * Scrolls to the report form and focuses it, so that the next Tab reaches its first field.
 * Scrolling is smooth unless the visitor prefers reduced motion. A view that hides the form (P1)
 * changes to the whole page; an embedded calculator opens the whole page in a new tab.
 */
export function scrollToReportForm(): void {
  if (document.documentElement.dataset.embed !== undefined) {
    // A report needs a cookie (S4), and browsers block third-party cookies in an embedding page.
    window.open(new URL(`/${location.hash}`, location.origin), '_blank', 'noopener');
    return;
  }
  const form = document.getElementById(reportFormId);
  if (!form) throw new Error(`The page has no element with the id "${reportFormId}".`);
  if (form.getClientRects().length === 0) {
    document.documentElement.dataset.view = 'default';
    const address = new URL(location.href);
    address.searchParams.delete('view');
    history.replaceState(history.state, '', address);
  }
  const isReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  form.scrollIntoView({ behavior: isReducedMotion ? 'instant' : 'smooth', block: 'start' });
  form.focus({ preventScroll: true });
}
