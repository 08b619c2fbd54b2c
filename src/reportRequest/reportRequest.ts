import { proxy, type ref } from 'valtio';
import type { CalculatorInputs } from '../../contract/calculation.ts';

/** A report whose PDF the visitor can download. */
export interface ReadyReport {
  /** Whether it was e-mailed; a limit may have refused that after the PDF was built. */
  isSent: boolean;
  email: string;
  contactName: string;
  companyName: string;
  /** What `pdf` was built from. */
  inputs: CalculatorInputs;
  pdf: Blob;
}

/** The visitor's request for a report. */
export const reportRequest = proxy({
  /** The step that is running. */
  progress: null as { text: string; percentage: number } | null,
  /** Why the server refused the last request, in its own words. */
  refusal: null as string | null,
  ready: null as Readonly<ReturnType<typeof ref<ReadyReport>>> | null,
  /** Whether the browser could store that a report was sent. */
  isRemembered: false,
});
