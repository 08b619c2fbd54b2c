import type { StoredLead } from '../backend/Lead.ts';
import type { IdempotencyClaim } from '../backend/ports.ts';
import { defaultInputs } from '../contract/defaults.ts';
import { toWireResults } from '../contract/estimateResults.ts';
import { newId } from '../contract/ids.ts';
import { estimate } from '../worker/estimate/estimate.ts';
import { submissions } from './submissions.ts';

/** Creates a lead with a calculation; `changes` replace fields. */
export function aLead(changes: Partial<StoredLead> = {}): StoredLead {
  return {
    id: newId(),
    endpoint: 'roiCalculation',
    receivedAt: Date.UTC(2026, 10, 20),
    contactName: 'Ada Lovelace',
    email: 'ada@example.com',
    company: 'Analytical Engines',
    body: submissions.roiCalculation(),
    calculation: {
      inputs: defaultInputs,
      results: toWireResults(estimate(defaultInputs).results),
      rateCardVersion: '2026-11',
    },
    resultsDiffer: false,
    quarantine: null,
    reportOf: null,
    pdfSha256: null,
    pdfDiffers: null,
    replyStatus: null,
    bounce: null,
    ...changes,
  };
}

/** Creates the claim of a request that repeats no other. */
export function aClaim(changes: Partial<IdempotencyClaim> = {}): IdempotencyClaim {
  return { key: newId(), bodyHash: newId(), expiresAt: Date.UTC(2026, 10, 21), ...changes };
}
