import { CamelCasePlugin, type Compilable, type CompiledQuery, type Kysely } from 'kysely';
import type { MessageState, NewMessage, StoredLead } from '../../backend/Lead.ts';
import type { IdempotencyClaim } from '../../backend/ports.ts';

/**
 * The tables, in types that SQLite and PostgreSQL share: times are epoch milliseconds, flags 0 or
 * 1, documents JSON text. Columns have the names of these fields in snake case.
 */
export interface Schema {
  record: LeadTable;
  idempotency: IdempotencyTable;
  outbox: OutboxTable;
  erasure: ErasureTable;
  erasedAddress: { entry: string };
  link: LinkTable;
}
export type Database = Kysely<Schema>;

/** Leads; `reportOf` is unique, so that each calculation has one report (S4). */
export interface LeadTable
  extends Omit<StoredLead, 'body' | 'calculation' | 'resultsDiffer' | 'pdfDiffers' | 'consent'> {
  /** Without the visitor's PDF. */
  body: string;
  calculation: string | null;
  resultsDiffer: number;
  pdfDiffers: number | null;
  consent: string | null;
}

/** Claims of requests, and the lead that a repeated request returns (S7). */
export interface IdempotencyTable extends Omit<IdempotencyClaim, 'sentHash'> {
  recordId: string;
  /** Null in rows of the release before this one. */
  sentHash: string | null;
}

/** A message, and how far its delivery is. */
export interface MessageStatus extends Omit<NewMessage, 'queue'> {
  state: MessageState;
  leadId: string;
  attempts: number;
  /** Attempts whose outcome is not known; each may have delivered the message once. */
  unknownOutcomes: number;
  /** Epoch milliseconds. */
  createdAt: number;
  /** When it is due at the earliest; for an unknown outcome, when it is tried again. */
  nextAt: number;
  providerId: string | null;
  lastError: string | null;
}

/** Messages and their states. */
export interface OutboxTable extends Omit<MessageStatus, 'leadId'> {
  recordId: string;
  /** The hashes of its mails that were accepted, where it has several; null before the first. */
  acceptedMails: string | null;
  /** The claim that may save its outcome; null without one. A crash leaves the last one. */
  lease: string | null;
  leaseUntil: number | null;
  /** When the first attempt was claimed; null before it. Giving up counts from here. */
  firstAttemptAt: number | null;
  /** The queue of a call to the CRM until it is final (S18); null of other messages. */
  queue: string | null;
  /** Calls to the CRM are made in the order of their turns; null of other messages. */
  turn: number | null;
}

/** The remains of an erased lead: nothing personal, but its id stays taken (S13). */
export interface ErasureTable {
  recordId: string;
  /** Epoch milliseconds. */
  erasedAt: number;
  /**
   * `retention`: it was older than RETENTION_DAYS. `request`: its address was erased. `flood`: an
   * operator discarded the leads of its network.
   */
  cause: 'retention' | 'request' | 'flood';
}

/** Short links (P11); what each opens and shows is `content`. */
export interface LinkTable {
  code: string;
  content: string;
  /** Epoch milliseconds. */
  savedAt: number;
  /** When it was last saved or opened, to the day; in epoch milliseconds. */
  usedAt: number;
}

/** Gives columns the names of fields, in queries and in results. */
export const plugins = [new CamelCasePlugin()];

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
  /**
   * Overwrites what the files of the database still hold of deleted rows, as far as that is up to
   * this program (S17). False where another process prevents it for now.
   */
  scrub(): Promise<boolean>;
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
