import { sql } from 'kysely';
import type { Database, DatabaseAdapter } from '../server/store/database.ts';
import { submissions } from './submissions.ts';

/**
 * Inserts leads with one waiting notice each, as a provider that was away for a day leaves them:
 * all but the first `due` wait for another hour, unless the provider is found to work again.
 */
export async function insertBacklog(
  { write }: DatabaseAdapter,
  count: number,
  { due }: { due: number },
): Promise<void> {
  const now = Date.now();
  const hourMs = 3600_000;
  await write(async (db) => {
    for (let first = 0; first < count; first += statementRows) {
      await insert(db, first, Math.min(statementRows, count - first));
    }
  });

  async function insert(db: Database, first: number, rows: number) {
    const numbers = sql`with recursive numbers (n) as (
      select ${sql.lit(first)} union all
      select n + 1 from numbers where n < ${sql.lit(first + rows - 1)}
    )`;
    await sql`insert into record
      (id, endpoint, received_at, contact_name, email, company, body, results_differ)
      ${numbers} select 'backlog-lead-' || n, 'demoSubmission', ${sql.lit(now - hourMs)} + n,
        'Ada Lovelace', 'ada' || n || '@example.com', 'Analytical Engines', ${sql.lit(body)}, 0
      from numbers`.execute(db);
    await sql`insert into outbox
      (id, record_id, kind, state, attempts, next_at, created_at, unknown_outcomes)
      ${numbers} select 'backlog-message-' || n, 'backlog-lead-' || n, 'demoNotice', 'ready', 0,
        ${sql.lit(now)} + case when n < ${sql.lit(due)} then 0 else ${sql.lit(hourMs)} end, ${sql.lit(now - hourMs)} + n, 0
      from numbers`.execute(db);
  }
}

/** Rows of a statement: those of a whole backlog take longer than a statement may. */
const statementRows = 20_000;

const body = JSON.stringify(submissions.demoSubmission());
