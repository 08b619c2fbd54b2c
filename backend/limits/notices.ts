import { newId } from '../../contract/ids.ts';
import type { ReportRequestOrigin } from '../../contract/rateLimits.ts';
import type { MessageKind, NewMessage } from '../Lead.ts';
import type { Ports } from '../ports.ts';
import { countNotice, createMailLimits } from './limits.ts';

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
  origin: ReportRequestOrigin,
  receivedAt: number,
): Promise<PlannedMessages> {
  const notices = newMessages(ports, kind);
  // Every lead reaches the CRM, also one whose notice is withheld.
  const toCrm = kind === 'demoNotice' ? newMessages(ports, 'crmDemo') : [];
  const booking = kind === 'demoNotice' ? await planBooking(ports, origin) : none;
  const own = {
    messages: [...notices, ...toCrm, ...booking.messages],
    digest: null,
    refund: booking.refund,
  };
  if (notices.length === 0 || kind === 'crmContact') return own;
  const { isGranted, refund } = await countNotice(ports, origin);
  if (isGranted) return { ...own, refund: () => Promise.all([refund(), booking.refund()]) };
  const hour = Math.floor(receivedAt / hourMs) * hourMs;
  const id = `digest-${new Date(hour).toISOString().slice(0, 13)}`;
  const dueAt = hour + hourMs + digestDelayMs;
  const others = [...toCrm, ...booking.messages];
  return { ...own, messages: [{ id, kind: 'noticeDigest', dueAt }, ...others], digest: id };
}

const none = { messages: [], refund: async () => undefined };

/**
 * Plans the mail that lets a visitor choose the time of a demo, within the limits of mails to one
 * recipient (S11). A demo request is accepted without it.
 */
async function planBooking(ports: Ports, origin: ReportRequestOrigin) {
  const messages = newMessages(ports, 'demoBooking');
  if (messages.length === 0) return none;
  const limited = await createMailLimits(ports)(origin);
  return limited.outcome === 'granted' ? { messages, refund: limited.refund } : none;
}
