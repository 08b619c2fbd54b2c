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

/** `npm run leads`: what the sales team and operators do with leads. */
async function main([command, ...args]: string[]): Promise<number | null> {
  const format = command === 'export' ? formatOf(args) : null;
  // The id is not parsed as an option, because ids of older stores may start with a hyphen.
  const id = args.length === 1 ? args[0] : undefined;
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

function formatOf(args: string[]): ExportFormat | null {
  try {
    const { format } = parseArgs({
      args: args,
      options: { format: { type: 'string', default: 'csv' } },
    }).values;
    return format === 'csv' || format === 'json' ? format : null;
  } catch {
    return null;
  }
}

// A reader such as `head` may close the pipe early, which is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
await runCommand(usage, main);
