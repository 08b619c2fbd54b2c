import { fetchSavedCalculation, HttpError } from '../api/request.ts';
import { restoreUntouchedInputs } from '../estimator/inputHistory.ts';
import { revealAnswer } from '../estimator/revealAnswer.ts';
import { visit } from '../estimator/visit.ts';
import { notify } from '../notifications/notifications.ts';
import { savedCalculationTexts } from '../texts/deferred/page.ts';

/**
 * Opens the saved calculation that a report's link names: restores its inputs, and reveals the
 * savings if its report was sent (P2). A failure shows a notification.
 */
export async function openSavedCalculation(id: string): Promise<void> {
  try {
    const { inputs, isReportSent } = await fetchSavedCalculation(id);
    restoreUntouchedInputs(inputs);
    if (isReportSent) visit.isReportSent = true;
  } catch (error) {
    console.error('The saved calculation could not be opened.', error);
    notify({ ...textOf(error), tone: 'destructive' });
  }
  revealAnswer();
}

function textOf(error: unknown) {
  if (!(error instanceof HttpError)) return savedCalculationTexts.failed;
  return error.status === 404 ? savedCalculationTexts.notFound : savedCalculationTexts.refused;
}
