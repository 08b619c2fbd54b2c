import type { Lead } from '../../backend/Lead.ts';
import type { Quarantine } from '../../contract/detectBot.ts';

/** What a visitor sent, and what the backend made of it; instants are epoch milliseconds. */
export interface KeptRecord extends Lead {
  /** Why nothing is told to anybody; null for a person. */
  quarantine: Quarantine | null;
  /** The calculation whose report this asks for (S4). */
  reportOf: string | null;
  /** SHA-256 of the visitor's own PDF in hex (S5). */
  pdfSha256: string | null;
  /** What the visitor was told about the report; a repeat is told the same (S6). */
  replyStatus: 202 | 502 | null;
}

/** Whom a message is for, and about what (S8). */
export type MessageKind = 'reportEmail' | 'reportNotice' | 'demoNotice' | 'crmContact';

/** What is told to somebody about a record. */
export interface Message {
  id: string;
  kind: MessageKind;
  recordId: string;
  createdAt: number;
  /** Dead is what the mail provider refused for good. */
  state: 'sent' | 'dead';
}

/** Which record answers a repeated request (S7). */
export interface Remembered {
  /** Endpoint and idempotency key, or endpoint and body. */
  name: string;
  body: string;
  recordId: string;
  expiresAt: number;
}

/** How often something was counted against a limit for one subject, until when. */
export interface Count {
  /** Limit and subject. */
  name: string;
  points: number;
  expiresAt: number;
}

/** An event as it left the page for a tracker, byte for byte. */
export interface TrackedEvent {
  id: string;
  receivedAt: number;
  url: string;
  body: string;
}

/** Everything a backend would keep; plain data, so that the browser can store it as it is. */
export interface State {
  records: readonly KeptRecord[];
  messages: readonly Message[];
  remembered: readonly Remembered[];
  counts: readonly Count[];
  events: readonly TrackedEvent[];
  /**
   * Stands for the HttpOnly cookie of S4, which only a server can set: the calculation that this browser saved,
   * and until when it may ask for the report.
   */
  cookie: { calculationId: string; expiresAt: number } | null;
}

export const emptyState: State = {
  records: [],
  messages: [],
  remembered: [],
  counts: [],
  events: [],
  cookie: null,
};
