import { newId } from '../../contract/ids.ts';
import type { RequestOrigin } from '../../contract/rateLimits.ts';
import type { MessageKind, NewMessage } from '../Lead.ts';
import type { Ports } from '../ports.ts';
import { countNotice } from './limits.ts';

const hourMs = 3600_000;
/** After the hour, so that leads of its last moments are saved, whatever servers' clocks say. */
const digestDelayMs = 60_000;

/** The messages of a lead that is about to be saved. */
interface PlannedMessages {
  messages: NewMessage[];
  /** The digest that lists the lead; null where it has messages of its own. */
  digest: string | null;
  /** Takes back what was counted for the messages, which are not saved. */
  refund: () => Promise<unknown>;
}

/** Creates a message of a kind; none when the kind has no recipient. */
export function newMessages({ hasRecipient }: Ports, kind: MessageKind): NewMessage[] {
  return hasRecipient(kind) ? [{ id: newId(), kind }] : [];
}

/**
 * Plans the messages of a lead. Where the limits of notices are reached, a notice is replaced by
 * the digest of its hour, which all leads of that hour share (S11).
 *
 * @param receivedAt - Epoch milliseconds.
 */
export async function planMessages(
  ports: Ports,
  kind: MessageKind,
  origin: RequestOrigin,
  receivedAt: number,
): Promise<PlannedMessages> {
  const notices = newMessages(ports, kind);
  // Every lead reaches the CRM, also one whose notice is withheld.
  const toCrm = kind === 'demoNotice' ? newMessages(ports, 'crmDemo') : [];
  const own = { messages: [...notices, ...toCrm], digest: null, refund: async () => undefined };
  if (notices.length === 0 || kind === 'crmContact') return own;
  const { isGranted, refund } = await countNotice(ports, origin);
  if (isGranted) return { ...own, refund };
  const hour = Math.floor(receivedAt / hourMs) * hourMs;
  const id = `digest-${new Date(hour).toISOString().slice(0, 13)}`;
  const dueAt = hour + hourMs + digestDelayMs;
  return { ...own, messages: [{ id, kind: 'noticeDigest', dueAt }, ...toCrm], digest: id };
}
