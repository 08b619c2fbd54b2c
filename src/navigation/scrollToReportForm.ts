/** The anchor of the report request form (specification 2). */
export const reportFormId = 'detailed-roi-form';

/**
 * Take the visitor to the report form: smoothly, or at once where reduced motion is asked for; focus follows,
 * so that the next Tab is the form's first field. A view that hides the form (P1) gives way to the whole page.
 */
export function scrollToReportForm(): void {
  const form = document.getElementById(reportFormId);
  if (!form) throw new Error(`The page has no element with the id "${reportFormId}".`);
  if (form.getClientRects().length === 0) showWholePage();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  form.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
  form.focus({ preventScroll: true });
}

function showWholePage() {
  document.documentElement.dataset.view = 'default';
  const address = new URL(location.href);
  address.searchParams.delete('view');
  history.replaceState(history.state, '', address);
}
