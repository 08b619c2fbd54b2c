import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { exportLeads, showLead } from '../server/store/exportLeads.ts';
import { openStore } from '../server/store/openStore.ts';
import { storeSettings } from './storeSettings.ts';

const usage = `Usage:
  npm run -s leads -- export --format csv|json   every lead, oldest first
  npm run -s leads -- show ID                    one lead with its messages
The store is the server's own: DATABASE_URL, else SQLite under DATA_DIR.`;

/** What the sales team asks of the store. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'csv' } },
  });
  const [command, id] = positionals;
  const { format } = values;
  const isExport = command === 'export' && (format === 'csv' || format === 'json');
  if (!isExport && !(command === 'show' && id)) {
    console.error(usage);
    return 2;
  }
  const { store, counters } = await openStore(storeSettings(process.env));
  try {
    if (isExport) {
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

// Whoever reads only the first lines, such as `head`, has not failed.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
process.exitCode = await main();
