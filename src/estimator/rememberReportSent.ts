import { sentAtKey, visit } from './visit.ts';

/**
 * Reveal the savings, and keep them revealed in this browser for 30 days.
 *
 * @returns whether the browser stores that; where it does not, they stay revealed until the page is left
 */
export function rememberReportSent(): boolean {
  visit.isReportSent = true;
  try {
    localStorage.setItem(sentAtKey, String(Date.now()));
    return true;
  } catch (error) {
    console.warn('The browser does not store that a report was sent.', error);
    return false;
  }
}
