import { newId } from '../contract/newId.ts';
import type { Lead } from './Lead.ts';

/** What has just been sent, under an id of its own; most forms come without a calculation. */
export function newLead(
  sent: Omit<Lead, 'id' | 'calculation' | 'resultsDiffer'> &
    Partial<Pick<Lead, 'calculation' | 'resultsDiffer'>>,
): Lead {
  return { id: newId(), calculation: null, resultsDiffer: false, ...sent };
}
