import type { MessageKind } from '../../backend/Lead.ts';
import { type Database, type MessageStatus, preparedQuery } from './database.ts';

/** Calls to the CRM wait in queues (S18). */
export const hasTurns = (kind: MessageKind) => kind === 'crmContact' || kind === 'crmDemo';

/**
 * Creates the turns of new messages: after the last one of their queue, and not before the first
 * one that waits. So a message of a queue without others waits for at most one of each other queue
 * (decision 0277).
 */
export function createTurns() {
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
  /** The turns that saves have taken which may not be committed, so that none is taken twice. */
  const taken = new Map<string, { saves: number; last: number }>();

  return {
    /** Runs a save whose messages are in this queue, if it has one. */
    async during<T>(queue: string | null | undefined, save: () => Promise<T>): Promise<T> {
      if (typeof queue !== 'string') return save();
      const entry = taken.get(queue) ?? { saves: 0, last: -1 };
      taken.set(queue, entry);
      entry.saves += 1;
      try {
        return await save();
      } finally {
        entry.saves -= 1;
        if (entry.saves === 0) taken.delete(queue);
      }
    },

    /** Takes the next turn of a queue, within the transaction of a save. */
    async next(db: Database, queue: string): Promise<number> {
      const [last] = await lastOf(db, { queue });
      const [first] = await firstReady(db, {});
      const entry = taken.get(queue);
      const turn = Math.max((last?.turn ?? -1) + 1, (entry?.last ?? -1) + 1, first?.turn ?? 0);
      if (entry) entry.last = turn;
      return turn;
    },
  };
}
export type Turns = ReturnType<typeof createTurns>;

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
