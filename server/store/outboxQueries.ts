import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { StoredLead } from '../../backend/Lead.ts';
import type { MessageKind, MessageState, NewMessage } from '../../backend/messages.ts';
import type { DatabaseAdapter } from './DatabaseAdapter.ts';
import { fromRow } from './leadQueries.ts';
import type { Completion, MessageStatus, OutboxStore } from './Store.ts';
import type { Database, OutboxTable, Schema } from './schema.ts';

/** Characters that are stored of a provider's error, which can be a whole HTML page. */
const maxErrorLength = 500;

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
        ...{ ready: 0, leased: 0, sending: 0, sent: 0, dead: 0, unknown: 0 },
        ...Object.fromEntries(counts),
      };
    },

    claim: ({ now, leaseUntil, lease, limit, only }) =>
      write(async (db) => {
        const due = db
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'ready')
          .where('next_at', '<=', now)
          .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
          .orderBy('next_at')
          .limit(limit)
          .$if(skipLocked, (query) => query.forUpdate().skipLocked());
        const claimed = await db
          .updateTable('outbox')
          .set((eb) => ({
            state: 'leased',
            lease,
            lease_until: leaseUntil,
            attempts: eb('attempts', '+', 1),
          }))
          .where('id', 'in', due)
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
          const { id, kind, attempts, createdAt } = toStatus(row);
          const isSecondTry = row.is_second_try === 1;
          return [{ id, kind, attempts, createdAt, lease, isSecondTry, lead }];
        });
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
          .where('lease', '=', lease)
          .where('state', 'in', ['leased', 'sending'])
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
          }))
          .where('lease', 'in', leases)
          .where('state', '=', 'leased')
          .execute();
      }),

    confirm: (id, { state, error }) =>
      write(async (db) => {
        await db
          .updateTable('outbox')
          .set({ state, last_error: clip(error), lease: null, lease_until: null })
          .where('id', '=', id)
          .where('state', 'in', ['sending', 'unknown', 'ready'])
          .where('attempts', '>', 0)
          .execute();
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
          .set({
            // The CRM drops repeats by their id, so repeating a delivery is safe; repeating a mail
            // is not.
            state: sql<string>`case when kind = 'crmContact' then 'ready' else 'unknown' end`,
            // Without the cast PostgreSQL takes the parameter for text.
            next_at: sql<number>`case when kind = 'crmContact' then cast(${now} as bigint) else cast(${retryUnknownAt} as bigint) end`,
            last_error: 'The server stopped while sending.',
            lease: null,
            lease_until: null,
          })
          .where((eb) => expired(eb, 'sending'))
          .returning(['id', 'kind', 'state'])
          .execute();
        const waited = await db
          .updateTable('outbox')
          .set({
            state: sql<string>`case when is_second_try = 1 then 'dead' else 'ready' end`,
            is_second_try: 1,
          })
          .where('state', '=', 'unknown')
          .where('next_at', '<=', now)
          .returning(['id', 'kind', 'state'])
          .execute();
        return [...released, ...crashed, ...waited].map(({ id, kind, state }) => ({
          id,
          kind: kind as MessageKind,
          state: state as MessageState,
        }));
      }),
  };
}

/** Inserts the messages of a lead, due at once. */
export async function insertMessages(
  db: Database,
  { id: leadId, receivedAt }: StoredLead,
  messages: readonly NewMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  await db
    .insertInto('outbox')
    .values(
      messages.map(({ id, kind }) => ({
        id,
        kind,
        record_id: leadId,
        state: 'ready',
        attempts: 0,
        next_at: receivedAt,
        created_at: receivedAt,
        lease: null,
        lease_until: null,
        is_second_try: 0,
        provider_id: null,
        last_error: null,
      })),
    )
    .execute();
}

function toStatus(row: Selectable<OutboxTable>): MessageStatus {
  return {
    id: row.id,
    kind: row.kind as MessageKind,
    state: row.state as MessageState,
    leadId: row.record_id,
    attempts: row.attempts,
    createdAt: row.created_at,
    nextAt: row.next_at,
    providerId: row.provider_id,
    lastError: row.last_error,
  };
}

function completionColumns(completion: Completion) {
  switch (completion.state) {
    case 'sent':
      return { state: 'sent', provider_id: clip(completion.providerId), last_error: null };
    case 'dead':
      return { state: 'dead', last_error: clip(completion.error) };
    default:
      return {
        state: completion.state,
        next_at: completion.nextAt,
        last_error: clip(completion.error),
      };
  }
}

function clip(text: string | null | undefined): string | null {
  return text ? text.slice(0, maxErrorLength).replaceAll('\0', '') : null;
}
