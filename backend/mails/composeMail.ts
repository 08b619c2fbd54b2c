import { utcDay } from '../../contract/days.ts';
import type { Language } from '../../contract/languages.ts';
import { type Lead, languageOf, type NewMessage, type StoredLead } from '../Lead.ts';
import { calculationUrl } from '../pageUrls.ts';
import { earlierPattern } from '../people.ts';
import type { Store } from '../ports.ts';
import { byInbox, inboxOf } from '../salesRoutes.ts';
import { type Mail, type MailAddresses, type MailDraft, mailOf } from './Mail.ts';
import { isPlausibleName, withMailedSystems } from './mailedNames.ts';
import type { AskedCase, NoticeCase } from './noticeCase.ts';
import { askedCase, mostInDigest, noticeDigest, salesNotice } from './salesNotice.ts';
import { composeVisitorMail as composeEnglishMail, type VisitorMail } from './visitorMails.ts';

/** The most earlier leads that a notice looks at. */
const mostEarlier = 200;

/** Builds the PDF of a report. Every host and the visitor's browser build the same bytes (S5). */
export type BuildReport = (request: ReturnType<typeof reportRequestOf>) => Promise<Uint8Array>;

/** Estimates the case of a notice, elsewhere than in the thread that handles requests (S19). */
export type EstimateCase = (asked: AskedCase) => Promise<NoticeCase>;

/** The dependencies of composed mails. */
export interface MailSettings extends MailAddresses {
  store: Pick<Store, 'lead' | 'digest' | 'earlierLeads' | 'mailMarks'>;
  buildReport: BuildReport;
  estimateCase: EstimateCase;
  /** Composes mails to visitors in another language than English; it has its own `buildReport`. */
  inLanguage?: (language: Language) => {
    buildReport: BuildReport;
    composeVisitorMail: (asked: VisitorMail) => Promise<MailDraft>;
  };
  /** In whose time notices are, an IANA name. */
  timeZone: string;
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
  { store, estimateCase, timeZone, bookingUrl, inLanguage, ...settings }: MailSettings,
  now: number,
): Promise<Mail> {
  const { from, publicUrl, controller } = settings;
  const salesInbox = inboxOf(lead, settings);
  const writerOf = (form: Lead) => {
    const language = languageOf(form);
    return language === 'en' || !inLanguage
      ? { ...inEnglish, buildReport: settings.buildReport }
      : inLanguage(language);
  };
  const sender = { from, controller, publicUrl: publicUrl.href };
  if (kind === 'demoBooking') {
    if (!bookingUrl) throw new Error('There is no BOOKING_URL.');
    const asked = { kind: 'booking', lead, bookingUrl: bookingUrl.href } as const;
    const draft = await writerOf(lead).composeVisitorMail({ ...sender, salesInbox, ...asked });
    return mailOf(draft, { id, from });
  }
  if (kind !== 'reportEmail') {
    if (salesInbox === null) throw new Error('A notice has no inbox.');
    const noticeSettings = { to: salesInbox, publicUrl, timeZone };
    const asked = askedCase(lead);
    // A notice is sent without its estimate, too.
    const estimated = asked && (await estimateCase(asked).catch(() => null));
    const pattern = earlierPattern(lead.email);
    const earlier = await store.earlierLeads(pattern, lead.receivedAt, mostEarlier);
    const mailMarks = await store.mailMarks(lead.email);
    const notice = salesNotice(lead, estimated, { ...noticeSettings, earlier, mailMarks, now });
    return mailOf(notice, { id, from });
  }
  const saved = lead.reportOf === null ? null : await store.lead(lead.reportOf);
  if (!saved) throw new Error(`The calculation of the report ${lead.id} is not stored.`);
  const request = reportRequestOf(saved, publicUrl);
  const { buildReport, composeVisitorMail } = writerOf(saved);
  const pdf = await buildReport(request);
  const { inputs, contactName, companyName } = request;
  const leavesOutNames =
    contactName === null || companyName === null || inputs !== saved.calculation?.inputs;
  const asked = { kind: 'report', lead: saved, pdf, salesInbox: inboxOf(saved, settings) } as const;
  const draft = await composeVisitorMail({ ...sender, ...asked });
  const attachments = draft.attachments.map((report) => ({ ...report, leavesOutNames }));
  return mailOf({ ...draft, attachments }, { id, from });
}

const inEnglish = { composeVisitorMail: async (asked: VisitorMail) => composeEnglishMail(asked) };

type DigestSettings = Omit<MailSettings, 'buildReport' | 'estimateCase'>;

/** Composes the mails of a digest, one to each inbox that its leads belong to. */
export async function composeDigests(
  id: string,
  { store, timeZone, from, publicUrl, ...inboxes }: DigestSettings,
): Promise<Mail[]> {
  const listed = { ...inboxes, most: mostInDigest, leadOf: (lead: StoredLead) => lead };
  const mails = await byInbox(store.digest(id), listed);
  return mails.map(({ to, items, count }) =>
    mailOf(noticeDigest({ leads: items, count }, { to, publicUrl, timeZone }), { id, from }),
  );
}

/**
 * Returns what the mailed report is built from. The visitor's own copy is built from the same (S5),
 * except that it has the names that they typed, whatever they are (S12).
 *
 * @param publicUrl - Where visitors reach the page.
 * @throws When the lead has no calculation.
 */
function reportRequestOf(
  { id, contactName, company, receivedAt, calculation, body }: Lead,
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
    url: calculationUrl(publicUrl, id, languageOf({ body })),
  };
}
