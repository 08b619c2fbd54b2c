import { newId } from '../contract/ids.ts';
import type { ClaimedMessage } from '../server/store/Store.ts';
import { aLead } from './leads.ts';

/** Creates a message that a server has claimed for its first attempt; `changes` replace fields. */
export function aClaimedMessage(changes: Partial<ClaimedMessage> = {}): ClaimedMessage {
  return {
    id: newId(),
    kind: 'reportEmail',
    attempts: 1,
    firstAttemptAt: Date.UTC(2026, 10, 20),
    lease: newId(),
    unknownOutcomes: 0,
    lead: aLead(),
    ...changes,
  };
}
