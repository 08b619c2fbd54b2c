import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { Calculation, StoredLead } from '../../backend/Lead.ts';
import type { MessageKind, MessageState } from '../../backend/messages.ts';
import type { IdempotencyClaim, SaveResult } from '../../backend/ports.ts';
import type { Quarantine } from '../../contract/detectBot.ts';
import type { Engine } from './Engine.ts';
import { preparedQuery } from './preparedQuery.ts';
import type { MessageStatus, Settlement, Store } from './Store.ts';
import type { Database, IdempotencyTable, OutboxTable, RecordTable, Schema } from './schema.ts';

const PAGE = 500;
/** A provider that answers with a page of HTML is quoted this far. */
const LONGEST_ERROR = 500;

/** The store on either database: every rule is written here once, in SQL that both understand. */
export function createStore(engine: Engine): Store {
  const { read } = engine;

  /** Gives a row when this request is the first with its key, or the first since the key expired; of two at once one waits for the other. */
  const claimKey = preparedQuery(
    (db, { received_at, ...values }: Insertable<IdempotencyTable> & { received_at: number }) => {
      const { key: _key, ...others } = values;
      return db
        .insertInto('idempotency')
        .values(values)
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet(others)
            .where('idempotency.expires_at', '<=', received_at),
        )
        .returning('key');
    },
  );

  /** Gives no row for a report of a calculation that has one. */
  const insertRecord = preparedQuery((db, row: Insertable<RecordTable>) =>
    db
      .insertInto('record')
      .values(row)
      .onConflict((conflict) => conflict.column('report_of').doNothing())
      .returning('id'),
  );

  return {
    save: (lead, messages, claim) =>
      engine.write(async (db): Promise<SaveResult> => {
        const [claimed] = await claimKey(db, {
          key: claim.key,
          body_hash: claim.bodyHash,
          record_id: lead.id,
          expires_at: claim.expiresAt,
          received_at: lead.receivedAt,
        });
        if (!claimed) return (await findExisting(db, claim)) ?? { outcome: 'keyReused' };
        const [inserted] = await insertRecord(db, toRow(lead));
        if (!inserted && lead.reportOf !== null) {
          const first = await findReport(db, lead.reportOf);
          if (!first) throw new Error('A report refused as a repeat has no first.');
          await db
            .updateTable('idempotency')
            .set({ record_id: first.id })
            .where('key', '=', claim.key)
            .execute();
          return { outcome: 'repeated', lead: first };
        }
        if (messages.length > 0) {
          await db
            .insertInto('outbox')
            .values(
              messages.map(({ id, kind }) => ({
                id,
                kind,
                record_id: lead.id,
                state: 'ready',
                attempts: 0,
                next_at: lead.receivedAt,
                created_at: lead.receivedAt,
                lease: null,
                lease_until: null,
                is_second_try: 0,
                provider_id: null,
                last_error: null,
              })),
            )
            .execute();
        }
        return { outcome: 'saved', lead };
      }),

    findExisting: (claim, now) => findExisting(read, claim, now),

    async lead(id) {
      const row = await read
        .selectFrom('record')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? fromRow(row) : null;
    },

    reportOf: (calculationId) => findReport(read, calculationId),

    saveReplyStatus: (recordId, status) =>
      engine.write(async (db) => {
        await db
          .updateTable('record')
          .set({ reply_status: status })
          .where('id', '=', recordId)
          .where('reply_status', 'is', null)
          .execute();
        const row = await db
          .selectFrom('record')
          .select('reply_status')
          .where('id', '=', recordId)
          .executeTakeFirst();
        return row?.reply_status ?? status;
      }),

    comparePdf: (recordId, differs) =>
      engine.write(async (db) => {
        await db
          .updateTable('record')
          .set({ pdf_differs: differs ? 1 : 0 })
          .where('id', '=', recordId)
          .execute();
      }),

    async *records() {
      let after = { receivedAt: -1, id: '' };
      while (true) {
        const rows = await read
          .selectFrom('record')
          .selectAll()
          .where(({ eb, refTuple, tuple }) =>
            eb(refTuple('received_at', 'id'), '>', tuple(after.receivedAt, after.id)),
          )
          .orderBy('received_at')
          .orderBy('id')
          .limit(PAGE)
          .execute();
        yield* rows.map(fromRow);
        const last = rows.at(-1);
        if (!last || rows.length < PAGE) return;
        after = { receivedAt: last.received_at, id: last.id };
      }
    },

    async messagesOf(recordId) {
      const rows = await read
        .selectFrom('outbox')
        .selectAll()
        .where('record_id', '=', recordId)
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
      engine.write(async (db) => {
        const due = db
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'ready')
          .where('next_at', '<=', now)
          .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
          .orderBy('next_at')
          .limit(limit)
          .$if(engine.skipLocked, (query) => query.forUpdate().skipLocked());
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
        const records = await db
          .selectFrom('record')
          .selectAll()
          .where(
            'id',
            'in',
            claimed.map(({ record_id }) => record_id),
          )
          .execute();
        const byId = new Map(records.map((row) => [row.id, fromRow(row)]));
        return claimed.flatMap((row) => {
          const record = byId.get(row.record_id);
          if (!record) throw new Error(`Message ${row.id} has no record.`);
          const { id, kind, attempts, createdAt } = toStatus(row);
          const isSecondTry = row.is_second_try === 1;
          return [{ id, kind, attempts, createdAt, lease, isSecondTry, record }];
        });
      }),

    beginSending: (id, lease) =>
      engine.write(async (db) => {
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

    settle: (id, lease, settlement) =>
      engine.write(async (db) => {
        const moved = await db
          .updateTable('outbox')
          .set({ ...toSettled(settlement), lease: null, lease_until: null })
          .where('id', '=', id)
          .where('lease', '=', lease)
          .where('state', 'in', ['leased', 'sending'])
          .returning('id')
          .execute();
        return moved.length === 1;
      }),

    release: (leases, now) =>
      engine.write(async (db) => {
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
      engine.write(async (db) => {
        await db
          .updateTable('outbox')
          .set({ state, last_error: clip(error), lease: null, lease_until: null })
          .where('id', '=', id)
          .where('state', 'in', ['sending', 'unknown', 'ready'])
          .where('attempts', '>', 0)
          .execute();
      }),

    recover: ({ now, retryUnknownAt }) =>
      engine.write(async (db) => {
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
            // The CRM drops a delivery it has seen by its id, so repeating one is safe; a mail is not repeated blindly.
            state: sql<string>`case when kind = 'crmContact' then 'ready' else 'unknown' end`,
            // PostgreSQL takes a parameter here for text unless it is told.
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

    forgetExpired: (now) =>
      engine.write(async (db) => {
        await db.deleteFrom('idempotency').where('expires_at', '<=', now).execute();
      }),

    check: () => engine.check(),
    close: () => engine.close(),
  };
}

async function findExisting(db: Database, claim: IdempotencyClaim, now?: number) {
  const row = await db
    .selectFrom('idempotency')
    .innerJoin('record', 'record.id', 'idempotency.record_id')
    .selectAll('record')
    .select('idempotency.body_hash')
    .where('idempotency.key', '=', claim.key)
    .$if(now !== undefined, (query) => query.where('idempotency.expires_at', '>', now ?? 0))
    .executeTakeFirst();
  if (!row) return null;
  return row.body_hash === claim.bodyHash
    ? { outcome: 'repeated' as const, lead: fromRow(row) }
    : { outcome: 'keyReused' as const };
}

async function findReport(db: Database, calculationId: string): Promise<StoredLead | null> {
  const row = await db
    .selectFrom('record')
    .selectAll()
    .where('report_of', '=', calculationId)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

function toRow(record: StoredLead): Insertable<RecordTable> {
  return {
    id: record.id,
    endpoint: record.endpoint,
    received_at: record.receivedAt,
    contact_name: record.contactName,
    email: record.email,
    company: record.company,
    body: JSON.stringify(record.body),
    calculation: record.calculation && JSON.stringify(record.calculation),
    results_differ: record.resultsDiffer ? 1 : 0,
    quarantine: record.quarantine,
    report_of: record.reportOf,
    pdf_sha256: record.pdfSha256,
    pdf_differs: record.pdfDiffers === null ? null : record.pdfDiffers ? 1 : 0,
    reply_status: record.replyStatus,
  };
}

/** The rows are this server's own writing, so that their documents are taken at their word. */
function fromRow(row: Selectable<RecordTable>): StoredLead {
  return {
    id: row.id,
    endpoint: row.endpoint,
    receivedAt: row.received_at,
    contactName: row.contact_name,
    email: row.email,
    company: row.company,
    body: JSON.parse(row.body),
    calculation: row.calculation === null ? null : (JSON.parse(row.calculation) as Calculation),
    resultsDiffer: row.results_differ === 1,
    quarantine: row.quarantine as Quarantine | null,
    reportOf: row.report_of,
    pdfSha256: row.pdf_sha256,
    pdfDiffers: row.pdf_differs === null ? null : row.pdf_differs === 1,
    replyStatus: row.reply_status,
  };
}

function toStatus(row: Selectable<OutboxTable>): MessageStatus {
  return {
    id: row.id,
    kind: row.kind as MessageKind,
    state: row.state as MessageState,
    recordId: row.record_id,
    attempts: row.attempts,
    createdAt: row.created_at,
    nextAt: row.next_at,
    providerId: row.provider_id,
    lastError: row.last_error,
  };
}

function toSettled(settlement: Settlement) {
  switch (settlement.state) {
    case 'sent':
      return { state: 'sent', provider_id: clip(settlement.providerId), last_error: null };
    case 'dead':
      return { state: 'dead', last_error: clip(settlement.error) };
    default:
      return {
        state: settlement.state,
        next_at: settlement.nextAt,
        last_error: clip(settlement.error),
      };
  }
}

function clip(text: string | null | undefined): string | null {
  return text ? text.slice(0, LONGEST_ERROR).replaceAll('\0', '') : null;
}
