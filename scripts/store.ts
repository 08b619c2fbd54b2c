import { parseArgs } from 'node:util';
import { openPostgres } from '../server/store/postgresAdapter.ts';
import { openSqlite } from '../server/store/sqliteAdapter.ts';
import { backupSqlite, copyStore } from '../server/store/tools.ts';
import { runCommand } from './runCommand.ts';
import { existingSqliteFile, storeSettings } from './storeSettings.ts';

const usage = `Usage:
  npm run -s store -- backup FILE            copy the SQLite store while the server runs
  npm run -s store -- copy --to postgres://… move the SQLite store to an empty PostgreSQL; stop the server first
The SQLite store is the one under DATA_DIR.`;

/** `npm run store`: what operators do with the store. */
await runCommand(usage, async (args) => {
  const asked = parsed(args);
  if (!asked) return null;
  const file = existingSqliteFile(storeSettings(process.env).dataDir);
  if ('target' in asked) {
    const { pages } = await backupSqlite(file, asked.target);
    console.log(`${asked.target}: ${pages} pages, integrity checked.`);
  } else {
    await copy(file, storeSettings({ DATABASE_URL: asked.url }).databaseUrl ?? '');
  }
  return 0;
});

function parsed(args: string[]): { target: string } | { url: string } | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: 'string' } },
    });
    const [command, target, ...others] = positionals;
    if (command === 'backup' && target && !values.to && others.length === 0) return { target };
    if (command === 'copy' && !target && values.to) return { url: values.to };
  } catch {
    // An unknown option.
  }
  return null;
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
