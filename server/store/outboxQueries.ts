import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type SqlBool,
  sql,
  type UpdateObject,
} from 'kysely';
import {
  listingKinds,
  type MessageKind,
  type MessageState,
  type NewMessage,
  type StoredLead,
} from '../../backend/Lead.ts';
import { type ClaimRequest, claimMessages } from './claimMessages.ts';
import { findCrmFailures } from './crmFailures.ts';
import {
  type Database,
  type DatabaseAdapter,
  type MessageStatus,
  type OutboxTable,
  preparedQuery,
  type Schema,
} from './database.ts';
import { hourlyKinds, planHourlyMail } from './hourlyMails.ts';
import { formIdsOf } from './leadQueries.ts';
import {
  findMailMarks,
  findMailReturns,
  type MailReturn,
  saveMailReturn,
  saveObjection,
} from './mailReturns.ts';
import { forgetSources, type Turns } from './turns.ts';

/** The outcome of an attempt. */
export type Completion =
  | { state: 'sent'; providerId: string | null }
  | { state: 'ready'; nextAt: number; error: string }
  | { state: 'dead'; error: string }
  /** Waits for the provider to accept the key. Counts neither as an attempt nor as time. */
  | { state: 'waiting'; nextAt: number; error: string }
  /** Waits for the provider's event until `nextAt`, then is tried again. */
  | { state: 'unknown'; nextAt: number; error: string };

/**
 * Rows that a statement changes at most. A backlog has hundreds of thousands, which take longer
 * than a statement may, and would keep SQLite's only thread from requests.
 */
export const batchSize = 500;

export type Builder = ExpressionBuilder<Schema, 'outbox'>;
export type Changes = UpdateObject<Schema, 'outbox'>;
type Which = (eb: Builder) => Expression<SqlBool>;

/** The states of a message whose outcome may still be saved. */
export const unfinishedStates: readonly MessageState[] = ['ready', 'leased', 'sending', 'unknown'];

const unleased = { lease: null, leaseUntil: null };

/** The messages of the store, as the outbox claims, sends and completes them. */
export function outboxQueries({
  read,
  write,
  skipLocked,
}: Pick<DatabaseAdapter, 'read' | 'write' | 'skipLocked'>) {
  const change = (changes: Changes, which: Which) =>
    write((db) => changeMessages(db, changes, which));
  const changeBatch = (db: Database, changes: Changes, which: Which, order?: 'latest first') =>
    changeMessageBatch(db, changes, which, { skipLocked, order });

  return {
    messagesOf: (leadId: string): Promise<MessageStatus[]> =>
      read
        .selectFrom('outbox')
        .select(['id', 'kind', 'state', 'recordId as leadId', 'attempts', 'unknownOutcomes'])
        .select(['createdAt', 'nextAt', 'providerId', 'lastError'])
        .where('recordId', '=', leadId)
        .orderBy('id')
        .execute(),

    /** Counts the messages in each state. */
    async messageCounts(): Promise<Record<MessageState, number>> {
      const rows = await read
        .selectFrom('outbox')
        .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      const none = { ready: 0, leased: 0, sending: 0, sent: 0, dead: 0, unknown: 0, bounced: 0 };
      return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
    },

    /**
     * Counts the messages that were not sent, by state and kind, with the time when the first of
     * each was or is due. Those that were sent are kept for years, and would take long to count.
     */
    unsentMessages: () =>
      read
        .selectFrom('outbox')
        .select(({ fn }) => [
          'state',
          'kind',
          fn.countAll<number>().as('count'),
          fn.min('nextAt').as('oldestAt'),
        ])
        .where('state', 'in', [...unfinishedStates, 'dead', 'bounced'])
        .groupBy(['state', 'kind'])
        .execute(),

    crmFailures: (mailId: string) => findCrmFailures(read, mailId),
    mailMarks: (email: string) => findMailMarks(read, email),
    mailReturns: (mailId: string) => findMailReturns(read, mailId),

    /** Saves that the recipient of a message objected to mails. */
    saveObjection: (event: MailReturn) => write((db) => saveMailReturn(db, event)),
    objectTo: (email: string) => write((db) => saveObjection(db, email)),

    /** Leases messages, the longest due first. */
    claim: (request: ClaimRequest) => write((db) => claimMessages(db, request, { skipLocked })),

    /** Prolongs leases. */
    renew: (leases: readonly string[], leaseUntil: number) =>
      change({ leaseUntil }, (eb) =>
        eb('lease', 'in', leases).and('state', 'in', ['leased', 'sending']),
      ),

    /**
     * Commits that sending starts, so that a crash while sending can be recognised. False when the
     * lease is lost.
     */
    beginSending: async (id: string, lease: string) =>
      isOne(await change({ state: 'sending' }, (eb) => eb.and({ id, lease, state: 'leased' }))),

    /**
     * Saves the outcome of an attempt. False when another claim has the message; then nothing
     * changes, except that a message which was sent is saved as sent even when another server has
     * claimed it.
     *
     * @param tellAt - Epoch milliseconds now, where sales gets a mail about a message that is dead.
     */
    complete: (id: string, lease: string, completion: Completion, tellAt: number | null = null) =>
      write(async (db) => {
        const changed = await changeMessages(
          db,
          { ...completionColumns(completion), ...unleased },
          (eb) =>
            completion.state === 'sent'
              ? eb('id', '=', id).and('state', '!=', 'bounced')
              : // Recovery keeps the lease, so that an outcome which could not be saved in time
                // counts.
                eb.and({ id, lease }).and('state', 'in', unfinishedStates),
        );
        for (const message of changed) await forgetFinished(db, message);
        if (completion.state === 'dead' && tellAt !== null && isOne(changed)) {
          // The mail finds those that it is about by this time.
          const nextAt = await planHourlyMail(db, 'crmFailures', id, tellAt);
          await changeMessages(db, { nextAt }, (eb) => eb('id', '=', id));
        }
        return isOne(changed);
      }),

    /** The hashes of the mails of a message that were accepted. */
    async acceptedMails(id: string): Promise<string[]> {
      const row = await read
        .selectFrom('outbox')
        .select('acceptedMails')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.acceptedMails?.split(' ') ?? [];
    },

    /** Saves that one of several mails of a message was accepted, so that it is not repeated. */
    saveAcceptedMail: (id: string, mailHash: string) =>
      write((db) =>
        db
          .updateTable('outbox')
          .set({ acceptedMails: sql`coalesce(accepted_mails || ' ', '') || ${mailHash}` })
          .where('id', '=', id)
          .execute(),
      ),

    /** Returns leased messages that are not yet being sent. */
    async release(leases: readonly string[], now: number) {
      if (leases.length === 0) return;
      await change(
        {
          state: 'ready',
          nextAt: now,
          ...unleased,
          attempts: sql`attempts - 1`,
          firstAttemptAt: sql`case when attempts > 1 then first_attempt_at end`,
        },
        (eb) => eb('lease', 'in', leases).and('state', '=', 'leased'),
      );
    },

    /**
     * Saves the provider's event about a message that was attempted. A bounce counts even after the
     * message was sent; that of a mail to a visitor is saved with its lead.
     *
     * @param notified - When a bounce came, and whether sales is notified; null for one that is not
     *   saved with the lead.
     * @returns Whether the message changed.
     */
    confirm: (
      id: string,
      event: { state: 'sent' | 'bounced'; error?: string },
      notified: Pick<MailReturn, 'now' | 'tellsSales'> | null = { now: 0, tellsSales: false },
    ) =>
      write(async (db) => {
        const lastError = clip(event.error);
        const isBounce = event.state === 'bounced';
        const changed = await changeMessages(
          db,
          { state: event.state, lastError, ...unleased },
          (eb) =>
            eb('id', '=', id)
              .and('attempts', '>', 0)
              .and('state', 'in', [
                ...unfinishedStates,
                'dead',
                ...(isBounce ? ['sent' as const] : []),
              ])
              // The event is about one of its mails, and others may wait.
              .and(eb.or([eb('kind', 'not in', listingKinds), eb('state', '=', 'sent')])),
        );
        if (isBounce && notified && isOne(changed)) {
          await saveMailReturn(db, { id, bounce: lastError ?? 'bounced', ...notified });
        }
        for (const message of changed) await forgetFinished(db, message);
        return isOne(changed);
      }),

    /**
     * Makes waiting messages due now, and unknown ones at `unknownAt` at the latest: one batch of
     * each kind, those that would wait longest first, as messages that fail meanwhile wait least.
     *
     * @returns Whether there may be more.
     */
    async expedite(request: { kinds: readonly MessageKind[]; now: number; unknownAt: number }) {
      const expediteIn = (state: MessageState, kind: MessageKind, nextAt: number) =>
        write((db) =>
          changeBatch(
            db,
            { nextAt },
            (eb) => eb.and({ state, kind }).and('nextAt', '>', nextAt),
            'latest first',
          ),
        );
      let hasMore = false;
      for (const kind of request.kinds) {
        const ready = await expediteIn('ready', kind, request.now);
        const unknown = await expediteIn('unknown', kind, request.unknownAt);
        hasMore ||= isBatch(ready) || isBatch(unknown);
      }
      return hasMore;
    },

    /**
     * Puts dead messages back as if they were new: all of them, or the message or the messages of
     * the lead with this id and of the other forms of its report. A bounced message is put back
     * only by its id.
     *
     * @returns How many.
     */
    async retryDead({ id, now }: { id?: string; now: number }) {
      const putBack = () =>
        write((db) =>
          changeBatch(
            db,
            { state: 'ready', attempts: 0, firstAttemptAt: null, nextAt: now, ...unleased },
            (eb) =>
              id === undefined
                ? eb('state', '=', 'dead').and('kind', 'not in', hourlyKinds)
                : eb('state', 'in', ['dead', 'bounced']).and(
                    eb('id', '=', id).or('recordId', 'in', formIdsOf(db, id)),
                  ),
          ),
        );
      for (let count = 0; ; ) {
        const returned = await putBack();
        count += returned.length;
        if (!isBatch(returned)) return count;
      }
    },

    /**
     * Recovers what a crashed server left, and messages that have waited long enough for the
     * provider's event: one batch of each.
     *
     * @param request - A message that crashed while sending is tried again at `retryUnknownAt`.
     * @returns The messages in their new states, and whether there may be more.
     */
    async recover({ now, retryUnknownAt }: { now: number; retryUnknownAt: number }) {
      const batches = await write(async (db) => [
        await changeBatch(db, { state: 'ready', ...unleased }, (eb) =>
          eb('state', '=', 'leased').and('leaseUntil', '<=', now),
        ),
        await changeBatch(
          db,
          {
            state: 'unknown',
            nextAt: retryUnknownAt,
            leaseUntil: null,
            unknownOutcomes: sql`unknown_outcomes + 1`,
            lastError: 'The server stopped while sending.',
          },
          (eb) => eb('state', '=', 'sending').and('leaseUntil', '<=', now),
        ),
        await changeBatch(db, { state: 'ready' }, (eb) =>
          eb('state', '=', 'unknown').and('nextAt', '<=', now),
        ),
      ]);
      return { messages: batches.flat(), hasMore: batches.some(isBatch) };
    },
  };
}

/** Creates the query that inserts the messages of a lead, due at once, within a transaction. */
export function createMessageInsertion(turns: Turns) {
  const insertRow = preparedQuery((db, row: Insertable<OutboxTable>) =>
    db.insertInto('outbox').values(row),
  );
  /** Finds or inserts a digest. Returns its attempts, unless it was there and has none. */
  const insertDigest = preparedQuery((db, row: Insertable<OutboxTable>) =>
    db
      .insertInto('outbox')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ id: row.id }).where('outbox.attempts', '>', 0),
      )
      .returning('attempts'),
  );
  /**
   * The leads of an hour share a digest. Where its hour has come back with a clock that was set
   * (S15), it may be accepted without the lead, which then has the next digest of the hour.
   */
  async function joinDigest(db: Database, row: Insertable<OutboxTable>, part = 1): Promise<void> {
    const digest = part === 1 ? row.id : `${row.id}-${part}`;
    const [found] = await insertDigest(db, { ...row, id: digest });
    if (found?.attempts) return joinDigest(db, row, part + 1);
    if (part === 1) return;
    await db.updateTable('record').set({ digest }).where('id', '=', row.recordId).execute();
  }
  return async (db: Database, lead: StoredLead, messages: readonly NewMessage[]): Promise<void> => {
    for (const { dueAt = lead.receivedAt, queue = null, ...message } of messages) {
      const row = {
        ...message,
        queue,
        turn: queue === null ? null : await turns.next(db, queue),
        recordId: lead.id,
        nextAt: dueAt,
        createdAt: lead.receivedAt,
        state: 'ready',
        attempts: 0,
        unknownOutcomes: 0,
      } as const;
      await (message.kind === 'noticeDigest' ? joinDigest : insertRow)(db, row);
    }
  };
}

/** Changes the messages that a condition holds for, and returns them in their new states. */
function changeMessages(db: Database, changes: Changes, which: Which) {
  const query = db.updateTable('outbox').set(changes).where(which);
  return query.returning(['id', 'kind', 'state']).execute();
}

/**
 * Changes one batch of the messages that a condition holds for, apart from those that another
 * transaction changes now, and returns them in their new states.
 */
function changeMessageBatch(
  db: Database,
  changes: Changes,
  which: Which,
  { skipLocked, order }: { skipLocked: boolean; order?: 'latest first' | undefined },
) {
  const batch = db
    .selectFrom('outbox')
    .select('id')
    .where(which)
    .$if(order !== undefined, (query) => query.orderBy('nextAt', 'desc'))
    .limit(batchSize)
    .$if(skipLocked, (query) => query.forUpdate().skipLocked());
  return (
    db
      // Materialized, or PostgreSQL may run the query again for each row and exceed the limit.
      .with(
        (cte) => cte('batch').materialized(),
        () => batch,
      )
      .updateTable('outbox')
      .set(changes)
      .where('id', 'in', (eb) => eb.selectFrom('batch').select('batch.id'))
      .returning(['id', 'kind', 'state'])
      .execute()
  );
}

/** Forgets where the lead of a message came from, once no message of it waits. */
async function forgetFinished(db: Database, message: Pick<MessageStatus, 'id' | 'kind' | 'state'>) {
  if (unfinishedStates.includes(message.state)) return;
  await forgetSources(db, message, unfinishedStates);
}

const isOne = (changed: readonly unknown[]) => changed.length === 1;

/** Whether a batch is full, so that there may be more. */
const isBatch = (changed: readonly unknown[]) => changed.length === batchSize;

/** The columns that save the outcome of an attempt. */
function completionColumns(completion: Completion): Changes {
  const { state } = completion;
  if (state === 'sent') return { state, providerId: clip(completion.providerId), lastError: null };
  return {
    state: state === 'waiting' ? 'ready' : state,
    lastError: clip(completion.error),
    ...(state !== 'dead' && { nextAt: completion.nextAt }),
    ...(state === 'waiting' && { attempts: sql`attempts - 1`, firstAttemptAt: null }),
    ...(state === 'unknown' && { unknownOutcomes: sql`unknown_outcomes + 1` }),
  };
}

/** Characters that are stored of a provider's error, which can be a whole HTML page. */
const maxErrorLength = 500;

/** Shortens what a provider says. */
function clip(text: string | null | undefined): string | null {
  return text ? text.slice(0, maxErrorLength).replaceAll('\0', '') : null;
}
