import { newId } from '../contract/newId.ts';
import type { StoredLead } from './Lead.ts';

type Sent = Pick<
  StoredLead,
  'endpoint' | 'receivedAt' | 'contactName' | 'email' | 'company' | 'body'
>;

/** Creates a lead with a new id and defaults for everything that was not sent. */
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
    bounce: null,
    ...sent,
  };
}
