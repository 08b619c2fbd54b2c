import { fetchSavedCalculation } from '../api/fetchSavedCalculation.ts';
import { HttpError } from '../api/HttpError.ts';
import { visit } from '../estimator/visit.ts';
import { notify } from '../notifications/notifications.ts';
import { savedCalculationTexts } from '../texts/savedCalculation.ts';
import { restoreUnchanged } from './restoreUnchanged.ts';

/**
 * Restore the inputs of a saved calculation, as a report's link asks, and reveal the savings if its report was sent (P2).
 * Where that fails, a notification says so.
 */
export async function openSavedCalculation(id: string): Promise<void> {
  try {
    const { inputs, isReportSent } = await fetchSavedCalculation(id);
    restoreUnchanged(inputs);
    if (isReportSent) visit.isReportSent = true;
  } catch (error) {
    console.error('The saved calculation could not be opened.', error);
    const isMissing = error instanceof HttpError && error.status === 404;
    notify({
      ...(isMissing ? savedCalculationTexts.notFound : savedCalculationTexts.failed),
      tone: 'destructive',
    });
  }
}
