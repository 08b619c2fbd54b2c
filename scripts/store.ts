import { parseArgs } from 'node:util';
import { backupSqlite } from '../server/store/backupSqlite.ts';
import { copyStore } from '../server/store/copyStore.ts';
import { sqliteFile } from '../server/store/openStore.ts';
import { openPostgres } from '../server/store/postgresEngine.ts';
import { openSqlite } from '../server/store/sqliteEngine.ts';
import { storeSettings } from './storeSettings.ts';

const usage = `Usage:
  npm run -s store -- backup FILE            copy the SQLite store while the server runs
  npm run -s store -- copy --to postgres://… move the SQLite store to an empty PostgreSQL; stop the server first
The SQLite store is the one under DATA_DIR.`;

/** What an operator asks of the store. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [command, target] = positionals;
  const file = sqliteFile(storeSettings(process.env).dataDir);
  if (command === 'backup' && target) {
    const { pages } = await backupSqlite(file, target);
    console.log(`${target}: ${pages} pages, integrity checked.`);
    return 0;
  }
  if (command === 'copy' && values.to) {
    await copy(file, storeSettings({ DATABASE_URL: values.to }).databaseUrl ?? '');
    return 0;
  }
  console.error(usage);
  return 2;
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

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
