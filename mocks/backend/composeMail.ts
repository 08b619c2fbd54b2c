import type { Mail } from '../../backend/mails/Mail.ts';
import { reportEmail } from '../../backend/mails/reportEmail.ts';
import { reportRequestOf } from '../../backend/mails/reportRequestOf.ts';
import { salesNotice } from '../../backend/mails/salesNotice.ts';
import type { KeptRecord, Message, State } from './State.ts';

const from = { email: 'reports@roi.example', name: 'Albato Embedded' };
const salesInbox = 'sales@roi.example';

/** The e-mail that a message is, by the server's own words, and with the same PDF as the server builds (S5); `pageUrl` is where the page is. */
export async function composeMail(
  { id, kind, recordId }: Message,
  { records }: State,
  pageUrl: URL,
): Promise<Mail> {
  const record = recordOf(recordId, records);
  if (kind !== 'reportEmail') {
    return salesNotice({ id, record, from, to: salesInbox, publicUrl: pageUrl });
  }
  const saved = recordOf(record.reportOf, records);
  return reportEmail({
    id,
    saved,
    from,
    publicUrl: pageUrl,
    pdf: await buildReport(saved, pageUrl),
  });
}

function recordOf(wanted: string | null, records: readonly KeptRecord[]): KeptRecord {
  const record = records.find(({ id }) => id === wanted);
  if (!record) throw new Error(`A message is about the record ${wanted}, which is not kept.`);
  return record;
}

/** What draws the report is large, and loaded with the first one. */
async function buildReport(saved: KeptRecord, pageUrl: URL): Promise<Uint8Array> {
  const [report, fonts] = await Promise.all([
    import('../../worker/report/buildReport.ts'),
    import('../../worker/report/loadFontInBrowser.ts'),
  ]);
  return report.buildReport(reportRequestOf(saved, pageUrl), fonts.loadFontInBrowser);
}
