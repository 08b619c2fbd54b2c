import type { CalculationResults, CalculatorInputs } from '../contract/calculation.ts';
import type { Consent } from '../contract/consent.ts';
import { newId } from '../contract/ids.ts';
import type { EndpointName } from '../contract/index.ts';
import type { Language } from '../contract/languages.ts';

/** The inputs of a saved calculation and the results that the backend computed. */
export interface Calculation {
  inputs: CalculatorInputs;
  /** As they were sent back to the visitor. */
  results: CalculationResults;
  rateCardVersion: string;
}

/** The data that a visitor sent, as messages may quote it. */
export interface Lead {
  id: string;
  endpoint: EndpointName;
  /** Epoch milliseconds. */
  receivedAt: number;
  contactName: string;
  email: string;
  company: string;
  /** The body as the contract parsed it. */
  body: unknown;
  calculation: Calculation | null;
  /** The visitor sent results that differ from the backend's (S3). */
  resultsDiffer: boolean;
}

/** The language of the page on which a visitor filled in a form (P5). */
export function languageOf({ body }: Pick<Lead, 'body'>): Language {
  const { language = 'en' } = body as { language?: Language };
  return language;
}

/** Why no message is sent for a form. */
export type Quarantine = 'honeypot' | 'too fast';

/** A lead with what the backend adds to it. */
export interface StoredLead extends Lead {
  /** Why no message is sent for it; null for a person. */
  quarantine: Quarantine | null;
  /** The calculation whose report this requests (S4). */
  reportOf: string | null;
  /** The calculation that a contact form of the same visitor belongs to; null without one. */
  calculationId: string | null;
  /** SHA-256 of the visitor's own PDF in hex (S5); null where the visitor sent none. */
  pdfSha256: string | null;
  /** Whether the mailed PDF differs from the visitor's; null until they are compared. */
  pdfDiffers: boolean | null;
  /** The visitor's consent (S13); null where the form named no version of it. */
  consent: Consent | null;
  /** The status of the first response; null before it. */
  replyStatus: number | null;
  /** The message that lists it, where it has no notice of its own; null otherwise (S11). */
  digest: string | null;
  /** Why the mail provider could not deliver a mail to the visitor after it took it, or null. */
  bounce: string | null;
  /** How the recipient objected to mails (S21), such as `spamreport`; null without that. */
  objection: string | null;
  /** When a mail came back, or the recipient objected, in epoch milliseconds; null before. */
  returnedAt: number | null;
  /** The network it came from, until its last message is sent (S18); null otherwise. */
  source: string | null;
}

/** The id by which sales knows a lead: that of its calculation for all forms of a report (S20). */
export function leadIdOf({
  id,
  reportOf,
  calculationId,
}: Pick<Lead, 'id'> & Partial<Pick<StoredLead, 'reportOf' | 'calculationId'>>): string {
  return reportOf ?? calculationId ?? id;
}

/** The recipient and subject of a message (S8). */
export type MessageKind =
  | 'reportEmail'
  | 'reportNotice'
  | 'demoNotice'
  /** Lets a visitor who requested a demo choose a time. */
  | 'demoBooking'
  /** Lists the leads of an hour that got no notice of their own (S11). */
  | 'noticeDigest'
  /** Tells sales which leads the CRM refused (S8). */
  | 'crmFailures'
  /** Tells sales whose mails came back, and who objected to mails (S21). */
  | 'mailReturns'
  | 'crmContact'
  | 'crmDemo';

/** Mails to sales that list leads, one to each inbox; they wait for their time. */
export const listingKinds = ['noticeDigest', 'crmFailures', 'mailReturns'] as const;
export type ListingKind = (typeof listingKinds)[number];

/**
 * ready → leased → sending, and then sent, ready again, dead (given up), or unknown (whether it was
 * delivered is not known). A sent message is bounced when the provider could not deliver it.
 */
export type MessageState = 'ready' | 'leased' | 'sending' | 'sent' | 'dead' | 'unknown' | 'bounced';

/** A message that is saved with its lead. Its content is composed from the lead when it is sent. */
export interface NewMessage {
  id: string;
  kind: MessageKind;
  /** Epoch milliseconds; without it, the message is due at once. */
  dueAt?: number;
  /** Messages of one queue are sent in their order, and queues take turns (S18). */
  queue?: string | null;
}

/** Creates a lead with a new id and defaults for everything that was not sent. */
export function newLead(
  sent: Omit<Lead, 'id' | 'calculation' | 'resultsDiffer'> & Partial<StoredLead>,
): StoredLead {
  return {
    id: newId(),
    calculation: null,
    resultsDiffer: false,
    quarantine: null,
    reportOf: null,
    calculationId: null,
    pdfSha256: null,
    pdfDiffers: null,
    consent: null,
    replyStatus: null,
    digest: null,
    bounce: null,
    objection: null,
    returnedAt: null,
    source: null,
    ...sent,
  };
}
