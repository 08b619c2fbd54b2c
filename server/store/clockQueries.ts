import { type Expression, type SqlBool, sql } from 'kysely';
import { lifetimes } from '../../contract/requestLimits.ts';
import type { Database, DatabaseAdapter } from './database.ts';
import { type Builder, batchSize, type Changes, unfinishedStates } from './outboxQueries.ts';

/** The server's clock was set back; `now` is epoch milliseconds. */
interface SetBack {
  now: number;
  /** Milliseconds that the clock was set back by, as far as that is known. */
  backMs: number;
  /** Milliseconds that a lease lasts at most. */
  leaseMs: number;
}

/** The part of the store that follows a clock that was set (S15). */
export function clockQueries({ write }: Pick<DatabaseAdapter, 'write'>) {
  /** Changes rows in the order of a text key, a batch in each transaction. */
  async function inBatches(
    findKeys: (db: Database, after: string) => Promise<{ key: string }[]>,
    change: (db: Database, keys: string[]) => Promise<unknown>,
  ): Promise<void> {
    for (let after = ''; ; ) {
      const keys = await write(async (db) => {
        const found = (await findKeys(db, after)).map(({ key }) => key);
        if (found.length > 0) await change(db, found);
        return found;
      });
      const last = keys.at(-1);
      if (last === undefined || keys.length < batchSize) return;
      after = last;
    }
  }

  /** Changes the unfinished messages that a condition holds for. */
  const changeMessages = (which: (eb: Builder) => Expression<SqlBool>, changes: Changes) =>
    inBatches(
      (db, after) =>
        db
          .selectFrom('outbox')
          .select('id as key')
          .where('id', '>', after)
          .where('state', 'in', unfinishedStates)
          .where(which)
          .orderBy('id')
          .limit(batchSize)
          .execute(),
      (db, ids) => db.updateTable('outbox').set(changes).where('id', 'in', ids).execute(),
    );

  return {
    /**
     * Keeps what is left of each wait, and lets leases and claims last for a whole term at most.
     * Claims are not shifted: several servers do this, and each start before the newest lead.
     */
    async setBack({ now, backMs, leaseMs }: SetBack): Promise<void> {
      const leaseUntil = now + leaseMs;
      await changeMessages(
        (eb) =>
          eb('nextAt', '>', now).or('leaseUntil', '>', leaseUntil).or('firstAttemptAt', '>', now),
        {
          nextAt: nextAtBack(now, backMs),
          leaseUntil: atMost('lease_until', leaseUntil),
          firstAttemptAt: atMost('first_attempt_at', now),
        },
      );
      const claimedUntil = sql<number>`case when key like '% body %'
        then ${instant(now + lifetimes.sameBody)} else ${instant(now + lifetimes.idempotencyKey)} end`;
      await inBatches(
        (db, after) =>
          db
            .selectFrom('idempotency')
            .select('key')
            .where('key', '>', after)
            .where('expiresAt', '>', claimedUntil)
            .orderBy('key')
            .limit(batchSize)
            .execute(),
        (db, keys) =>
          db
            .updateTable('idempotency')
            .set({ expiresAt: claimedUntil })
            .where('key', 'in', keys)
            .execute(),
      );
    },

    /** Counts the time until a message is given up from now on, after a clock that jumped ahead. */
    restartRetries: (now: number): Promise<void> =>
      changeMessages((eb) => eb('firstAttemptAt', '<', now), { firstAttemptAt: now }),
  };
}

/** A time that has not come, earlier by as much as the clock was set back; others as they are. */
function nextAtBack(now: number, backMs: number) {
  const time = sql.ref<number>('next_at');
  return sql<number>`case
    when ${time} <= ${instant(now)} then ${time}
    when ${time} <= ${instant(now + backMs)} then ${instant(now)}
    else ${time} - ${instant(backMs)} end`;
}

function atMost(column: string, latest: number) {
  const time = sql.ref<number>(column);
  return sql<number>`case when ${time} > ${instant(latest)} then ${instant(latest)} else ${time} end`;
}

/** PostgreSQL takes a number for an int4 otherwise. */
const instant = (milliseconds: number) => sql<number>`cast(${milliseconds} as bigint)`;
