import { reportSentAtKey, visit } from './visit.ts';

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
