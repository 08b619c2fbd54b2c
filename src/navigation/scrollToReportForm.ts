/** The anchor of the report request form (specification 2). */
export const reportFormId = 'detailed-roi-form';

/**
 * Take the visitor to the report form: smoothly, or at once where reduced motion is asked for; focus follows,
 * so that the next Tab is the form's first field. A view that hides the form (P1) gives way to the whole page;
 * an embedded calculator opens it in a tab of its own.
 */
export function scrollToReportForm(): void {
  if (document.documentElement.dataset.embed !== undefined) {
    openWholePage();
    return;
  }
  const form = document.getElementById(reportFormId);
  if (!form) throw new Error(`The page has no element with the id "${reportFormId}".`);
  if (form.getClientRects().length === 0) showWholePage();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  form.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
  form.focus({ preventScroll: true });
}

/** A browser keeps no cookie of ours in another site's page, and a report needs one (S4): the calculator itself has the form. */
function openWholePage() {
  window.open(new URL(`/${location.hash}`, location.origin), '_blank', 'noopener');
}

function showWholePage() {
  document.documentElement.dataset.view = 'default';
  const address = new URL(location.href);
  address.searchParams.delete('view');
  history.replaceState(history.state, '', address);
}
