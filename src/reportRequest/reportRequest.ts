import { proxy, ref } from 'valtio';
import { visit } from '../estimator/visit.ts';
import type { ReportStep } from './reportSender.ts';

/** A report that was sent: the visitor may have their own copy of it at once. */
export interface SentReport {
  email: string;
  company: string;
  pdf: Blob;
}

/** How the visitor's request for a report stands. */
export const reportRequest = proxy({
  isSending: false,
  step: null as ReportStep | null,
  sent: null as SentReport | null,
});

/** What is wrong with what was typed, by field. */
export type ReportFormFaults = Partial<Record<'name' | 'email' | 'company', string>>;

/** The report has been sent: its PDF is the visitor's, and the savings are shown for this visit (P2). */
export function reportWasSent(sent: SentReport): void {
  reportRequest.sent = ref(sent);
  visit.isReportSent = true;
}
