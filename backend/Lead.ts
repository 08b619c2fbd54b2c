import type { CalculationResults, CalculatorInputs } from '../contract/calculation.ts';
import type { Quarantine } from '../contract/detectBot.ts';
import type { EndpointName } from '../contract/index.ts';

/** A saved calculation as the backend computed it. */
export interface Calculation {
  inputs: CalculatorInputs;
  /** As they were sent back to the visitor. */
  results: CalculationResults;
  rateCardVersion: string;
}

/** What a visitor sent, as far as others are told of it. */
export interface Lead {
  id: string;
  endpoint: EndpointName;
  /** Epoch milliseconds. */
  receivedAt: number;
  contactName: string;
  email: string;
  company: string;
  /** The body as the contract parsed it. */
  body: unknown;
  calculation: Calculation | null;
  /** The visitor's figures are not the backend's (S3). */
  resultsDiffer: boolean;
}

/** A lead with what the backend knows of it. */
export interface StoredLead extends Lead {
  /** Why no message is sent for it; null for a person. */
  quarantine: Quarantine | null;
  /** The calculation whose report this requests (S4). */
  reportOf: string | null;
  /** SHA-256 of the visitor's own PDF in hex (S5). */
  pdfSha256: string | null;
  /** Null until the PDF that is mailed was compared with the visitor's. */
  pdfDiffers: boolean | null;
  /** The status that the visitor was answered with; null until they were. */
  replyStatus: number | null;
}
