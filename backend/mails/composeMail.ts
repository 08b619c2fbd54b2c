import { utcDay } from '../../contract/days.ts';
import { currencyOf, inCurrency } from '../../contract/format/money.ts';
import type { Lead, NewMessage, StoredLead } from '../Lead.ts';
import { calculationUrl } from '../pageUrls.ts';
import type { Store } from '../ports.ts';
import { type Mail, type MailAddresses, mailOf } from './Mail.ts';
import { isPlausibleName, withMailedSystems } from './mailedNames.ts';
import { mostInDigest, noticeDigest, salesNotice } from './salesNotice.ts';
import { bookingMail, reportEmail } from './visitorMails.ts';

/** Builds the PDF of a report. Every host and the visitor's browser build the same bytes (S5). */
export type BuildReport = (request: ReturnType<typeof reportRequestOf>) => Promise<Uint8Array>;

/** The dependencies of composed mails. */
export interface MailSettings extends MailAddresses {
  store: Pick<Store, 'lead' | 'digest'>;
  buildReport: BuildReport;
  /** Where visitors choose the time of a demo. */
  bookingUrl?: URL | undefined;
}

/**
 * Composes the mail of a message: the report for the visitor, or the notice for the sales team.
 *
 * @param now - Epoch milliseconds.
 * @throws When the message is a report whose calculation is not stored, or a notice without an
 *   inbox.
 */
export async function composeMail(
  { id, kind }: NewMessage,
  lead: StoredLead,
  { store, buildReport, bookingUrl, ...addresses }: MailSettings,
  now: number,
): Promise<Mail> {
  const { from, salesInbox, publicUrl } = addresses;
  if (kind === 'demoBooking') {
    if (!bookingUrl) throw new Error('There is no BOOKING_URL.');
    return mailOf(bookingMail(lead, bookingUrl, addresses), { id, from });
  }
  if (kind !== 'reportEmail') {
    if (salesInbox === null) throw new Error('A notice has no inbox.');
    if (kind === 'noticeDigest') {
      const digest = await store.digest(id, mostInDigest);
      return mailOf(noticeDigest(digest, salesInbox, publicUrl), { id, from });
    }
    // The sales team reads amounts in USD, whatever the page shows that plays the server (E38).
    const notice = inCurrency(currencyOf({}), () =>
      salesNotice(lead, { to: salesInbox, publicUrl, now }),
    );
    return mailOf(notice, { id, from });
  }
  const saved = lead.reportOf === null ? null : await store.lead(lead.reportOf);
  if (!saved) throw new Error(`The calculation of the report ${lead.id} is not stored.`);
  const request = reportRequestOf(saved, publicUrl);
  const pdf = await buildReport(request);
  const { inputs, contactName, companyName } = request;
  const leavesOutNames =
    contactName === null || companyName === null || inputs !== saved.calculation?.inputs;
  const draft = inCurrency(currencyOf(inputs), () => reportEmail(saved, pdf, addresses));
  const attachments = draft.attachments.map((report) => ({ ...report, leavesOutNames }));
  return mailOf({ ...draft, attachments }, { id, from });
}

/**
 * Returns what the mailed report is built from. The visitor's own copy is built from the same (S5),
 * except that it has the names that they typed, whatever they are (S12).
 *
 * @param publicUrl - Where visitors reach the page.
 * @throws When the lead has no calculation.
 */
function reportRequestOf(
  { id, contactName, company, receivedAt, calculation }: Lead,
  publicUrl: URL,
) {
  if (!calculation) throw new Error('A report has no calculation.');
  return {
    contactName: isPlausibleName(contactName) ? contactName : null,
    companyName: isPlausibleName(company) ? company : null,
    /** The UTC day of saving, `2027-03-01`. */
    date: utcDay(receivedAt),
    inputs: withMailedSystems(calculation.inputs),
    /** Opens the calculation again. */
    url: calculationUrl(publicUrl, id),
  };
}
