import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { type ExportFormat, exportLeads, showLead } from '../server/store/exportLeads.ts';
import { openStore } from '../server/store/openStore.ts';
import { runCommand } from './runCommand.ts';
import { existingSqliteFile, storeSettings } from './storeSettings.ts';

const usage = `Usage:
  npm run -s leads -- export --format csv|json   every lead, oldest first
  npm run -s leads -- show ID                    one lead with its messages
The store is the server's own: DATABASE_URL, else SQLite under DATA_DIR.`;

/** What the sales team asks of the store. */
async function main([command, ...words]: string[]): Promise<number | null> {
  const format = command === 'export' ? formatOf(words) : null;
  // Not parsed as options: an id of an older store may begin with a hyphen.
  const id = command === 'show' && words.length === 1 ? words[0] : undefined;
  if (!format && !id) return null;
  const settings = storeSettings(process.env);
  if (!settings.databaseUrl) existingSqliteFile(settings.dataDir);
  const { store, counters } = await openStore(settings);
  try {
    if (format) {
      await pipeline(Readable.from(exportLeads(store, format)), process.stdout, { end: false });
      return 0;
    }
    const lead = await showLead(store, id ?? '');
    if (!lead) {
      console.error(`There is no lead with the id ${id}.`);
      return 1;
    }
    console.log(JSON.stringify(lead, null, 2));
    return 0;
  } finally {
    counters.close();
    await store.close();
  }
}

function formatOf(words: string[]): ExportFormat | null {
  try {
    const { format } = parseArgs({
      args: words,
      options: { format: { type: 'string', default: 'csv' } },
    }).values;
    return format === 'csv' || format === 'json' ? format : null;
  } catch {
    return null;
  }
}

// Whoever reads only the first lines, such as `head`, has not failed.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
await runCommand(usage, main);
