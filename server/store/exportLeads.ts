import { createLeadColumns } from '../../backend/leadColumns.ts';
import { csvLine } from '../../contract/format/files.ts';
import type { Store } from './createStore.ts';

export type ExportFormat = 'csv' | 'json';

/**
 * Writes leads as lines, oldest first: CSV with a header, or JSON Lines with everything that was
 * sent beside the columns.
 *
 * @param options - `since`: epoch milliseconds of the first lead; `publicUrl`: where links lead.
 */
export async function* exportLeads(
  store: Pick<Store, 'leads' | 'lead'>,
  format: ExportFormat,
  { since = 0, publicUrl }: { since?: number; publicUrl: URL },
): AsyncGenerator<string> {
  const { names, columnsOf } = createLeadColumns(publicUrl);
  if (format === 'csv') yield csvLine(names);
  for await (const lead of store.leads(since)) {
    const of = lead.reportOf ? await store.lead(lead.reportOf) : null;
    const columns = columnsOf(lead, of ?? lead);
    yield format === 'csv'
      ? csvLine(Object.values(columns))
      : `${JSON.stringify({ ...lead, receivedAt: columns.received, columns })}\n`;
  }
}
