import { type SqlBool, sql } from 'kysely';
import type { MessageKind, NewMessage, StoredLead } from '../../backend/Lead.ts';
import type { Database } from './database.ts';
import { domainOf, fromRow, localPartOf } from './leadQueries.ts';
import { hasTurns } from './turns.ts';

/** A message that only this server may send until the lease ends. */
export interface ClaimedMessage extends NewMessage {
  attempts: number;
  /** Epoch milliseconds of the first attempt's claim. */
  firstAttemptAt: number;
  /** Identifies the claim in every later step, so that an expired claim changes nothing. */
  lease: string;
  /** Earlier attempts whose outcome is not known. */
  unknownOutcomes: number;
  lead: StoredLead;
}

export interface ClaimRequest {
  now: number;
  /** Claims what is due by then; `now` by default. */
  dueBy?: number;
  leaseUntil: number;
  lease: string;
  limit: number;
  kinds?: readonly MessageKind[];
  /** The id of one message. */
  only?: string;
}

/** A lock of PostgreSQL: two claims at the same time would not see each other's leases. */
const callsLock = 7_265_001;

/** The person of an address; those of a domain with nothing before the `+` are as one. */
const personOf = (email: string) =>
  sql`${localPartOf(sql.ref(email))} || '@' || ${domainOf(sql.ref(email))}`;

/** Leases messages: calls to the CRM in the order of their turns, others the longest due first. */
export async function claimMessages(
  db: Database,
  { now, dueBy = now, leaseUntil, lease, limit, kinds, only }: ClaimRequest,
  { skipLocked }: { skipLocked: boolean },
): Promise<ClaimedMessage[]> {
  const ready = db
    .selectFrom('outbox')
    .select(['id', 'nextAt', 'turn'])
    .where('state', '=', 'ready')
    .where('nextAt', '<=', dueBy)
    .limit(limit)
    .$if(skipLocked, (query) => query.forUpdate().skipLocked());
  // Two calls for a person at once would be two people in the CRM.
  const readyCalls = ready.where(
    sql<SqlBool>`(select ${personOf('email')} from record where record.id = outbox.record_id) not in (
      select ${personOf('record.email')} from record join outbox as held on held.record_id = record.id
      where held.state in ('leased', 'sending') and held.lease_until > ${now}
        and held.kind in ('crmContact', 'crmDemo'))`,
  );
  const dueOf = (kind: MessageKind) =>
    (hasTurns(kind) ? readyCalls : ready)
      .where('kind', '=', kind)
      .where('turn', 'is', null)
      .orderBy('nextAt')
      .execute();
  const dueInTurns = (kinds: readonly MessageKind[]) =>
    readyCalls
      .where('turn', 'is not', null)
      .where('kind', 'in', kinds)
      .orderBy('turn')
      .orderBy('nextAt')
      .execute();

  // Each kind by itself: an index then has those that are due in their order, however many
  // messages of other kinds wait.
  async function dueOfKinds(asked: readonly MessageKind[]) {
    const lock = sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${callsLock}) as held`;
    const isShared = skipLocked && asked.some(hasTurns);
    const mayCall = !isShared || (await lock.execute(db)).rows[0]?.held;
    const kinds = asked.filter((kind) => mayCall || !hasTurns(kind));
    const due = kinds.some(hasTurns) ? await dueInTurns(kinds) : [];
    for (const kind of kinds) due.push(...(await dueOf(kind)));
    return due.sort((a, b) => (a.turn ?? 0) - (b.turn ?? 0) || a.nextAt - b.nextAt);
  }

  const due = await (only !== undefined
    ? ready.where('id', '=', only).execute()
    : kinds === undefined
      ? ready.orderBy('nextAt').execute()
      : dueOfKinds(kinds));
  const dueIds = due.slice(0, limit).map(({ id }) => id);
  if (dueIds.length === 0) return [];
  const claimed = await db
    .updateTable('outbox')
    .set((eb) => ({
      state: 'leased',
      lease,
      leaseUntil,
      attempts: eb('attempts', '+', 1),
      firstAttemptAt: eb.fn.coalesce('firstAttemptAt', sql<number>`cast(${now} as bigint)`),
    }))
    .where('id', 'in', dueIds)
    .where('state', '=', 'ready')
    .returning(['id', 'kind', 'attempts', 'firstAttemptAt', 'unknownOutcomes', 'recordId'])
    .execute();
  const ids = claimed.map(({ recordId }) => recordId);
  const rows = await db.selectFrom('record').selectAll().where('id', 'in', ids).execute();
  const leads = new Map(rows.map((row) => [row.id, fromRow(row)]));
  return claimed.map(({ recordId, firstAttemptAt, ...message }) => {
    const lead = leads.get(recordId);
    if (!lead) throw new Error(`Message ${message.id} has no lead.`);
    return { ...message, firstAttemptAt: firstAttemptAt ?? now, lease, lead };
  });
}
