import { proxy, type ref } from 'valtio';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Estimate } from '../../contract/estimate.ts';

/** The localStorage key of the time when a report was last sent, in epoch milliseconds. */
export const reportSentAtKey = 'report-sent-at';

/** How long a sent report reveals the savings in this browser (P2). */
const revealedForMs = 30 * 24 * 60 * 60 * 1000;

/** The savings that the server computed of a report's inputs. */
interface SavedSavings {
  inputs: CalculatorInputs;
  estimate: Estimate;
}

/**
 * Whether this visitor may see the savings, because a report was sent (P2); and of the last report
 * of this page its company and savings; null before.
 */
export const visit = proxy({
  isReportSent: false,
  companyName: null as string | null,
  saved: null as Readonly<ReturnType<typeof ref<SavedSavings>>> | null,
});

/**
 * Reveals the savings if a report was sent from this browser in the last 30 days. Call it after
 * hydration: the prerendered page hides them.
 */
export function restoreReportSent(): void {
  try {
    const ageMs = Date.now() - Number(localStorage.getItem(reportSentAtKey) ?? Number.NaN);
    if (ageMs >= 0 && ageMs < revealedForMs) visit.isReportSent = true;
  } catch {
    // Where storage is blocked, nothing is stored either.
  }
}

/**
 * Reveals the savings and stores that in this browser for 30 days (P2).
 *
 * @returns Whether the browser stored it. If not, the savings stay revealed until the page is left.
 */
export function saveReportSent(): boolean {
  visit.isReportSent = true;
  try {
    localStorage.setItem(reportSentAtKey, String(Date.now()));
    return true;
  } catch (error) {
    console.warn('The browser does not store that a report was sent.', error);
    return false;
  }
}
