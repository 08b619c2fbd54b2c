import type { MessageState, NewMessage, StoredLead } from '../../backend/Lead.ts';
import type { IdempotencyClaim } from '../../backend/ports.ts';
import type { Exchange } from './Exchange.ts';

/** A message about a lead. */
export interface Message extends NewMessage {
  leadId: string;
  /** Epoch milliseconds. */
  createdAt: number;
  state: MessageState;
}

/** The count of a limit for one key. */
export interface Count {
  /** Limit and key. */
  name: string;
  points: number;
  expiresAt: number;
}

/** An event that the page sent to a tracker, byte for byte. */
export interface TrackedEvent {
  id: string;
  receivedAt: number;
  url: string;
  body: string;
}

/** Everything that the mocked backend stores, as plain data. */
export interface State {
  leads: readonly StoredLead[];
  messages: readonly Message[];
  /** The lead that a repeated request returns (S7). */
  claims: readonly (IdempotencyClaim & { leadId: string })[];
  counts: readonly Count[];
  events: readonly TrackedEvent[];
  /** Every request to an endpoint and what became of it. */
  exchanges: readonly Exchange[];
  /** What is left of a recording that is replayed; null when none is. */
  replay: readonly Exchange[] | null;
  /** The value of the session cookie (S4); empty without one. */
  cookie: string;
}

export const emptyState: State = {
  leads: [],
  messages: [],
  claims: [],
  counts: [],
  events: [],
  exchanges: [],
  replay: null,
  cookie: '',
};
