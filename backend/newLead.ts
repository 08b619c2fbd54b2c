import { newId } from '../contract/newId.ts';
import type { StoredLead } from './Lead.ts';

type Sent = Pick<
  StoredLead,
  'endpoint' | 'receivedAt' | 'contactName' | 'email' | 'company' | 'body'
>;

/** A lead to be saved, with a new id; most forms come without a calculation. */
export function newLead(sent: Sent & Partial<StoredLead>): StoredLead {
  return {
    id: newId(),
    calculation: null,
    resultsDiffer: false,
    quarantine: null,
    reportOf: null,
    pdfSha256: null,
    pdfDiffers: null,
    replyStatus: null,
    ...sent,
  };
}
