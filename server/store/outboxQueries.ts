import { type ExpressionBuilder, sql } from 'kysely';
import type { MessageState } from '../../backend/Lead.ts';
import type { DatabaseAdapter, Schema } from './database.ts';
import { fromRow } from './leadQueries.ts';
import { completionColumns, confirmMessage, toStatus } from './messageRows.ts';
import type { OutboxStore } from './Store.ts';

/** The states of a message whose outcome may still be saved. */
const unfinishedStates: readonly MessageState[] = ['ready', 'leased', 'sending', 'unknown'];

/** The part of the store that the outbox works with: messages, their leases and their outcomes. */
export function outboxQueries({
  read,
  write,
  skipLocked,
}: Pick<DatabaseAdapter, 'read' | 'write' | 'skipLocked'>): OutboxStore {
  return {
    async messagesOf(leadId) {
      const rows = await read
        .selectFrom('outbox')
        .selectAll()
        .where('record_id', '=', leadId)
        .orderBy('id')
        .execute();
      return rows.map(toStatus);
    },

    async messageCounts() {
      const rows = await read
        .selectFrom('outbox')
        .select(({ fn }) => ['state', fn.countAll<number>().as('messages')])
        .groupBy('state')
        .execute();
      const counts = rows.map(({ state, messages }) => [state, Number(messages)]);
      return {
        ready: 0,
        leased: 0,
        sending: 0,
        sent: 0,
        dead: 0,
        unknown: 0,
        bounced: 0,
        ...Object.fromEntries(counts),
      };
    },

    claim: ({ now, dueBy = now, leaseUntil, lease, limit, kinds, only }) =>
      write(async (db) => {
        const due = db
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'ready')
          .where('next_at', '<=', dueBy)
          .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
          .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
          .orderBy('next_at')
          .limit(limit)
          .$if(skipLocked, (query) => query.forUpdate().skipLocked());
        const claimed = await db
          // Materialized, or PostgreSQL may run the query again for each row and exceed the limit.
          .with(
            (cte) => cte('due').materialized(),
            () => due,
          )
          .updateTable('outbox')
          .set((eb) => ({
            state: 'leased',
            lease,
            lease_until: leaseUntil,
            attempts: eb('attempts', '+', 1),
            first_attempt_at: eb.fn.coalesce(
              'first_attempt_at',
              sql<number>`cast(${now} as bigint)`,
            ),
          }))
          .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
          .where('state', '=', 'ready')
          .returningAll()
          .execute();
        if (claimed.length === 0) return [];
        const leads = await db
          .selectFrom('record')
          .selectAll()
          .where(
            'id',
            'in',
            claimed.map(({ record_id }) => record_id),
          )
          .execute();
        const byId = new Map(leads.map((row) => [row.id, fromRow(row)]));
        return claimed.flatMap((row) => {
          const lead = byId.get(row.record_id);
          if (!lead) throw new Error(`Message ${row.id} has no lead.`);
          const { id, kind, attempts, unknownOutcomes } = toStatus(row);
          const firstAttemptAt = row.first_attempt_at ?? now;
          return [{ id, kind, attempts, firstAttemptAt, lease, unknownOutcomes, lead }];
        });
      }),

    renew: (leases, leaseUntil) =>
      write(async (db) => {
        await db
          .updateTable('outbox')
          .set({ lease_until: leaseUntil })
          .where('lease', 'in', leases)
          .where('state', 'in', ['leased', 'sending'])
          .execute();
      }),

    beginSending: (id, lease) =>
      write(async (db) => {
        const moved = await db
          .updateTable('outbox')
          .set({ state: 'sending' })
          .where('id', '=', id)
          .where('lease', '=', lease)
          .where('state', '=', 'leased')
          .returning('id')
          .execute();
        return moved.length === 1;
      }),

    complete: (id, lease, completion) =>
      write(async (db) => {
        const moved = await db
          .updateTable('outbox')
          .set({ ...completionColumns(completion), lease: null, lease_until: null })
          .where('id', '=', id)
          .where((eb) =>
            completion.state === 'sent'
              ? eb('state', '!=', 'bounced')
              : // Recovery keeps the lease, so that an outcome which could not be saved in time counts.
                eb.and([eb('lease', '=', lease), eb('state', 'in', unfinishedStates)]),
          )
          .returning('id')
          .execute();
        return moved.length === 1;
      }),

    release: (leases, now) =>
      write(async (db) => {
        if (leases.length === 0) return;
        await db
          .updateTable('outbox')
          .set((eb) => ({
            state: 'ready',
            next_at: now,
            lease: null,
            lease_until: null,
            attempts: eb('attempts', '-', 1),
            first_attempt_at: eb
              .case()
              .when('attempts', '>', 1)
              .then(eb.ref('first_attempt_at'))
              .else(null)
              .end(),
          }))
          .where('lease', 'in', leases)
          .where('state', '=', 'leased')
          .execute();
      }),

    confirm: (id, event) => write((db) => confirmMessage(db, id, event)),

    expedite: ({ kinds, now, unknownAt }) =>
      write(async (db) => {
        const dueLater = (state: MessageState, at: number) =>
          db
            .updateTable('outbox')
            .set({ next_at: at })
            .where('state', '=', state)
            .where('next_at', '>', at)
            .where('kind', 'in', kinds)
            .execute();
        await dueLater('ready', now);
        await dueLater('unknown', unknownAt);
      }),

    retryDead: ({ id, now }) =>
      write(async (db) => {
        const returned = await db
          .updateTable('outbox')
          .set({
            state: 'ready',
            attempts: 0,
            first_attempt_at: null,
            next_at: now,
            lease: null,
            lease_until: null,
          })
          .where((eb) =>
            id === undefined
              ? eb('state', '=', 'dead')
              : eb.and([
                  eb('state', 'in', ['dead', 'bounced']),
                  eb.or([eb('id', '=', id), eb('record_id', '=', id)]),
                ]),
          )
          .returning('id')
          .execute();
        return returned.length;
      }),

    recover: ({ now, retryUnknownAt }) =>
      write(async (db) => {
        const expired = (eb: ExpressionBuilder<Schema, 'outbox'>, state: MessageState) =>
          eb.and([eb('state', '=', state), eb('lease_until', '<=', now)]);
        const released = await db
          .updateTable('outbox')
          .set({ state: 'ready', lease: null, lease_until: null })
          .where((eb) => expired(eb, 'leased'))
          .returning(['id', 'kind', 'state'])
          .execute();
        const crashed = await db
          .updateTable('outbox')
          .set((eb) => ({
            state: 'unknown',
            next_at: retryUnknownAt,
            unknown_outcomes: eb('unknown_outcomes', '+', 1),
            last_error: 'The server stopped while sending.',
            lease_until: null,
          }))
          .where((eb) => expired(eb, 'sending'))
          .returning(['id', 'kind', 'state'])
          .execute();
        const waited = await db
          .updateTable('outbox')
          .set({ state: 'ready' })
          .where('state', '=', 'unknown')
          .where('next_at', '<=', now)
          .returning(['id', 'kind', 'state'])
          .execute();
        return [...released, ...crashed, ...waited];
      }),
  };
}
