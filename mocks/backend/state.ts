import type { MessageState, NewMessage, StoredLead } from '../../backend/Lead.ts';
import type { IdempotencyClaim } from '../../backend/ports.ts';

export interface Message extends NewMessage {
  leadId: string;
  /** Epoch milliseconds. */
  createdAt: number;
  state: MessageState;
}

interface Count {
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
  /** The value of the session cookie (S4); empty without one. */
  cookie: string;
}

export const emptyState: State = {
  leads: [],
  messages: [],
  claims: [],
  counts: [],
  events: [],
  cookie: '',
};

/** Stores the state. Changes run in sequence, each on the result of the one before. */
export interface StateStore {
  read(): Promise<State>;
  /** Stores the next state and resolves to `result`. */
  change<T>(change: (state: State) => { state: State; result: T }): Promise<T>;
}
