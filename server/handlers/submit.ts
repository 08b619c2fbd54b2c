import { newLead } from '../../backend/newLead.ts';
import { detectBot } from '../../contract/detectBot.ts';
import type { EndpointName } from '../../contract/index.ts';
import { refuse } from '../../contract/problem.ts';
import { refusalDetails } from '../../contract/wording/refusalDetails.ts';
import type { KeptRecord, MessageKind } from '../store/Store.ts';
import type { HandlerParts } from './HandlerParts.ts';
import { onceOf } from './once.ts';
import type { Visit } from './Visit.ts';

/** A form as it came, and who is to be told of it. */
interface Submission {
  endpoint: EndpointName;
  /** As it was sent: repeats are recognised by it (S7). */
  body: Parameters<typeof detectBot>[0] & object;
  visit: Visit;
  tells: MessageKind;
}

/** What one form says otherwise than another. */
type Particulars = Pick<KeptRecord, 'contactName' | 'email' | 'company'> &
  /** `body` where another one is saved than was sent. */
  Partial<Pick<KeptRecord, 'calculation' | 'resultsDiffer' | 'body'>>;

/**
 * Keep a form with the message it leads to, and reply once both are committed (S2). A form that looks automated is kept
 * without a message and refused, so that no page claims that something was sent. A repeat is replied to with what the
 * first one kept; a key that was used for another body is refused (S7).
 */
export async function submit<R>(
  { store, clock, messages, outbox }: HandlerParts,
  { endpoint, body, visit, tells }: Submission,
  particulars: Particulars,
  reply: (record: KeptRecord) => R,
) {
  const receivedAt = clock.now();
  const quarantine = detectBot(body);
  const kept = await store.keep(
    {
      ...newLead({ endpoint, receivedAt, body, ...particulars }),
      quarantine,
      reportOf: null,
      pdfSha256: null,
      pdfDiffers: null,
      replyStatus: null,
    },
    quarantine ? [] : messages(tells),
    onceOf(endpoint, body, visit, receivedAt),
  );
  if (kept.outcome === 'keyReused') return refuse(422, refusalDetails.idempotencyKeyReused);
  if (kept.record.quarantine) return refuse(403, refusalDetails.looksAutomated);
  if (kept.outcome === 'kept') outbox.wake();
  return reply(kept.record);
}

/** It is kept, under this id (S1). */
export function accepted({ id }: KeptRecord) {
  return { status: 202 as const, body: { id } };
}
