import { sql } from 'kysely';
import type { MessageKind } from '../../backend/Lead.ts';
import { type Database, type MessageStatus, preparedQuery } from './database.ts';

/** Calls to the CRM wait in queues (S18). */
export const hasTurns = (kind: MessageKind) => kind === 'crmContact' || kind === 'crmDemo';

/** Turns by which messages of one queue are apart that several servers save at once. */
const mostApart = 32;

/**
 * Creates the query for the turn of a new message, within a transaction: after the last one of its
 * queue, and not before the first one that waits. So a message of a queue without others waits for
 * at most one of each other queue (decision 0277).
 *
 * @param options - `skipLocked`: whether other transactions run meanwhile.
 */
export function createTurns({ skipLocked }: { skipLocked: boolean }) {
  const lastOf = preparedQuery((db, { queue }: { queue: string }) =>
    db
      .selectFrom('outbox')
      .select(({ fn }) => fn.max<number | null>('turn').as('turn'))
      .where('queue', '=', queue),
  );
  const firstReady = preparedQuery((db, _: object) =>
    db
      .selectFrom('outbox')
      .select('turn')
      .where('state', '=', 'ready')
      .where('turn', 'is not', null)
      .orderBy('turn')
      .limit(1),
  );
  let apart = 0;

  /** Another transaction may be about to take the same turn; waiting for it would hold up others. */
  async function isAlone(db: Database, queue: string): Promise<boolean> {
    if (!skipLocked) return true;
    const { rows } = await sql<{ isAlone: boolean }>`
      select pg_try_advisory_xact_lock(hashtext(${queue})) as is_alone`.execute(db);
    return rows[0]?.isAlone ?? true;
  }

  return async (db: Database, queue: string): Promise<number> => {
    apart = (await isAlone(db, queue)) ? 0 : (apart % mostApart) + 1;
    const [last] = await lastOf(db, { queue });
    const [first] = await firstReady(db, {});
    return Math.max((last?.turn ?? -1) + 1, first?.turn ?? 0) + apart;
  };
}

/** A message whose outcome is final. */
type Finished = Pick<MessageStatus, 'id' | 'kind'>;

/**
 * Forgets where the leads of a finished message came from, once none of their messages waits any
 * more: a digest is the message of all leads that it lists.
 *
 * @param unfinished - The states of messages that wait.
 */
export async function forgetSources(
  db: Database,
  { id, kind }: Finished,
  unfinished: readonly MessageStatus['state'][],
): Promise<void> {
  await db.updateTable('outbox').set({ queue: null }).where('id', '=', id).execute();
  await db
    .updateTable('record')
    .set({ source: null })
    .where('source', 'is not', null)
    .$if(kind === 'noticeDigest', (query) => query.where('digest', '=', id))
    .$if(kind !== 'noticeDigest', (query) =>
      query.where('id', '=', (eb) =>
        eb.selectFrom('outbox').select('recordId').where('id', '=', id),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .where('outbox.state', 'in', unfinished)
            .where(({ or, ref, eb }) =>
              or([
                eb('outbox.recordId', '=', ref('record.id')),
                eb('outbox.id', '=', ref('record.digest')),
              ]),
            ),
        ),
      ),
    )
    .execute();
}
