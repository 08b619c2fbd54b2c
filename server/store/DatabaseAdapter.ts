import type { Database } from './schema.ts';

/** What differs between the databases. Everything above it is written once. */
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
