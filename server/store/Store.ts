import type { StoredLead } from '../../backend/Lead.ts';
import type { MessageState, NewMessage } from '../../backend/messages.ts';
import type { Store as BackendStore } from '../../backend/ports.ts';

/** A message that only this server may send until the lease ends. */
export interface ClaimedMessage extends NewMessage {
  attempts: number;
  createdAt: number;
  /** Identifies the claim in every later step, so that an expired claim changes nothing. */
  lease: string;
  isSecondTry: boolean;
  lead: StoredLead;
}

export interface MessageStatus extends NewMessage {
  state: MessageState;
  leadId: string;
  attempts: number;
  createdAt: number;
  nextAt: number;
  providerId: string | null;
  lastError: string | null;
}

/** The outcome of an attempt. */
export type Completion =
  | { state: 'sent'; providerId: string | null }
  | { state: 'ready'; nextAt: number; error: string }
  | { state: 'dead'; error: string }
  /** Waits for the provider's event until `nextAt`, then is tried once more. */
  | { state: 'unknown'; nextAt: number; error: string };

/** The messages of the store, as the outbox claims, sends and completes them. */
export interface OutboxStore {
  messagesOf(leadId: string): Promise<MessageStatus[]>;
  /** Counts the messages in each state. */
  messageCounts(): Promise<Record<MessageState, number>>;

  /** Leases messages that are due, the longest due first; `only` is the id of one message. */
  claim(request: {
    now: number;
    leaseUntil: number;
    lease: string;
    limit: number;
    only?: string;
  }): Promise<ClaimedMessage[]>;
  /**
   * Commits that sending starts, so that a crash while sending can be recognised. False when the
   * lease is lost.
   */
  beginSending(id: string, lease: string): Promise<boolean>;
  /** Saves the outcome of an attempt. False when the lease is lost; then nothing changes. */
  complete(id: string, lease: string, completion: Completion): Promise<boolean>;
  /** Returns leased messages that are not yet being sent. */
  release(leases: readonly string[], now: number): Promise<void>;
  /** Saves the provider's event about a message whose outcome is open. */
  confirm(id: string, event: { state: 'sent' | 'dead'; error?: string }): Promise<void>;
  /**
   * Recovers what a crashed server left, and messages that have waited long enough for the
   * provider's event.
   */
  recover(request: {
    now: number;
    /** When a message that crashed while sending is tried once more. */
    retryUnknownAt: number;
  }): Promise<RecoveredMessage[]>;
}

export interface RecoveredMessage extends NewMessage {
  state: MessageState;
}

/** The backend's store, and what the outbox, the export and the health check need beside it. */
export interface Store extends BackendStore, OutboxStore {
  /** Saves whether the visitor's PDF differs from the server's. */
  comparePdf(leadId: string, differs: boolean): Promise<void>;
  /** Every lead, oldest first, read in pages. */
  leads(): AsyncIterable<StoredLead>;
  messagesOf(leadId: string): Promise<MessageStatus[]>;
  /** Deletes expired idempotency claims. */
  purgeExpired(now: number): Promise<void>;

  check(): Promise<void>;
  close(): Promise<void>;
}
