import { proxy } from 'valtio';

/** What this visit has earned: the savings are revealed once a report has been sent (P2). */
export const visit = proxy({ isReportSent: false });
