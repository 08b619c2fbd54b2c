import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreSqlite } from '../server/backup/restoreSqlite.ts';
import { countersFile, sqliteFile } from '../server/store/openStore.ts';
import { openPostgres } from '../server/store/postgresAdapter.ts';
import { openSqlite } from '../server/store/sqliteAdapter.ts';
import { backupSqlite, copyStore } from '../server/store/tools.ts';
import { runCommand } from './runCommand.ts';
import { existingSqliteFile, storeSettings } from './storeSettings.ts';

const usage = `Usage:
  npm run -s store -- backup FILE            copy the SQLite store while the server runs
  npm run -s store -- restore FILE           replace the SQLite store by a backup; stop the server first
  npm run -s store -- copy --to postgres://… move the SQLite store to an empty PostgreSQL; stop the server first
The SQLite store is the one under DATA_DIR.`;

/** `npm run store`: what operators do with the store. */
await runCommand(usage, async (args) => {
  const asked = parsed(args);
  if (!asked) return null;
  const { dataDir } = storeSettings(process.env);
  if ('backup' in asked) {
    await restore(asked.backup, dataDir);
    return 0;
  }
  const file = existingSqliteFile(dataDir);
  if ('target' in asked) {
    const { pages } = await backupSqlite(file, asked.target);
    console.log(`${asked.target}: ${pages} pages, integrity checked.`);
  } else {
    await copy(file, storeSettings({ DATABASE_URL: asked.url }).databaseUrl ?? '');
  }
  return 0;
});

function parsed(args: string[]): { target: string } | { backup: string } | { url: string } | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: 'string' } },
    });
    const [command, target, ...others] = positionals;
    const isFile = target !== undefined && !values.to && others.length === 0;
    if (command === 'backup' && isFile) return { target };
    if (command === 'restore' && isFile) return { backup: target };
    if (command === 'copy' && !target && values.to) return { url: values.to };
  } catch {
    // An unknown option.
  }
  return null;
}

async function restore(backup: string, dataDir: string) {
  const { leads, newestAt, replaced } = await restoreSqlite(backup, {
    store: sqliteFile(dataDir),
    counters: countersFile(dataDir),
    now: Date.now(),
  });
  const newest = newestAt === null ? '' : `, the newest of ${new Date(newestAt).toISOString()}`;
  console.log(`${sqliteFile(dataDir)} is restored from ${backup}. Leads: ${leads}${newest}.`);
  if (replaced) console.log(`The store before is kept as ${replaced}; delete it once all is well.`);
  const erased = join(dataDir, 'erased-addresses.jsonl');
  console.log(
    existsSync(erased)
      ? `Start the server. It erases again what ${erased} lists.`
      : `Start the server. There is no ${erased}: if addresses were erased, put that list there first.`,
  );
}

async function copy(file: string, url: string) {
  const from = await openSqlite(file);
  try {
    const to = await openPostgres(url, {
      onConnectionLost: (error) => console.error(error.message),
    });
    try {
      for (const { table, rows } of await copyStore(from, to)) {
        console.log(`${table}: ${rows} rows copied and compared.`);
      }
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}
