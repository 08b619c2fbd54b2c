import { createHash } from 'node:crypto';
import type { MailAddress } from '../../backend/mails/Mail.ts';
import { reportEmail } from '../../backend/mails/reportEmail.ts';
import { reportRequestOf } from '../../backend/mails/reportRequestOf.ts';
import { salesNotice } from '../../backend/mails/salesNotice.ts';
import type { ReportRequest } from '../../worker/report/buildReport.ts';
import type { Delivery, Mailer } from '../mail/Mailer.ts';
import type { ClaimedMessage, Store } from '../store/Store.ts';
import type { CrmWebhook } from './crmWebhook.ts';

/** The report builder with its fonts at hand; the visitor's browser runs the same (S5). */
export type BuildReport = (request: ReportRequest) => Promise<Uint8Array>;

/** Makes a message from its record; what it returns sends it. May throw: nothing has left yet. */
export type Courier = (message: ClaimedMessage) => Promise<() => Promise<Delivery>>;

/** Knows for each kind of message what it says and which way it goes. */
export function createCourier({
  store,
  mailer,
  crm,
  buildReport,
  from,
  salesInbox,
  publicUrl,
}: {
  store: Pick<Store, 'record' | 'comparePdf'>;
  mailer: Mailer;
  crm: CrmWebhook | null;
  buildReport: BuildReport;
  from: MailAddress;
  salesInbox: string | null;
  publicUrl: URL;
}): Courier {
  async function report({ id, record }: ClaimedMessage) {
    const saved = record.reportOf === null ? null : await store.record(record.reportOf);
    if (!saved) throw new Error(`The report ${record.id} is of no calculation that is kept.`);
    const pdf = await buildReport(reportRequestOf(saved, publicUrl));
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    await store.comparePdf(record.id, sha256 !== record.pdfSha256);
    return reportEmail({ id, saved, from, publicUrl, pdf });
  }

  return async (message) => {
    const { id, kind, record } = message;
    switch (kind) {
      case 'reportEmail': {
        const mail = await report(message);
        return () => mailer.send(mail);
      }
      case 'reportNotice':
      case 'demoNotice': {
        if (!salesInbox) return async () => ({ outcome: 'refused', reason: 'no sales inbox' });
        const mail = salesNotice({ id, record, from, to: salesInbox, publicUrl });
        return () => mailer.send(mail);
      }
      case 'crmContact': {
        if (!crm) return async () => ({ outcome: 'refused', reason: 'no CRM webhook' });
        return () => crm(id, record);
      }
    }
  };
}
