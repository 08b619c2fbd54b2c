import type { MessageKind, MessageState, NewMessage, StoredLead } from '../../backend/Lead.ts';
import type { Store as BackendStore } from '../../backend/ports.ts';

/** A message that only this server may send until the lease ends. */
export interface ClaimedMessage extends NewMessage {
  attempts: number;
  /** Epoch milliseconds of the first attempt's claim. */
  firstAttemptAt: number;
  /** Identifies the claim in every later step, so that an expired claim changes nothing. */
  lease: string;
  /** Earlier attempts whose outcome is not known. */
  unknownOutcomes: number;
  lead: StoredLead;
}

/** A message, and how far its delivery is. */
export interface MessageStatus extends NewMessage {
  state: MessageState;
  leadId: string;
  attempts: number;
  unknownOutcomes: number;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Epoch milliseconds of the next attempt at the earliest. */
  nextAt: number;
  providerId: string | null;
  lastError: string | null;
}

/** The outcome of an attempt. */
export type Completion =
  | { state: 'sent'; providerId: string | null }
  | { state: 'ready'; nextAt: number; error: string }
  | { state: 'dead'; error: string }
  /** Waits for the provider to accept the key. Counts neither as an attempt nor as time. */
  | { state: 'waiting'; nextAt: number; error: string }
  /** Waits for the provider's event until `nextAt`, then is tried again. */
  | { state: 'unknown'; nextAt: number; error: string };

/** The messages of the store, as the outbox claims, sends and completes them. */
export interface OutboxStore {
  messagesOf(leadId: string): Promise<MessageStatus[]>;
  /** Counts the messages in each state. */
  messageCounts(): Promise<Record<MessageState, number>>;

  /** Leases messages, the longest due first; `only` is the id of one message. */
  claim(request: {
    now: number;
    /** Claims what is due by then; `now` by default. */
    dueBy?: number;
    leaseUntil: number;
    lease: string;
    limit: number;
    kinds?: readonly MessageKind[];
    only?: string;
  }): Promise<ClaimedMessage[]>;
  /** Prolongs leases. */
  renew(leases: readonly string[], leaseUntil: number): Promise<void>;
  /**
   * Commits that sending starts, so that a crash while sending can be recognised. False when the
   * lease is lost.
   */
  beginSending(id: string, lease: string): Promise<boolean>;
  /**
   * Saves the outcome of an attempt. False when another claim has the message; then nothing
   * changes, except that a message which was sent is saved as sent even when another server has
   * claimed it.
   */
  complete(id: string, lease: string, completion: Completion): Promise<boolean>;
  /** Returns leased messages that are not yet being sent. */
  release(leases: readonly string[], now: number): Promise<void>;
  /**
   * Saves the provider's event about a message. A bounce counts even after the message was sent,
   * and is saved with its lead.
   *
   * @returns Whether the message changed.
   */
  confirm(id: string, event: { state: 'sent' | 'bounced'; error?: string }): Promise<boolean>;
  /** Makes waiting messages due now, and unknown ones at `unknownAt` at the latest. */
  expedite(request: {
    kinds: readonly MessageKind[];
    now: number;
    unknownAt: number;
  }): Promise<void>;
  /**
   * Puts dead messages back as if they were new: all of them, or the message or the messages of the
   * lead with this id. A bounced message is put back only by its id.
   *
   * @returns How many.
   */
  retryDead(request: { id?: string; now: number }): Promise<number>;
  /**
   * Recovers what a crashed server left, and messages that have waited long enough for the
   * provider's event.
   *
   * @returns The messages in their new states.
   */
  recover(request: {
    now: number;
    /** When a message that crashed while sending is tried again. */
    retryUnknownAt: number;
  }): Promise<Pick<MessageStatus, 'id' | 'kind' | 'state'>[]>;
}

/** The backend's store, and what the outbox, the export and the health check need in addition. */
export interface Store extends BackendStore, OutboxStore {
  /** Saves whether the visitor's PDF differs from the server's. */
  comparePdf(leadId: string, differs: boolean): Promise<void>;
  /** Every lead, oldest first, read in pages. */
  leads(): AsyncIterable<StoredLead>;
  messagesOf(leadId: string): Promise<MessageStatus[]>;
  /** Deletes expired idempotency claims. */
  purgeExpired(now: number): Promise<void>;

  /** Rejects when a lead could not be saved now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
