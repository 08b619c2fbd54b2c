import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { StoreUnavailable } from '../../backend/ports.ts';
import { type DatabaseAdapter, plugins, type Schema } from './database.ts';
import { migrate } from './migrations.ts';

/** PostgreSQL's int8; epoch milliseconds and counts fit a double exactly. */
const int8Oid = 20;

/** Opens PostgreSQL, which any number of servers can share (S10). It groups commits itself. */
export async function openPostgres(
  connectionString: string,
  { onConnectionLost }: { onConnectionLost: (error: Error) => void },
): Promise<DatabaseAdapter & { pool: ReturnType<typeof createResponsivePool> }> {
  const settings = {
    connectionString,
    application_name: 'integration-roi-calculator',
    types: {
      getTypeParser: (oid, format) =>
        oid === int8Oid ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
    },
  } satisfies pg.PoolConfig;
  const pool = createResponsivePool(settings, { onConnectionLost });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins });
  // A migration may take longer than any statement of the running server, so it has no time limit.
  const migrationPool = new pg.Pool({ ...settings, max: 1 });
  handleConnectionErrors(migrationPool, onConnectionLost);
  try {
    // Fails soon if the database does not respond.
    await pool.query('select 1').catch((error) => {
      throw new Error(`The database could not be reached: ${error.message}`, { cause: error });
    });
    await migrate(new Kysely<Schema>({ dialect: new PostgresDialect({ pool: migrationPool }) }), {
      hasCounters: true,
    });
  } catch (error) {
    await db.destroy();
    throw error;
  } finally {
    await migrationPool.end();
  }
  return {
    pool,
    skipLocked: true,
    // Vacuum does it, when the database decides (docs/privacy.md).
    scrub: async () => true,
    read: db,
    write: (work) => db.transaction().execute(work),
    close: () => db.destroy(),
  };
}

/** Milliseconds to wait for a connection; also, how long the database works on a statement. */
const answerMs = 2000;
/**
 * Milliseconds to wait for the response to a query: longer than a statement may take, so that the
 * database itself says that one was too slow.
 */
const responseMs = 3000;
/** Milliseconds that a probe waits for the database. */
const probeMs = 1000;
/** Milliseconds between attempts to reach a database that stopped responding. */
const probeEveryMs = 500;
/**
 * Milliseconds that closing waits for connections to end; those of an unresponsive database never
 * do.
 */
const closeMs = 1000;

/** Codes of a database that ends, starts, is full of connections, or timed out; of a network. */
const lostCodes = /^(08...|57P0[1-5]|53300|57014|25P03|E[A-Z]+)$/;
/** SQLSTATE codes of a database that accepts no writes: read-only, disk full or failing. */
const unwritableCodes = /^(25006|53100|58030)$/;
/** Errors of the client without a code. */
const lostMessages =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated.*|Client has encountered a connection error.*)$/;
/** A statement that took longer than it may. The connection is still good. */
const canceledCode = '57014';
/** A full pool does not mean an unresponsive database: its connections may all be busy. */
const silentMessages = /^(Query read timeout|Connection terminated due to connection timeout)$/;

/**
 * Creates a pool that never waits for an unresponsive database: a connection without a response in
 * time is discarded, and every call fails at once until a probe succeeds.
 */
function createResponsivePool(
  config: pg.PoolConfig,
  { onConnectionLost }: { onConnectionLost: (error: Error) => void },
) {
  const pool = new pg.Pool({
    ...config,
    max: 20,
    connectionTimeoutMillis: answerMs,
    query_timeout: responseMs,
    statement_timeout: answerMs,
    idle_in_transaction_session_timeout: 2 * answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
  });
  handleConnectionErrors(pool, onConnectionLost);
  let silence: Error | null = null;
  let isProbing = false;
  let probeTimer: NodeJS.Timeout | undefined;

  /** A query without a response may be the network's or its own; a probe finds out. */
  function suspectSilence(error: Error) {
    if (isProbing) return;
    isProbing = true;
    void probe(error);
  }

  async function probe(error: Error) {
    const client = new pg.Client({
      ...config,
      connectionTimeoutMillis: probeMs,
      query_timeout: probeMs,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      silence = null;
      isProbing = false;
    } catch {
      if (!silence) onConnectionLost(error);
      silence = error;
      probeTimer = setTimeout(probe, probeEveryMs, error);
      probeTimer.unref();
    }
    void client.end().catch(() => undefined);
  }

  /**
   * Wraps an error that means that the database was not reached or accepts no writes. Other errors
   * are its responses to a statement, and stay as they are.
   */
  function failure(error: unknown, isOutcomeUnknown = false): unknown {
    if (!(error instanceof Error)) return error;
    const { code = '', message }: Error & { code?: string } = error;
    if (unwritableCodes.test(code)) return new StoreUnavailable(error);
    if (!lostCodes.test(code) && !lostMessages.test(message)) return error;
    if (silentMessages.test(message)) suspectSilence(error);
    return new StoreUnavailable(error, { isOutcomeUnknown });
  }

  async function connect(): Promise<PostgresPoolClient> {
    if (silence) throw new StoreUnavailable(silence);
    const client = await pool.connect().catch((error) => {
      throw failure(error);
    });
    let lost: Error | undefined;
    async function query(sql: string, parameters: readonly unknown[]) {
      // A rollback on a lost connection has nothing left to undo: the database does it.
      if (lost && sql === 'rollback') return { command: 'ROLLBACK', rows: [] };
      if (lost) throw lost;
      try {
        return await client.query(sql, [...parameters]);
      } catch (error) {
        const wrapped = failure(error, sql === 'commit');
        if (wrapped instanceof StoreUnavailable && !isCanceled(error)) lost = wrapped;
        throw wrapped;
      }
    }
    const release = (isDiscarded?: boolean) => client.release(lost ?? isDiscarded);
    // Cursors are never used.
    return { query, release } as unknown as PostgresPoolClient;
  }

  return {
    options: pool.options,
    connect,
    /** Runs one query outside a transaction. */
    async query(query: string | pg.QueryConfig, values?: unknown[]) {
      if (silence) throw new StoreUnavailable(silence);
      return pool.query(query, values).catch((error: unknown) => {
        throw failure(error);
      });
    },
    async end() {
      clearTimeout(probeTimer);
      const waited = new Promise<void>((resolve) => void setTimeout(resolve, closeMs).unref());
      await Promise.race([pool.end(), waited]);
    },
  };
}

function isCanceled(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === canceledCode;
}

/**
 * Handles every error of a pool's connections, also of those that are about to end: an unhandled
 * one ends the process. The pool itself handles only an idle connection's first error, and passes
 * it on.
 */
function handleConnectionErrors(pool: pg.Pool, onConnectionLost: (error: Error) => void): void {
  pool.on('connect', (client) => void client.on('error', onConnectionLost));
  pool.on('error', () => undefined);
}
