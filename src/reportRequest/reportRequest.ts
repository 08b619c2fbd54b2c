import { proxy, type ref } from 'valtio';
import type { CalculatorInputs } from '../../contract/calculation.ts';

/** A report whose PDF the visitor can download. */
export interface ReadyReport {
  /** Whether it was e-mailed. The server may refuse that (a limit) after the PDF was built. */
  isSent: boolean;
  email: string;
  contactName: string;
  companyName: string;
  /** The inputs that `pdf` was built from. */
  inputs: CalculatorInputs;
  pdf: Blob;
}

export const reportRequest = proxy({
  progress: null as { text: string; percentage: number } | null,
  /** The server's sentence about why it refused the last request. */
  problem: null as string | null,
  ready: null as Readonly<ReturnType<typeof ref<ReadyReport>>> | null,
  /** Whether the browser stored that a report was sent. */
  isStored: false,
});
