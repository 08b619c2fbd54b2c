import { proxy, type ref } from 'valtio';
import type { CalculatorInputs } from '../../contract/calculation.ts';

/** A report that was e-mailed, or that the visitor can at least download. */
export interface ReadyReport {
  /** Whether it was e-mailed. The server may refuse that (a limit) after the PDF was built. */
  isSent: boolean;
  email: string;
  contactName: string;
  companyName: string;
  /** The inputs of the report. */
  inputs: CalculatorInputs;
  /** Null where the browser could not build it. */
  pdf: Blob | null;
}

export const reportRequest = proxy({
  progress: null as { text: string; percentage: number } | null,
  /** The server's sentence about why it refused the last request. */
  problem: null as string | null,
  ready: null as Readonly<ReturnType<typeof ref<ReadyReport>>> | null,
  /** Whether the browser stored that a report was sent. */
  isStored: false,
});
