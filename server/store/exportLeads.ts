import type { StoredLead } from '../../backend/Lead.ts';
import { fromWireResults } from '../../contract/estimateResults.ts';
import { type CsvValue, csvLine } from '../../contract/wording/csvLine.ts';
import type { MessageStatus, Store } from './Store.ts';

export type ExportFormat = 'csv' | 'json';

const columns = [
  'id',
  'received',
  'kind',
  'name',
  'email',
  'company',
  'inHouseUsd',
  'embeddedYear1Usd',
  'savingsUsd',
  'quarantine',
  'resultsDiffer',
  'pdfDiffers',
] as const;
type Row = Record<(typeof columns)[number], CsvValue>;

/** Every lead as a line, oldest first: CSV with a heading, or JSON Lines with all that was sent. Reads in pages, so that any number fits. */
export async function* exportLeads(
  store: Pick<Store, 'records'>,
  format: ExportFormat,
): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(columns);
  for await (const record of store.records()) {
    const row = rowOf(record);
    yield format === 'csv'
      ? csvLine(columns.map((column) => row[column]))
      : `${JSON.stringify(withInstant(record))}\n`;
  }
}

/** One lead with what became of its messages; null when there is none with this id. */
export async function showLead(
  store: Pick<Store, 'lead' | 'messagesOf'>,
  id: string,
): Promise<object | null> {
  const record = await store.lead(id);
  if (!record) return null;
  const messages = await store.messagesOf(id);
  return { ...withInstant(record), messages: messages.map(withInstants) };
}

function withInstant(record: StoredLead) {
  return { ...record, receivedAt: new Date(record.receivedAt).toISOString() };
}

function withInstants({ createdAt, nextAt, ...message }: MessageStatus) {
  return {
    ...message,
    createdAt: new Date(createdAt).toISOString(),
    nextAt: new Date(nextAt).toISOString(),
  };
}

function rowOf(record: StoredLead): Row {
  const results = record.calculation && fromWireResults(record.calculation.results);
  return {
    id: record.id,
    received: new Date(record.receivedAt).toISOString(),
    kind: record.endpoint,
    name: record.contactName,
    email: record.email,
    company: record.company,
    inHouseUsd: results?.inHouse.initialTotal ?? null,
    embeddedYear1Usd: results?.embedded.initialTotal ?? null,
    savingsUsd: results?.savings.absolute ?? null,
    quarantine: record.quarantine,
    resultsDiffer: record.resultsDiffer,
    pdfDiffers: record.pdfDiffers,
  };
}
