import { detectBot } from '../../contract/detectBot.ts';
import type { EndpointName } from '../../contract/index.ts';
import { newId } from '../../contract/newId.ts';
import { problem } from '../../contract/problem.ts';
import { refusalDetails } from '../../contract/wording/refusalDetails.ts';
import { idempotencyClaim } from '../idempotencyClaim.ts';
import type { StoredLead } from '../Lead.ts';
import type { MessageKind, NewMessage } from '../messages.ts';
import { newLead } from '../newLead.ts';
import type { Ports } from '../ports.ts';
import type { RequestContext } from '../RequestContext.ts';

/** A form as it was sent, and the message it leads to. */
interface Submission {
  endpoint: EndpointName;
  /** As it was sent: repeats are recognised by it (S7). */
  body: Parameters<typeof detectBot>[0] & object;
  context: RequestContext;
  messageKind: MessageKind;
}

/** What differs between forms. */
type Details = Pick<StoredLead, 'contactName' | 'email' | 'company'> &
  /** `body` where the saved body is not the sent one. */
  Partial<Pick<StoredLead, 'calculation' | 'resultsDiffer' | 'body'>>;

/**
 * Saves a form with its message, and replies once both are committed (S2). A form that looks automated is saved without
 * a message and refused, so that no page claims that something was sent. A repeat is answered with what the first one
 * saved; a key that was used for another body is refused (S7).
 */
export async function submit<R>(
  ports: Ports,
  { endpoint, body, context, messageKind }: Submission,
  details: Details,
  reply: (lead: StoredLead) => R,
) {
  const { store, clock, outbox } = ports;
  const receivedAt = clock.now();
  const quarantine = detectBot(body);
  const result = await store.save(
    newLead({ endpoint, receivedAt, body, ...details, quarantine }),
    quarantine ? [] : newMessages(ports, messageKind),
    await idempotencyClaim(endpoint, body, context.idempotencyKey, receivedAt),
  );
  if (result.outcome === 'keyReused') return problem(422, refusalDetails.idempotencyKeyReused);
  if (result.lead.quarantine) return problem(403, refusalDetails.looksAutomated);
  if (result.outcome === 'saved') outbox.wake();
  return reply(result.lead);
}

/** The message of a kind, unless nobody receives it. */
export function newMessages({ hasRecipient }: Ports, kind: MessageKind): NewMessage[] {
  return hasRecipient(kind) ? [{ id: newId(), kind }] : [];
}

/** It is saved, under this id (S1). */
export function accepted({ id }: StoredLead) {
  return { status: 202 as const, body: { id } };
}
