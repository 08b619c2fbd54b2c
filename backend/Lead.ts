import type { CalculationResults, CalculatorInputs } from '../contract/calculation.ts';
import type { EndpointName } from '../contract/index.ts';

/** A saved calculation as the backend computed it. */
export interface Calculation {
  inputs: CalculatorInputs;
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
