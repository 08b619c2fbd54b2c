import type { StoredLead } from '../Lead.ts';
import type { Ports, RequestContext } from '../ports.ts';
import { readCalculationIds } from '../sessionCookie.ts';

/** The last calculation that this visitor saved with the same e-mail and company (S4). */
export async function savedCalculation(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  email: string,
  company: string,
  { sessionCookie }: Pick<RequestContext, 'sessionCookie'>,
): Promise<StoredLead | null> {
  for (const id of readCalculationIds(sessionCookie, clock.now())) {
    const lead = await store.lead(id);
    const isSaved = lead?.endpoint === 'roiCalculation';
    if (isSaved && isSameLine(email, lead.email) && isSameLine(company, lead.company)) return lead;
  }
  return null;
}

/** E-mail and company as people write them: case and composition of letters do not matter. */
export function isSameLine(given: string, saved: string): boolean {
  return given.normalize('NFC').toLowerCase() === saved.normalize('NFC').toLowerCase();
}
