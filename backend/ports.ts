import type { CalculatorInputs } from '../contract/calculation.ts';
import type { Endpoint, ParsedRequest, ResponseOf } from '../contract/endpoint.ts';
import type { Language } from '../contract/languages.ts';
import type { CompleteEstimate, OpenEstimate } from '../contract/openEstimate.ts';
import type { RateLimit, RequestOrigin } from '../contract/requestLimits.ts';
import type { MessageKind, MessageState, NewMessage, StoredLead } from './Lead.ts';
import type { AddressPattern, MailMark } from './people.ts';
import type { SessionCookie } from './sessionCookie.ts';

/**
 * The services that handlers use of their host. Everything that leaves or outlives a request goes
 * through a port.
 */
export interface Ports {
  store: Store;
  outbox: Outbox;
  /** Null removes all limits, for load tests (S11). */
  counters: Counters | null;
  /** How many reports are mailed in an hour, to all visitors together (S11). */
  mailPerHour: number;
  /** Of how many leads in an hour the sales inbox gets a notice each (S11). */
  noticesPerHour: number;
  estimator: Estimator;
  hash: Hash;
  clock: Clock;
  log: Log;
  /** Where visitors reach the page. */
  publicUrl: URL;
  /** Returns where a link opens. A host without addresses of short links returns the long link. */
  linkUrl(link: Pick<ShortLink, 'code' | 'scenario'>): string;
  /** What a preview of a link says in a language; null where it cannot be had. */
  previewIn?(language: Language, asked: AskedPreview): Promise<LinkPreview | null>;
  /** Where visitors choose the time of a demo. */
  bookingUrl?: URL | undefined;
  /**
   * Whether messages of a kind have a recipient. Without a sales inbox or a CRM, theirs have none.
   */
  hasRecipient(kind: MessageKind): boolean;
}

/** Identifies a request; requests with the same claim are the same one (S7). */
export interface IdempotencyClaim {
  /** Endpoint and idempotency key, or endpoint and body hash. */
  key: string;
  /** Of the body as the contract parsed it, by which the release before this one compares. */
  bodyHash: string;
  /** Of the body as it was sent, which is the same for every release. */
  sentHash: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/**
 * Whether a request with the same key is a repeat of an earlier one, rather than another body (S7).
 * Two releases may parse one body differently, and the former release saves no hash of what was
 * sent, so either hash may be the same.
 */
export function isSameRequest(
  { bodyHash, sentHash }: IdempotencyClaim,
  earlier: Pick<IdempotencyClaim, 'bodyHash'> & { sentHash?: string | null | undefined },
): boolean {
  return bodyHash === earlier.bodyHash || sentHash === earlier.sentHash;
}

export type SaveResult =
  | { outcome: 'saved'; lead: StoredLead }
  /** The same request again, with what the first one saved. */
  | { outcome: 'repeated'; lead: StoredLead }
  /** The key belongs to a request with another body. */
  | { outcome: 'keyReused' };

/** A scenario that a short link opens, and what a preview of the link shows (P11). */
export interface ShortLink {
  code: string;
  /** The fragment of its scenario link, with the rate card that counted. */
  scenario: string;
  title: string;
  description: string;
  rateCardVersion: string;
  /** The figures of the estimate at the save. */
  figures: OpenEstimate['figures'];
  /** Epoch milliseconds. */
  savedAt: number;
}

export type LinkPreview = Omit<ShortLink, 'code' | 'scenario'>;
/** Inputs to preview, and when: epoch milliseconds. */
export type AskedPreview = { inputs: CalculatorInputs; now: number };

/** Stores leads and their messages. A write resolves once it is durable. */
export interface Store {
  /**
   * Saves a lead with its messages in one transaction, apart from a digest that is saved already.
   * While the claim has not expired, a repeat returns what the first request saved; so does a
   * second report of the same calculation.
   */
  save(
    lead: StoredLead,
    messages: readonly NewMessage[],
    claim: IdempotencyClaim,
  ): Promise<SaveResult>;
  /**
   * Finds what the same request saved before; null when there is nothing or its claim has expired.
   *
   * @param now - Epoch milliseconds.
   */
  findExisting(
    claim: IdempotencyClaim,
    now: number,
  ): Promise<Exclude<SaveResult, { outcome: 'saved' }> | null>;
  lead(id: string): Promise<StoredLead | null>;
  /** Finds the request for the report of a calculation. */
  reportOf(calculationId: string): Promise<StoredLead | null>;
  /** Saves the status of the response, once. Resolves to the status that was saved first. */
  saveReplyStatus(leadId: string, status: number): Promise<number>;
  /** Reads the leads that a digest lists, oldest first. */
  digest(id: string): AsyncIterable<StoredLead>;
  /**
   * Finds the calculations and demo requests from like addresses, the newest first.
   *
   * @param before - Epoch milliseconds; they came earlier.
   */
  earlierLeads(
    pattern: AddressPattern,
    before: number,
    limit: number,
  ): Promise<readonly StoredLead[]>;
  /** What became of the mails to an address. */
  mailMarks(email: string): Promise<readonly MailMark[]>;
  messagesOf(leadId: string): Promise<readonly (NewMessage & { state: MessageState })[]>;
  /** Saves a link, unless one has its code. Resolves to the link that has the code then. */
  saveLink(link: ShortLink): Promise<ShortLink>;
}

/** Delivers the messages that the store holds. */
export interface Outbox {
  /** Looks for new messages now. */
  wake(): void;
  /**
   * Resolves to the message after its first attempt, or after the time that a visitor waits for it;
   * null without such a message.
   */
  firstAttempt(messageId: string, leadId: string): Promise<{ state: MessageState } | null>;
}

/** Counts events for limits. Processes that share a store share the counts. */
export interface Counters {
  /**
   * Counts events, one by default: all of them, or none where the limit refuses them. Rejects when
   * the counter cannot be reached.
   */
  consume(limit: RateLimit, key: string, count?: number): Promise<CountResult>;
  /** Takes back counted events. */
  refund(limit: RateLimit, key: string, count?: number): Promise<void>;
}

export type CountResult =
  /** How many more events the limit allows, and the milliseconds until it begins again. */
  | { isAllowed: true; remaining?: number; resetMs?: number }
  | { isAllowed: false; retryAfterMs: number };

/**
 * Estimates inputs in the open format. A host may do so elsewhere than in the thread that handles
 * requests.
 *
 * @param now - Epoch milliseconds.
 * @param origin - Who asks; a host may take turns.
 * @throws {EstimatorBusy} When too many estimates wait.
 */
export type Estimator = (
  inputs: CalculatorInputs,
  now: number,
  origin: RequestOrigin,
) => Promise<CompleteEstimate>;

/** The estimate was not begun, because too many wait. */
export class EstimatorBusy extends Error {}

/**
 * Hashes bytes, or a text in UTF-8, with SHA-256. Node returns the hash itself, browsers a promise.
 * base64url has no padding.
 */
export interface Hash {
  sha256(
    content: string | Uint8Array<ArrayBuffer>,
    encoding: 'base64url' | 'hex',
  ): string | Promise<string>;
}

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export interface Log {
  error(fields: { err: unknown }, message: string): void;
}

/**
 * Handles a valid request of an endpoint. A response that the contract does not declare does not
 * compile.
 */
export type Handler<E extends Endpoint> = (
  request: ParsedRequest<E> & { context: RequestContext },
) => Promise<ResponseOf<E>>;

/** The properties of a request apart from its body, as its host reads them. */
export interface RequestContext extends RequestOrigin {
  idempotencyKey: string | undefined;
  /** That of the page which asks (P5). */
  language?: Language | undefined;
  sessionCookie: SessionCookie;
  /**
   * SHA-256 in hex of the PDF of a report request, which the host computed while it arrived; the
   * body has only its beginning (S5).
   */
  pdfSha256?: string | null;
  /** The header of a GET, with the tags of the responses that the client has. */
  ifNoneMatch?: string | undefined;
}

/** The store cannot be reached, or stopped responding. Trying again may succeed. */
export class StoreUnavailable extends Error {
  /**
   * Whether the write may have been saved: its commit was sent, and no response came. Otherwise
   * nothing was saved.
   */
  readonly isOutcomeUnknown: boolean;

  constructor(cause: unknown, { isOutcomeUnknown = false } = {}) {
    super(cause instanceof Error ? cause.message : 'The store does not respond.', { cause });
    this.name = 'StoreUnavailable';
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}
