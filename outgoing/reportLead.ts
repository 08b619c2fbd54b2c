import { newId } from '../contract/newId.ts';
import type { Lead } from './Lead.ts';

/** The request for the report of a saved calculation: from whoever saved it, by the names it was saved with (S4). */
export function reportLead(saved: Lead, request: Pick<Lead, 'receivedAt' | 'body'>): Lead {
  const { contactName, email, company } = saved;
  return {
    id: newId(),
    endpoint: 'sendRoiReport',
    contactName,
    email,
    company,
    calculation: null,
    resultsDiffer: false,
    ...request,
  };
}
