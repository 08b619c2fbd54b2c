import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/**
 * Copies a SQLite store while servers write to it, and checks the copy.
 *
 * @throws When `target` exists or the copy is damaged.
 */
export async function backupSqlite(file: string, target: string): Promise<{ pages: number }> {
  if (existsSync(target)) throw new Error(`Expected no file at ${target}; nothing is overwritten.`);
  const source = new Sqlite(file, { readonly: true });
  try {
    const { totalPages } = await source.backup(target);
    const copy = new Sqlite(target, { readonly: true });
    try {
      const integrity = copy.pragma('integrity_check', { simple: true });
      if (integrity !== 'ok') throw new Error(`The copy is damaged: ${integrity}`);
    } finally {
      copy.close();
    }
    return { pages: totalPages };
  } finally {
    source.close();
  }
}
