import { proxy } from 'valtio';

/** Under which name the browser keeps when a report was last sent, in epoch milliseconds. */
export const sentAtKey = 'report-sent-at';

/** How long a sent report reveals the savings in this browser (P2). */
const revealedForMs = 30 * 24 * 60 * 60 * 1000;

/** Whether this visitor may see the savings: a report was sent (P2). */
export const visit = proxy({ isReportSent: false });

/** Reveal the savings if a report was sent from this browser in the last 30 days; call it once the page is hydrated. */
export function restoreReportSent(): void {
  const ageMs = Date.now() - storedSentAt();
  if (ageMs >= 0 && ageMs < revealedForMs) visit.isReportSent = true;
}

/** `NaN` where nothing is stored, or storage is blocked. */
function storedSentAt(): number {
  try {
    return Number(localStorage.getItem(sentAtKey) ?? Number.NaN);
  } catch {
    return Number.NaN;
  }
}
