import type { RawResponse } from '../contract/endpoint.ts';
import { newId } from '../contract/ids.ts';
import type { Language } from '../contract/languages.ts';
import { tryLater } from '../contract/problem.ts';
import {
  crmAddressLimit,
  demoNoticeLimits,
  estimateLimits,
  floodLimit,
  linkLimits,
  mailLimits,
  noticeLimits,
  type RateLimit,
  type ReportRequestOrigin,
  type RequestOrigin,
  type SubjectLimit,
} from '../contract/requestLimits.ts';
import type { MessageKind, NewMessage } from './Lead.ts';
import type { Counters, CountResult, Hash, Ports } from './ports.ts';
import { refusalIn } from './visitorTexts.ts';

type Limiting = Pick<Ports, 'counters' | 'hash' | 'log'>;
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
  return retryAfterOf(await counters.consume(limit, await keyOf(hash, subject), count));
}

function retryAfterOf(result: CountResult): number | null {
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

/** Whether limits allow events; `failed` when the counters cannot be reached. */
type Counted =
  | {
      outcome: 'granted';
      refund: (some?: number) => Promise<unknown>;
      /** What the first limit still allows. */
      left?: CountResult;
    }
  | { outcome: 'refused'; retryAfterSeconds: number }
  | { outcome: 'failed' };

const nothing = async () => undefined;

const refundOf = (counted: Counted) => (counted.outcome === 'granted' ? counted.refund : nothing);

/**
 * Counts events towards every limit that applies to them. What one limit refuses, or cannot count,
 * does not count towards the others. Without counters, it grants all.
 *
 * @param failure - The text of the log while the counters cannot be reached.
 */
async function countEvents<Origin extends { networkKey: string }>(
  { counters, hash, log }: Pick<Ports, 'counters' | 'hash' | 'log'>,
  limits: readonly SubjectLimit<Origin>[],
  origin: Origin,
  failure: string,
  count = 1,
): Promise<Counted> {
  if (!counters) return { outcome: 'granted', refund: nothing };
  const counting = { counters, hash };
  const counted: { limit: RateLimit; subject: string }[] = [];
  let left: CountResult | undefined;
  const refundAll = (some = count) =>
    Promise.allSettled(counted.map(({ limit, subject }) => refund(counting, limit, subject, some)));

  /** Counts towards what is kept for networks that did not use a limit up; false without that. */
  async function takeReserve(limit: SubjectLimit<Origin>, subject: string, network: string) {
    const { name, seconds, reserve } = limit;
    if (!reserve) return false;
    for (const [part, points, of] of [
      [`${name}ReserveNetwork`, reserve.perNetwork, `${subject} ${network}`],
      [`${name}Reserve`, reserve.points, subject],
    ] as const) {
      const kept = { name: part, points, seconds };
      if ((await consume(counting, kept, of, count)) !== null) return false;
      counted.push({ limit: kept, subject: of });
    }
    return true;
  }

  try {
    for (const limit of limits) {
      const subject = limit.subject(origin);
      if (subject === null) continue;
      const result = await counters.consume(limit, await keyOf(hash, subject), count);
      left ??= result;
      const retryAfterSeconds = retryAfterOf(result);
      if (retryAfterSeconds === null) counted.push({ limit, subject });
      else if (!(await takeReserve(limit, subject, origin.networkKey))) {
        await refundAll();
        return { outcome: 'refused', retryAfterSeconds };
      }
    }
  } catch (err) {
    await refundAll();
    log.error({ err }, failure);
    return { outcome: 'failed' };
  }
  return { outcome: 'granted', refund: refundAll, ...(left && { left }) };
}

/** Where a request came from, and the language of the page that made it. */
type Asking = RequestOrigin & { language?: Language | undefined };

type Guarded = { refusal: RawResponse | null; headers: Record<string, string> };
export type FloodGuard = ReturnType<typeof createFloodGuard>;

/**
 * Creates the flood guard, which counts requests from an address: posts, calls of a batch, and
 * reads (S11, S16). While the counters cannot be reached it lets every request pass: a lead is
 * worth more than a limit.
 *
 * @returns The response that refuses a flood, or null, and headers that say what the limit allows.
 */
export function createFloodGuard(ports: Limiting) {
  return async (addressKey: string, count?: number, language?: Language): Promise<Guarded> => {
    const limits = [{ ...floodLimit, subject: () => addressKey }];
    const origin = { networkKey: addressKey };
    const counted = await countEvents(ports, limits, origin, 'flood limit not counted', count);
    if (counted.outcome !== 'refused')
      return { refusal: null, headers: limitHeaders('requests', floodLimit, leftOf(counted)) };
    const { retryAfterSeconds } = counted;
    const refused = refusalIn(language, ({ flood }) =>
      tryLater(429, retryAfterSeconds, (seconds) => flood(floodLimit, seconds)),
    );
    const nothingLeft = { remaining: 0, resetMs: retryAfterSeconds * 1000 };
    const headers = limitHeaders('requests', floodLimit, nothingLeft);
    return { refusal: { ...refused, headers: { ...refused.headers, ...headers } }, headers };
  };
}

/**
 * Counts estimates (S11), all or none. While the counters cannot be reached, it lets every one
 * pass, as the flood guard does.
 *
 * @returns The response that refuses them, or null, a function that takes back some of them, and
 *   headers that say what the limit of the site still allows.
 */
export async function countEstimates(ports: Limiting, origin: Asking, count = 1) {
  const failure = 'estimate limits not counted';
  const counted = await countEvents(ports, estimateLimits, origin, failure, count);
  const refusal =
    counted.outcome === 'refused'
      ? refusalIn(origin.language, ({ noMoreEstimates }) =>
          tryLater(429, counted.retryAfterSeconds, noMoreEstimates),
        )
      : null;
  const [site] = estimateLimits;
  const headers = site ? limitHeaders('estimates', site, leftOf(counted)) : {};
  return { refusal, refund: refundOf(counted), headers };
}

/**
 * Counts a short link to save (P11), and returns the response that refuses it, or null. While the
 * counters cannot be reached, it lets every one pass.
 */
export async function refuseLink(ports: Limiting, origin: Asking) {
  const counted = await countEvents(ports, linkLimits, origin, 'link limits not counted');
  return counted.outcome === 'refused'
    ? refusalIn(origin.language, ({ noMoreLinks }) =>
        tryLater(429, counted.retryAfterSeconds, noMoreLinks),
      )
    : null;
}

type Left = { remaining?: number; resetMs?: number };

function leftOf(counted: Counted): Left {
  const left = counted.outcome === 'granted' ? counted.left : undefined;
  return left?.isAllowed ? left : {};
}

/** What a limit still allows, as draft-ietf-httpapi-ratelimit-headers has it. */
function limitHeaders(
  what: 'estimates' | 'requests',
  { points, seconds }: RateLimit,
  { remaining, resetMs = 0 }: Left,
): Record<string, string> {
  if (remaining === undefined) return {};
  const resetSeconds = Math.ceil(resetMs / 1000);
  return {
    'RateLimit-Policy': `"${what}";q=${points};w=${seconds}`,
    RateLimit: `"${what}";r=${Math.max(0, remaining)};t=${resetSeconds}`,
  };
}

/** Adds headers that say what another limit allows to a response. */
export function withLimitHeaders(
  response: RawResponse,
  headers: Readonly<Record<string, string>>,
): RawResponse {
  const lists = Object.entries(headers).map(([name, value]) => {
    const own = response.headers?.[name];
    return [name, own === undefined ? value : `${own}, ${value}`];
  });
  return { ...response, headers: { ...response.headers, ...Object.fromEntries(lists) } };
}

/**
 * Creates the function that applies the contract's mail limits to one more report. While the
 * counters cannot be reached, it grants none.
 */
export function createMailLimits(
  ports: Pick<Ports, 'counters' | 'hash' | 'mailPerHour' | 'log'>,
): (origin: ReportRequestOrigin) => Promise<Counted> {
  const limits = mailLimits(ports.mailPerHour);
  return (origin) => countEvents(ports, limits, origin, 'mail limits not counted');
}

/**
 * Counts one notice to the sales inbox (S11). While the counters cannot be reached, every lead has
 * its own: a lead is worth more than a limit.
 *
 * @returns Whether the lead has a notice of its own, and a function that takes it back.
 */
async function countNotice(ports: Ports, kind: MessageKind, origin: RequestOrigin) {
  const limitsOf = kind === 'demoNotice' ? demoNoticeLimits : noticeLimits;
  const limits = limitsOf(ports.noticesPerHour);
  const counted = await countEvents(ports, limits, origin, 'notice limits not counted');
  return { isGranted: counted.outcome !== 'refused', refund: refundOf(counted) };
}

const minuteMs = 60_000;
/** After its time, so that leads of its last moments are saved, whatever servers' clocks say. */
const digestDelayMs = minuteMs;

/** The digest of a lead without a notice of its own: of the hour, for a demo of ten minutes. */
function digestOf(kind: MessageKind, receivedAt: number): NewMessage {
  const isDemo = kind === 'demoNotice';
  const lengthMs = (isDemo ? 10 : 60) * minuteMs;
  const start = Math.floor(receivedAt / lengthMs) * lengthMs;
  const instant = new Date(start).toISOString();
  const id = isDemo ? `demos-${instant.slice(0, 16)}` : `digest-${instant.slice(0, 13)}`;
  return { id, kind: 'noticeDigest', dueAt: start + lengthMs + digestDelayMs };
}

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
 * the digest of its time, which all leads of that time share (S11).
 *
 * @param receivedAt - Epoch milliseconds.
 */
export async function planMessages(
  ports: Ports,
  kind: MessageKind,
  origin: ReportRequestOrigin,
  receivedAt: number,
): Promise<PlannedMessages> {
  // Every lead reaches the CRM, also one whose notice is withheld.
  const crm = await planCrmCall(ports, kind, origin);
  const booking = kind === 'demoNotice' ? await planBooking(ports, origin) : none;
  const notices = kind === 'crmContact' ? [] : newMessages(ports, kind);
  const others = [...crm.messages, ...booking.messages];
  const refundOthers = () => Promise.all([crm.refund(), booking.refund()]);
  const own = { messages: [...notices, ...others], digest: null, refund: refundOthers };
  if (notices.length === 0) return own;
  const { isGranted, refund } = await countNotice(ports, kind, origin);
  if (isGranted) return { ...own, refund: () => Promise.all([refund(), refundOthers()]) };
  const digest = digestOf(kind, receivedAt);
  return { ...own, messages: [digest, ...others], digest: digest.id };
}

const none = { messages: [], refund: nothing };

/**
 * Plans the call to the CRM, in the queue of its network. An address with too many calls in an hour
 * has a queue of its own, so that they delay no other address of the network (S18).
 */
async function planCrmCall(ports: Ports, kind: MessageKind, origin: RequestOrigin) {
  const messages =
    kind === 'crmContact' || kind === 'demoNotice'
      ? newMessages(ports, kind === 'crmContact' ? kind : 'crmDemo')
      : [];
  if (messages.length === 0) return none;
  const { addressKey, networkKey } = origin;
  const counted = await countEvents(ports, [crmAddressLimit], origin, 'CRM queue not counted');
  const queue =
    counted.outcome === 'refused'
      ? `${networkKey} ${await keyOf(ports.hash, addressKey)}`
      : networkKey;
  return {
    messages: messages.map((message) => ({ ...message, queue })),
    refund: refundOf(counted),
  };
}

/**
 * Plans the mail that lets a visitor choose the time of a demo, within the limits of mails to one
 * recipient (S11), and unless mails to the address came back or its owner objected (S21). A demo
 * request is accepted without it: the page offers the same calendar.
 */
async function planBooking(ports: Ports, origin: ReportRequestOrigin) {
  const messages = newMessages(ports, 'demoBooking');
  if (messages.length === 0) return none;
  if ((await ports.store.mailMarks(origin.email)).length > 0) return none;
  const limited = await createMailLimits(ports)(origin);
  return limited.outcome === 'granted' ? { messages, refund: limited.refund } : none;
}
