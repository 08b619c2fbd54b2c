import type { StoredLead } from '../../backend/Lead.ts';
import type { MessageState, NewMessage } from '../../backend/messages.ts';
import type { Store as BackendStore } from '../../backend/ports.ts';

/** A message that this server alone may send until the lease ends. */
export interface ClaimedMessage extends NewMessage {
  attempts: number;
  createdAt: number;
  /** Passed back with every step: a claim that has expired and gone elsewhere can move nothing. */
  lease: string;
  isSecondTry: boolean;
  record: StoredLead;
}

export interface MessageStatus extends NewMessage {
  state: MessageState;
  recordId: string;
  attempts: number;
  createdAt: number;
  nextAt: number;
  providerId: string | null;
  lastError: string | null;
}

/** How an attempt ended. */
export type Settlement =
  | { state: 'sent'; providerId: string | null }
  | { state: 'ready'; nextAt: number; error: string }
  | { state: 'dead'; error: string }
  /** Waits for the provider's word until `nextAt`, then is tried once more. */
  | { state: 'unknown'; nextAt: number; error: string };

/** The messages of the store, as the outbox claims, sends and completes them. */
export interface OutboxStore {
  messagesOf(recordId: string): Promise<MessageStatus[]>;
  /** How many messages are in each state. */
  messageCounts(): Promise<Record<MessageState, number>>;

  /** Lease what is due, the longest due first; `only` names one message. */
  claim(request: {
    now: number;
    leaseUntil: number;
    lease: string;
    limit: number;
    only?: string;
  }): Promise<ClaimedMessage[]>;
  /** Committed before the call to the provider, so that a crash during it is known as one. False when the lease is lost. */
  beginSending(id: string, lease: string): Promise<boolean>;
  /** False when the lease is lost; then nothing has changed. */
  settle(id: string, lease: string, settlement: Settlement): Promise<boolean>;
  /** Give back what was leased and not yet being sent. */
  release(leases: readonly string[], now: number): Promise<void>;
  /** The provider's own word about a message whose outcome is open. */
  confirm(id: string, word: { state: 'sent' | 'dead'; error?: string }): Promise<void>;
  /** Put right what a crashed server left, and what has waited long enough for the provider's word. */
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
  /** Flag whether the visitor's PDF was the server's. */
  comparePdf(recordId: string, differs: boolean): Promise<void>;
  /** Every record, oldest first, read in pages. */
  records(): AsyncIterable<StoredLead>;
  messagesOf(recordId: string): Promise<MessageStatus[]>;
  /** Forget which requests were the same, once they have expired. */
  forgetExpired(now: number): Promise<void>;

  check(): Promise<void>;
  close(): Promise<void>;
}
