import type { Lead } from './Lead.ts';
import { newLead } from './newLead.ts';

/** The request for the report of a saved calculation: from whoever saved it, by the names it was saved with (S4). */
export function reportLead(
  { contactName, email, company }: Lead,
  request: Pick<Lead, 'receivedAt' | 'body'>,
): Lead {
  return newLead({ endpoint: 'sendRoiReport', contactName, email, company, ...request });
}
