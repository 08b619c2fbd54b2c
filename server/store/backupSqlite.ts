import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/** Copy a SQLite store to `target` while servers go on writing to it, and check the copy. Throws when there is a file in the way. */
export async function backupSqlite(file: string, target: string): Promise<{ pages: number }> {
  if (existsSync(target)) throw new Error(`Expected no file at ${target}; nothing is overwritten.`);
  const source = new Sqlite(file, { readonly: true });
  try {
    const { totalPages } = await source.backup(target);
    const copy = new Sqlite(target, { readonly: true });
    try {
      const verdict = copy.pragma('integrity_check', { simple: true });
      if (verdict !== 'ok') throw new Error(`The copy is damaged: ${verdict}`);
    } finally {
      copy.close();
    }
    return { pages: totalPages };
  } finally {
    source.close();
  }
}
