import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { MessageKind, MessageState } from '../../backend/Lead.ts';
import type { Quarantine } from '../../contract/detectBot.ts';
import type { EndpointName } from '../../contract/index.ts';

/**
 * The tables, in types that SQLite and PostgreSQL share: times are epoch milliseconds, flags 0 or
 * 1, documents JSON text.
 */
export interface Schema {
  record: LeadTable;
  idempotency: IdempotencyTable;
  outbox: OutboxTable;
}
export type Database = Kysely<Schema>;

/** A `StoredLead`. */
export interface LeadTable {
  id: string;
  endpoint: EndpointName;
  received_at: number;
  contact_name: string;
  email: string;
  company: string;
  /** Without the visitor's PDF. */
  body: string;
  calculation: string | null;
  results_differ: number;
  quarantine: Quarantine | null;
  /** Unique, so that each calculation has one report (S4). */
  report_of: string | null;
  pdf_sha256: string | null;
  pdf_differs: number | null;
  reply_status: number | null;
  bounce: string | null;
}

/** The lead that a repeated request returns (S7). */
export interface IdempotencyTable {
  key: string;
  body_hash: string;
  record_id: string;
  expires_at: number;
}

/** Messages and their states. */
export interface OutboxTable {
  id: string;
  record_id: string;
  kind: MessageKind;
  state: MessageState;
  attempts: number;
  /** When it is due; for an unknown outcome, when it is tried again. */
  next_at: number;
  created_at: number;
  /** The claim that may save its outcome; null without one. A crash leaves the last one. */
  lease: string | null;
  lease_until: number | null;
  /** When the first attempt was claimed; null before it. Giving up counts from here. */
  first_attempt_at: number | null;
  /** Attempts whose outcome is not known; each may have delivered the message once. */
  unknown_outcomes: number;
  provider_id: string | null;
  last_error: string | null;
}

/** The part that differs between the databases. Everything above it is written once. */
export interface DatabaseAdapter {
  /** Reads only what is committed. */
  readonly read: Database;
  /**
   * Runs `work` in a transaction and resolves once it is durable. `work` may only await its own
   * queries.
   */
  write<T>(work: (transaction: Database) => Promise<T>): Promise<T>;
  /** Whether queries can skip rows that another transaction has locked. */
  readonly skipLocked: boolean;
  close(): Promise<void>;
}

/**
 * Creates a query that is compiled at its first run and then reused, because compiling takes longer
 * than SQLite takes to run it. Each store has its own prepared queries, because a compiled query
 * has one dialect.
 *
 * @param build - Builds the query. It receives a symbol in place of each value, so it may only pass
 *   the values on.
 */
export function preparedQuery<Values extends object, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let prepared: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    if (!prepared) {
      const slots = Object.keys(values).map((name) => [name, Symbol(name)]);
      prepared = build(db, Object.fromEntries(slots)).compile();
    }
    const parameters = prepared.parameters.map((parameter) =>
      typeof parameter === 'symbol' ? Reflect.get(values, parameter.description ?? '') : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...prepared, parameters });
    return rows;
  };
}
