import type { Kysely } from 'kysely';
import type { EndpointName } from '../../contract/index.ts';

/** Everything that is kept, in types that SQLite and PostgreSQL share: instants are epoch milliseconds, flags 0 or 1, documents JSON text. */
export interface Schema {
  record: RecordTable;
  idempotency: IdempotencyTable;
  outbox: OutboxTable;
}
export type Database = Kysely<Schema>;

/** One row for everything a visitor sent. */
export interface RecordTable {
  id: string;
  endpoint: EndpointName;
  received_at: number;
  contact_name: string;
  email: string;
  company: string;
  /** The body as the contract parsed it, less the visitor's PDF. */
  body: string;
  /** Inputs, the server's own results and the rate card's version; only for a saved calculation. */
  calculation: string | null;
  /** The visitor's figures are not the server's (S3). */
  results_differ: number;
  /** Why nothing is mailed for it; null for a person. */
  quarantine: string | null;
  /** The calculation whose report this asks for; unique, so that one calculation mails one report (S4). */
  report_of: string | null;
  /** SHA-256 of the visitor's own PDF in hex, to compare with the server's (S5). */
  pdf_sha256: string | null;
  /** 1 when the visitor's PDF is not the server's, 0 when it is, null until the server has built its own. */
  pdf_differs: number | null;
  /** What the visitor was told; a repeat hears it again (S4). */
  reply_status: number | null;
}

/** Which record answers a repeated request (S7). */
export interface IdempotencyTable {
  key: string;
  body_hash: string;
  record_id: string;
  expires_at: number;
}

/** What is still to be told to somebody, and how far that is. */
export interface OutboxTable {
  id: string;
  record_id: string;
  kind: string;
  state: string;
  attempts: number;
  /** When it is due; for an unknown one, when it is tried once more. */
  next_at: number;
  created_at: number;
  /** Names the one claim that may move it on; null when nobody holds it. */
  lease: string | null;
  lease_until: number | null;
  /** 1 once an unknown outcome has used up its one more try. */
  is_second_try: number;
  /** What the provider calls it. */
  provider_id: string | null;
  last_error: string | null;
}
