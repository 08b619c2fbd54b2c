import type { Lead } from '../../backend/Lead.ts';
import type { Quarantine } from '../../contract/detectBot.ts';

/** What a visitor sent, and what the server made of it. Instants are epoch milliseconds. */
export interface KeptRecord extends Lead {
  /** Why nothing is mailed for it; null for a person. */
  quarantine: Quarantine | null;
  /** The calculation whose report this asks for (S4). */
  reportOf: string | null;
  /** SHA-256 of the visitor's own PDF in hex (S5). */
  pdfSha256: string | null;
  /** Null until the server has built its own PDF to compare with. */
  pdfDiffers: boolean | null;
  /** What the visitor was told; null until they were. */
  replyStatus: number | null;
}

/** Whom a message is for, and about what (S8). */
export type MessageKind = 'reportEmail' | 'reportNotice' | 'demoNotice' | 'crmContact';

/** ready → leased → sending → sent, or ready again, or dead, or unknown (issue of delivery not known). */
export type MessageState = 'ready' | 'leased' | 'sending' | 'sent' | 'dead' | 'unknown';

/** A message to be written with its record; what it says is made from the record when it is sent. */
export interface NewMessage {
  id: string;
  kind: MessageKind;
}

/** A message that this server alone may send until the lease ends. */
export interface ClaimedMessage extends NewMessage {
  attempts: number;
  createdAt: number;
  /** Passed back with every step: a claim that has expired and gone elsewhere can move nothing. */
  lease: string;
  isSecondTry: boolean;
  record: KeptRecord;
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

/** What makes two requests the same one (S7). */
export interface Once {
  /** Endpoint and idempotency key, or endpoint and body hash. */
  key: string;
  bodyHash: string;
  expiresAt: number;
}

export type Kept =
  | { outcome: 'kept'; record: KeptRecord }
  /** The same request again: this is what the first one kept. */
  | { outcome: 'repeated'; record: KeptRecord }
  /** The key was used for another body. */
  | { outcome: 'keyReused' };

/** How an attempt ended. */
export type Settlement =
  | { state: 'sent'; providerId: string | null }
  | { state: 'ready'; nextAt: number; error: string }
  | { state: 'dead'; error: string }
  /** Waits for the provider's word until `nextAt`, then is tried once more. */
  | { state: 'unknown'; nextAt: number; error: string };

/** Where leads and outgoing messages live. Every promise that a write returns resolves only when it is durable. */
export interface Store {
  /** Keep a record with its messages in one transaction, or find that it was kept before. */
  keep(record: KeptRecord, messages: readonly NewMessage[], once: Once): Promise<Kept>;
  /** What the same request kept before, if anything. */
  recall(once: Once, now: number): Promise<Exclude<Kept, { outcome: 'kept' }> | null>;
  record(id: string): Promise<KeptRecord | null>;
  reportOf(calculationId: string): Promise<KeptRecord | null>;
  /** Remember what the visitor was told; the first answer stands. Resolves to the one that stands. */
  answer(recordId: string, status: number): Promise<number>;
  /** Flag whether the visitor's PDF was the server's. */
  comparePdf(recordId: string, differs: boolean): Promise<void>;
  /** Every record, oldest first, read in pages. */
  records(): AsyncIterable<KeptRecord>;
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
  /** Forget which requests were the same, once they have expired. */
  forgetExpired(now: number): Promise<void>;

  check(): Promise<void>;
  close(): Promise<void>;
}

export interface RecoveredMessage extends NewMessage {
  state: MessageState;
}
