import type { CalculatorInputs } from '../../contract/calculation.ts';
import { calculationUrl } from '../calculationUrl.ts';
import type { Lead } from '../Lead.ts';

/**
 * Returns what the mailed report is built from; the visitor's own copy is built from the same (S5).
 *
 * @param publicUrl - Where visitors reach the page.
 * @throws When the lead has no calculation.
 */
export function reportRequestOf(
  { id, contactName, company, receivedAt, calculation }: Lead,
  publicUrl: URL,
): {
  contactName: string;
  companyName: string;
  /** The UTC day of saving, `2027-03-01`. */
  date: string;
  inputs: CalculatorInputs;
  /** Opens the calculation again. */
  url: string;
} {
  if (!calculation) throw new Error('A report has no calculation.');
  return {
    contactName,
    companyName: company,
    date: new Date(receivedAt).toISOString().slice(0, 10),
    inputs: calculation.inputs,
    url: calculationUrl(publicUrl, id),
  };
}
