import { type Calculation, newLead, type StoredLead } from '../backend/Lead.ts';
import type { NoticeCase } from '../backend/mails/noticeCase.ts';
import type { IdempotencyClaim } from '../backend/ports.ts';
import type { CalculatorInputs } from '../contract/calculation.ts';
import { defaultInputs } from '../contract/defaults.ts';
import { toWireResults } from '../contract/estimate.ts';
import { newId } from '../contract/ids.ts';
import type { ClaimedMessage } from '../server/store/claimMessages.ts';
import { estimate } from '../worker/estimate/estimate.ts';
import { submissions } from './submissions.ts';

export function calculationOf(inputs: CalculatorInputs): Calculation {
  const results = toWireResults(estimate(inputs).results);
  return { inputs, results, rateCardVersion: '2026-11' };
}

/** Creates a lead with a calculation; `changes` replace fields. */
export function aLead(changes: Partial<StoredLead> = {}): StoredLead {
  return newLead({
    endpoint: 'roiCalculation',
    receivedAt: Date.UTC(2026, 10, 20, 10, 17, 43, 219),
    contactName: 'Ada Lovelace',
    email: 'ada@example.com',
    company: 'Analytical Engines',
    body: submissions.roiCalculation(),
    calculation: calculationOf(defaultInputs),
    ...changes,
  });
}

/** The case of a notice, for tests that are not about it. */
export const plainCase: NoticeCase = {
  summary: '5 integrations, embedding $97,819 less over 36 months',
  point: 'Embedding costs $97,819 less over 36 months.',
  missedText: '',
  rows: [],
  details: [],
};

/** Creates the claim of a request that repeats no other. */
export function aClaim(changes: Partial<IdempotencyClaim> = {}): IdempotencyClaim {
  return {
    key: newId(),
    bodyHash: newId(),
    sentHash: newId(),
    expiresAt: Date.UTC(2026, 10, 21),
    ...changes,
  };
}

/** The lines of a mail's text that compare the costs of the calculation of `aLead`. */
export const comparisonText = `Cost after 36 months: $131,983 in-house ($21,780 of it time lost), $34,164 embedded. Embedding costs $97,819 less. With every assumption at the middle of its range, embedding still costs $26,676 less ($205 less without platform costs).
Cost after 12 months: $65,983 in-house, $12,588 embedded. Embedding costs $53,395 less.
Cost after 60 months: $197,983 in-house, $55,740 embedded. Embedding costs $142,243 less.
In-house: $43,780; build only, before maintenance at $2,750 a month
Embedded, year\u00a01: $12,588; setup and 12 months at $899
Initial cost savings: $31,192 (71%); build only, less setup and 12 months
Monthly maintenance savings: $1,851; maintenance less subscription
Time to market: 3.9 months in-house; 3 weeks embedded`;

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
