import type { Database } from './schema.ts';

/** What one database does differently from the other; everything above it is written once. */
export interface Engine {
  /** Sees what is committed, and nothing else. */
  readonly read: Database;
  /** Run `work` in a transaction; resolves only once that is durable. `work` may await nothing but its own queries. */
  write<T>(work: (transaction: Database) => Promise<T>): Promise<T>;
  /** Whether rows that another transaction holds can be passed over. */
  readonly skipLocked: boolean;
  /** Throws when the database cannot answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
