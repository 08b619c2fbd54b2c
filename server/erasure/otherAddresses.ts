import type { StoredLead } from '../../backend/Lead.ts';
import { companyOf, personOf } from '../../backend/people.ts';
import type { Store } from '../store/createStore.ts';

const typed = (text: string) => text.trim().toLowerCase();

/** Whether two leads are, by what was typed, of one person at one company (S20). */
function isOfSamePerson(one: StoredLead, other: StoredLead): boolean {
  if (personOf(one.email) === personOf(other.email)) return true;
  if (typed(one.contactName) !== typed(other.contactName)) return false;
  const domain = companyOf(one.email);
  const isSameDomain = domain !== null && domain === companyOf(other.email);
  return isSameDomain || typed(one.company) === typed(other.company);
}

/**
 * The other addresses of the name and company that an address came with, in lower case and in
 * alphabetical order.
 */
export async function otherAddresses(
  store: Pick<Store, 'leads' | 'leadsOf'>,
  email: string,
): Promise<string[]> {
  const own = await store.leadsOf(email);
  const others = new Set<string>();
  if (own.length === 0) return [];
  for await (const lead of store.leads()) {
    if (own.some((known) => isOfSamePerson(known, lead))) others.add(typed(lead.email));
  }
  others.delete(typed(email));
  return [...others].sort();
}
