import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { systemClock } from '../server/clock.ts';
import { type ExportFormat, exportLeads, showLead } from '../server/store/exportLeads.ts';
import { openStore } from '../server/store/openStore.ts';
import { runCommand } from './runCommand.ts';
import { existingSqliteFile, storeSettings } from './storeSettings.ts';

const usage = `Usage:
  npm run -s leads -- export --format csv|json   every lead, oldest first
  npm run -s leads -- show ID                    one lead with its messages
  npm run -s leads -- retry ID                   send the dead and bounced messages of a lead again
  npm run -s leads -- retry --dead               send all dead messages again
The store is the server's own: DATABASE_URL, else SQLite under DATA_DIR.`;

/** What the sales team and operators ask of the store. */
async function main([command, ...words]: string[]): Promise<number | null> {
  const format = command === 'export' ? formatOf(words) : null;
  // Not parsed as options: an id of an older store may begin with a hyphen.
  const id = words.length === 1 ? words[0] : undefined;
  const isRetry = command === 'retry';
  if (!format && !(id && (isRetry || command === 'show'))) return null;
  const settings = storeSettings(process.env);
  if (!settings.databaseUrl) existingSqliteFile(settings.dataDir);
  const { store, counters } = await openStore(settings);
  try {
    if (format) {
      await pipeline(Readable.from(exportLeads(store, format)), process.stdout, { end: false });
      return 0;
    }
    if (isRetry) {
      const request = id === '--dead' ? {} : { id: id ?? '' };
      const messages = await store.retryDead({ ...request, now: systemClock.now() });
      console.log(`${messages} ${messages === 1 ? 'message is' : 'messages are'} sent again.`);
      return id === '--dead' || messages > 0 ? 0 : 1;
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

// A reader of the first lines alone, such as `head`, has not failed.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
await runCommand(usage, main);
