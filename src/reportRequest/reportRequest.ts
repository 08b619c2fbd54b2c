import { proxy, type ref } from 'valtio';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { ReportProblem } from './reportSender.ts';

/** A report that was e-mailed, or that the visitor can at least download. */
export interface ReadyReport {
  /** Whether it was e-mailed. Otherwise the visitor can still download it. */
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
  /** Why the last request failed. */
  problem: null as ReportProblem | null,
  ready: null as Readonly<ReturnType<typeof ref<ReadyReport>>> | null,
  /** Whether the browser stored that a report was sent. */
  isStored: false,
});
