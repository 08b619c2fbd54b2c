import type { CalculatorInputs } from '../contract/calculation.ts';
import type { Lead } from './Lead.ts';

/** What the mailed report is built from, the same as the visitor's own copy (S5); `url` reopens the calculation. Throws for a lead that is no saved calculation. */
export function reportRequestOf(
  { contactName, company, receivedAt, calculation }: Lead,
  url: string,
): {
  contactName: string;
  companyName: string;
  /** The UTC day of saving, `2027-03-01`. */
  date: string;
  inputs: CalculatorInputs;
  url: string;
} {
  if (!calculation) throw new Error('A report has no calculation.');
  return {
    contactName,
    companyName: company,
    date: new Date(receivedAt).toISOString().slice(0, 10),
    inputs: calculation.inputs,
    url,
  };
}
