import type { RateLimit } from '../contract/rateLimits.ts';
import type { StoredLead } from './Lead.ts';
import type { MessageKind, MessageState, NewMessage } from './messages.ts';

/** What the handlers need of their host. Everything that leaves or outlives a request goes through here. */
export interface Ports {
  store: Store;
  outbox: Outbox;
  /** Null for load tests: nothing is limited (S11). */
  counters: Counters | null;
  clock: Clock;
  log: Log;
  /** Where visitors reach the page. */
  publicUrl: URL;
  /** Whether messages of a kind have a recipient; without a sales inbox or a CRM they have none. */
  hasRecipient(kind: MessageKind): boolean;
}

/** What makes two requests the same one (S7). */
export interface IdempotencyClaim {
  /** Endpoint and idempotency key, or endpoint and body hash. */
  key: string;
  bodyHash: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export type SaveResult =
  | { outcome: 'saved'; lead: StoredLead }
  /** The same request again: this is what the first one saved. */
  | { outcome: 'repeated'; lead: StoredLead }
  /** The key was used for another body. */
  | { outcome: 'keyReused' };

/** Where leads and their messages are stored. Every promise that a write returns resolves only when it is durable. */
export interface Store {
  /**
   * Saves a lead with its messages in one transaction. A claim that has not expired, or a first report of the same
   * calculation, is answered with what it saved.
   */
  save(
    lead: StoredLead,
    messages: readonly NewMessage[],
    claim: IdempotencyClaim,
  ): Promise<SaveResult>;
  /** What the same request saved before; null where it saved nothing or `now`, in epoch milliseconds, is past its claim. */
  findExisting(
    claim: IdempotencyClaim,
    now: number,
  ): Promise<Exclude<SaveResult, { outcome: 'saved' }> | null>;
  lead(id: string): Promise<StoredLead | null>;
  /** The request for the report of a calculation. */
  reportOf(calculationId: string): Promise<StoredLead | null>;
  /** Saves what the visitor was answered with, once. Resolves to the status saved first. */
  saveReplyStatus(leadId: string, status: number): Promise<number>;
  messagesOf(leadId: string): Promise<readonly (NewMessage & { state: MessageState })[]>;
}

/** Delivers the messages that the store holds. */
export interface Outbox {
  /** Messages were added. */
  wake(): void;
  /** The message after its first attempt, or after as long as a visitor waits for one; null when there is no such message. */
  firstAttempt(messageId: string, leadId: string): Promise<{ state: MessageState } | null>;
}

/** How often something happened, for limits; all processes that share a store share the counts. */
export interface Counters {
  /** Counts one for the key. Rejects when the counter cannot be reached. */
  consume(limit: RateLimit, key: string): Promise<CountResult>;
  /** Takes one back that was counted for the key. */
  refund(limit: RateLimit, key: string): Promise<void>;
}

export type CountResult = { isAllowed: true } | { isAllowed: false; retryAfterMs: number };

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export interface Log {
  error(fields: { err: unknown }, message: string): void;
}
