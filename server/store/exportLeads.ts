import type { StoredLead } from '../../backend/Lead.ts';
import { fromWireResults } from '../../contract/estimateResults.ts';
import { type CsvValue, csvLine } from '../../contract/format/csvLine.ts';
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

/**
 * Writes every lead as a line, oldest first: CSV with a header, or JSON Lines with everything that
 * was sent.
 */
export async function* exportLeads(
  store: Pick<Store, 'leads'>,
  format: ExportFormat,
): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(columns);
  for await (const lead of store.leads()) {
    const row = rowOf(lead);
    yield format === 'csv'
      ? csvLine(columns.map((column) => row[column]))
      : `${JSON.stringify(withInstant(lead))}\n`;
  }
}

/** Returns a lead with its messages; null when there is no lead with this id. */
export async function showLead(
  store: Pick<Store, 'lead' | 'messagesOf'>,
  id: string,
): Promise<object | null> {
  const lead = await store.lead(id);
  if (!lead) return null;
  const messages = await store.messagesOf(id);
  return { ...withInstant(lead), messages: messages.map(withInstants) };
}

function withInstant(lead: StoredLead) {
  return { ...lead, receivedAt: new Date(lead.receivedAt).toISOString() };
}

function withInstants({ createdAt, nextAt, ...message }: MessageStatus) {
  return {
    ...message,
    createdAt: new Date(createdAt).toISOString(),
    nextAt: new Date(nextAt).toISOString(),
  };
}

function rowOf(lead: StoredLead): Row {
  const results = lead.calculation && fromWireResults(lead.calculation.results);
  return {
    id: lead.id,
    received: new Date(lead.receivedAt).toISOString(),
    kind: lead.endpoint,
    name: lead.contactName,
    email: lead.email,
    company: lead.company,
    inHouseUsd: results?.inHouse.initialTotal ?? null,
    embeddedYear1Usd: results?.embedded.initialTotal ?? null,
    savingsUsd: results?.savings.absolute ?? null,
    quarantine: lead.quarantine,
    resultsDiffer: lead.resultsDiffer,
    pdfDiffers: lead.pdfDiffers,
  };
}
