import type { ShortLink } from '../../backend/ports.ts';
import type { DatabaseAdapter } from './database.ts';
import { batchSize } from './outboxQueries.ts';

const dayMs = 24 * 3600_000;

/** The part of the store with short links (P11). Nothing in them is personal. */
export function linkQueries({ read, write }: Pick<DatabaseAdapter, 'read' | 'write'>) {
  async function link(code: string): Promise<ShortLink | null> {
    const row = await read
      .selectFrom('link')
      .select(['code', 'content', 'savedAt'])
      .where('code', '=', code)
      .executeTakeFirst();
    return row ? { ...JSON.parse(row.content), code, savedAt: row.savedAt } : null;
  }

  return {
    /** Saves a link, unless one has its code. Resolves to the link that has the code then. */
    async saveLink({ code, savedAt, ...content }: ShortLink): Promise<ShortLink> {
      const row = { code, content: JSON.stringify(content), savedAt, usedAt: savedAt };
      await write((db) =>
        db
          .insertInto('link')
          .values(row)
          .onConflict((conflict) => conflict.column('code').doNothing())
          .execute(),
      );
      return (await link(code)) ?? { ...content, code, savedAt };
    },

    link,

    /** Notes that a link is used, once a day. */
    async noteLinkUse(code: string, now: number): Promise<void> {
      const isDue = await read
        .selectFrom('link')
        .select('code')
        .where('code', '=', code)
        .where('usedAt', '<=', now - dayMs)
        .executeTakeFirst();
      if (!isDue) return;
      await write((db) =>
        db.updateTable('link').set({ usedAt: now }).where('code', '=', code).execute(),
      );
    },

    /** Deletes the links that were last used before a time, in epoch milliseconds. */
    async deleteUnusedLinks(before: number): Promise<void> {
      for (let count = batchSize; count === batchSize; ) {
        const deleted = await write((db) =>
          db
            .deleteFrom('link')
            .where('code', 'in', (eb) =>
              eb.selectFrom('link').select('code').where('usedAt', '<', before).limit(batchSize),
            )
            .returning('code')
            .execute(),
        );
        count = deleted.length;
      }
    },
  };
}
