import type { RawResponse } from '../contract/endpoint.ts';
import { refusalDetails } from '../contract/format/refusalDetails.ts';
import { newId } from '../contract/ids.ts';
import { tryLater } from '../contract/problem.ts';
import {
  estimateLimits,
  floodLimit,
  mailLimits,
  noticeLimits,
  type RateLimit,
  type ReportRequestOrigin,
  type RequestOrigin,
  type SubjectLimit,
} from '../contract/requestLimits.ts';
import type { MessageKind, NewMessage } from './Lead.ts';
import type { Counters, Hash, Ports } from './ports.ts';

/** The ports of counting: counters of events, and the hash of their subjects. */
type Counting = { counters: Counters } & Pick<Ports, 'hash'>;

/**
 * Counts events for a subject, all or none. Only its hash is stored, because it can be an address.
 *
 * @returns Null, or the seconds after which a refused event is possible.
 * @throws When the counters cannot be reached.
 */
export async function consume(
  { counters, hash }: Counting,
  limit: RateLimit,
  subject: string,
  count = 1,
): Promise<number | null> {
  const result = await counters.consume(limit, await keyOf(hash, subject), count);
  return result.isAllowed ? null : Math.ceil(result.retryAfterMs / 1000) || 1;
}

/** Takes back events that were counted for a subject. */
export async function refund(
  { counters, hash }: Counting,
  limit: RateLimit,
  subject: string,
  count = 1,
): Promise<void> {
  await counters.refund(limit, await keyOf(hash, subject), count);
}

/** Returns the first 132 bits of a subject's hash: 22 characters of 6 bits. */
async function keyOf(hash: Hash, subject: string): Promise<string> {
  return (await hash.sha256(subject, 'base64url')).slice(0, 22);
}

/**
 * Creates the flood guard (S11). While the counters cannot be reached it lets every post pass: a
 * lead is worth more than a limit.
 *
 * @returns A function that counts one post from an address. It resolves to the response that
 *   refuses a flood; null otherwise.
 */
export function createFloodGuard({
  counters,
  hash,
  log,
}: Pick<Ports, 'counters' | 'hash' | 'log'>): (addressKey: string) => Promise<RawResponse | null> {
  return async (addressKey) => {
    if (!counters) return null;
    try {
      const seconds = await consume({ counters, hash }, floodLimit, addressKey);
      if (seconds === null) return null;
      return tryLater(429, seconds, () => refusalDetails.flood(floodLimit, seconds));
    } catch (err) {
      log.error({ err }, 'flood limit not counted');
      return null;
    }
  };
}

/**
 * Counts estimates (S11), all or none. While the counters cannot be reached, it lets every one
 * pass, as the flood guard does.
 *
 * @returns The response that refuses them, or null, and a function that takes back some of them.
 */
export async function countEstimates(
  { counters, hash, log }: Pick<Ports, 'counters' | 'hash' | 'log'>,
  origin: RequestOrigin,
  count = 1,
) {
  if (!counters) return { refusal: null, refund: nothing };
  try {
    const counted = await consumeAll({ counters, hash }, estimateLimits, origin, count);
    if (counted.outcome === 'granted') return { refusal: null, refund: counted.refund };
    const refusal = tryLater(429, counted.retryAfterSeconds, refusalDetails.noMoreEstimates);
    return { refusal, refund: nothing };
  } catch (err) {
    log.error({ err }, 'estimate limits not counted');
    return { refusal: null, refund: nothing };
  }
}

const nothing = async () => undefined;

/** Whether limits allow one more mail; `failed` when the counters cannot be reached. */
type LimitResult =
  | { outcome: 'granted'; refund: () => Promise<unknown> }
  | { outcome: 'refused'; retryAfterSeconds: number }
  | { outcome: 'failed' };

/**
 * Creates the function that applies the contract's mail limits to one more report. While the
 * counters cannot be reached, it grants none; without counters, all.
 */
export function createMailLimits({
  counters,
  hash,
  mailPerHour,
  log,
}: Pick<Ports, 'counters' | 'hash' | 'mailPerHour' | 'log'>): (
  origin: ReportRequestOrigin,
) => Promise<LimitResult> {
  if (!counters) return async () => ({ outcome: 'granted', refund: nothing });
  const limits = mailLimits(mailPerHour);
  return async (origin) => {
    try {
      return await consumeAll({ counters, hash }, limits, origin);
    } catch (err) {
      log.error({ err }, 'mail limits not counted');
      return { outcome: 'failed' };
    }
  };
}

/**
 * Counts one notice to the sales inbox (S11). While the counters cannot be reached, every lead has
 * its own: a lead is worth more than a limit.
 *
 * @returns Whether the lead has a notice of its own, and a function that takes it back.
 */
async function countNotice(
  { counters, hash, noticesPerHour, log }: Ports,
  origin: RequestOrigin,
): Promise<{ isGranted: boolean; refund: () => Promise<unknown> }> {
  if (!counters) return { isGranted: true, refund: nothing };
  try {
    const counted = await consumeAll({ counters, hash }, noticeLimits(noticesPerHour), origin);
    return counted.outcome === 'granted'
      ? { isGranted: true, refund: counted.refund }
      : { isGranted: false, refund: nothing };
  } catch (err) {
    log.error({ err }, 'notice limits not counted');
    return { isGranted: true, refund: nothing };
  }
}

/**
 * Counts events towards every limit that applies to them. What one limit refuses, or cannot count,
 * does not count towards the others.
 *
 * @throws When the counters cannot be reached.
 */
async function consumeAll<Origin>(
  counting: Counting,
  limits: readonly SubjectLimit<Origin>[],
  origin: Origin,
  count = 1,
) {
  const counted: { limit: RateLimit; subject: string }[] = [];
  const refundAll = (some = count) =>
    Promise.allSettled(counted.map(({ limit, subject }) => refund(counting, limit, subject, some)));
  try {
    for (const limit of limits) {
      const subject = limit.subject(origin);
      if (subject === null) continue;
      const retryAfterSeconds = await consume(counting, limit, subject, count);
      if (retryAfterSeconds !== null) {
        await refundAll();
        return { outcome: 'refused' as const, retryAfterSeconds };
      }
      counted.push({ limit, subject });
    }
  } catch (error) {
    await refundAll();
    throw error;
  }
  return { outcome: 'granted' as const, refund: refundAll };
}

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

const none = { messages: [], refund: nothing };

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
