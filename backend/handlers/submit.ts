import { detectBot } from '../../contract/detectBot.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import type { EndpointName } from '../../contract/index.ts';
import { newId } from '../../contract/newId.ts';
import { problem } from '../../contract/problem.ts';
import { idempotencyClaim } from '../idempotencyClaim.ts';
import type { StoredLead } from '../Lead.ts';
import type { MessageKind, NewMessage } from '../messages.ts';
import { newLead } from '../newLead.ts';
import type { Ports } from '../ports.ts';
import type { RequestContext } from '../RequestContext.ts';

/** A submitted form and the kind of message it leads to. */
interface Submission {
  endpoint: EndpointName;
  /** The body as it was sent; repeats are recognised by it (S7). */
  body: Parameters<typeof detectBot>[0] & object;
  context: RequestContext;
  messageKind: MessageKind;
}

/** The fields of a lead that differ between forms. */
type Details = Pick<StoredLead, 'contactName' | 'email' | 'company'> &
  /** `body` when the saved body is not the sent one. */
  Partial<Pick<StoredLead, 'calculation' | 'resultsDiffer' | 'body'>>;

/**
 * Saves a form with its message, and responds once both are committed (S2). A form that looks
 * automated is saved without a message and refused, so that the page does not claim that something
 * was sent. A repeat returns what the first request saved; a key that was used for another body is
 * refused (S7).
 *
 * @param respond - Creates the response for the saved lead.
 */
export async function submit<R>(
  ports: Ports,
  { endpoint, body, context, messageKind }: Submission,
  details: Details,
  respond: (lead: StoredLead) => R,
) {
  const { store, clock, hash, outbox } = ports;
  const receivedAt = clock.now();
  const quarantine = detectBot(body);
  const result = await store.save(
    newLead({ endpoint, receivedAt, body, ...details, quarantine }),
    quarantine ? [] : newMessages(ports, messageKind),
    await idempotencyClaim(hash, endpoint, body, context.idempotencyKey, receivedAt),
  );
  if (result.outcome === 'keyReused') return problem(422, refusalDetails.idempotencyKeyReused);
  if (result.lead.quarantine) return problem(403, refusalDetails.looksAutomated);
  if (result.outcome === 'saved') outbox.wake();
  return respond(result.lead);
}

/** Creates a message of a kind; none when the kind has no recipient. */
export function newMessages({ hasRecipient }: Ports, kind: MessageKind): NewMessage[] {
  return hasRecipient(kind) ? [{ id: newId(), kind }] : [];
}

/** The response for a saved lead (S1). */
export function accepted({ id }: StoredLead) {
  return { status: 202 as const, body: { id } };
}
