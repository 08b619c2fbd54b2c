import type { Database } from './database.ts';

const minuteMs = 60_000;

/** The mails to sales that list what came since the last one, with the beginning of their id. */
const prefixes = { crmFailures: 'crm-failures', mailReturns: 'mail-returns' } as const;
type HourlyKind = keyof typeof prefixes;
export const hourlyKinds = Object.keys(prefixes) as HourlyKind[];

/**
 * Plans the mail of a kind, within a transaction: a minute later, so that it lists what happens
 * together, and an hour after the last one at the earliest.
 *
 * @param messageId - The message that it is about.
 * @param now - Epoch milliseconds.
 * @returns When the mail that lists it was planned first.
 */
export async function planHourlyMail(
  db: Database,
  kind: HourlyKind,
  messageId: string,
  now: number,
): Promise<number> {
  const planned = db.selectFrom('outbox').where('kind', '=', kind);
  const waiting = await planned.select('createdAt').where('state', '=', 'ready').executeTakeFirst();
  if (waiting) return waiting.createdAt;
  const last = await planned.select('nextAt').orderBy('nextAt', 'desc').limit(1).executeTakeFirst();
  const lastAt = last?.nextAt ?? 0;
  const nextAt = Math.max(now + minuteMs, lastAt + 60 * minuteMs);
  const due = { state: 'ready', attempts: 0, firstAttemptAt: null, nextAt } as const;
  const { recordId } = await db
    .selectFrom('outbox')
    .select('recordId')
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow();
  const { createdAt } = await db
    .insertInto('outbox')
    .values({
      ...{ id: `${prefixes[kind]}-${lastAt}`, kind, recordId, createdAt: now },
      ...{ unknownOutcomes: 0, queue: null, turn: null },
      ...due,
    })
    // Another server plans the same one, or a clock that was set has brought its time back.
    .onConflict((conflict) => conflict.column('id').doUpdateSet(due))
    .returning('createdAt')
    .executeTakeFirstOrThrow();
  return createdAt;
}
