import { asciiDomain } from '../contract/emailDomains.ts';
import { freeMailDomains } from '../contract/freeMail.ts';
import { publicMailboxProviders } from '../contract/requestLimits.ts';
import type { StoredLead } from './Lead.ts';

/** What the address of a person says to sales alone (S21). */
export type AddressMark = 'free' | 'disposable' | 'role';

/** What became of mails to an address (S21). */
export type MailMark = 'bounced' | 'objected';

const wordsOf = (text: string) => text.trim().split(/\s+/);

const free = new Set([...freeMailDomains, ...publicMailboxProviders]);

/** Domains of mailboxes that end after minutes; their subdomains count too. */
const disposable = new Set(
  wordsOf(`
  10minutemail.com 20minutemail.com 33mail.com burnermail.io discard.email dispostable.com
  emailondeck.com fakeinbox.com getairmail.com getnada.com grr.la guerrillamail.com
  guerrillamail.info guerrillamail.net guerrillamail.org guerrillamailblock.com inboxkitten.com
  mail.tm mailcatch.com maildrop.cc mailexpire.com mailinator.com mailinator.net mailnesia.com
  mailnull.com mailsac.com mailtothis.com minuteinbox.com mintemail.com moakt.com mohmal.com
  mytemp.email nada.email sharklasers.com spam4.me spamgourmet.com temp-mail.io temp-mail.org
  tempail.com tempmail.com tempmail.net tempmailo.com tempr.email throwawaymail.com tmpmail.org
  trash-mail.com trashmail.com trashmail.de trashmail.net wegwerfmail.de yopmail.com yopmail.fr
  yopmail.net
`),
);

/** Local parts that a team reads, or nobody. */
const roles = new Set(
  wordsOf(`
  abuse accounting accounts admin administrator billing careers contact dev enquiries feedback
  finance hello help helpdesk hr info inquiries invoices it jobs kontakt legal mail marketing
  no-reply noreply office operations ops postmaster press privacy procurement purchasing sales
  security service support team test webmaster
`),
);

/** The person an address belongs to: the address in lower case without its `+tag` (S20). */
export function personOf(email: string): string {
  const { local, domain } = partsOf(email);
  return `${local}@${domain}`;
}

/** The domain of an address in lower case, in punycode where it has letters beyond ASCII. */
export const domainOf = (email: string) => partsOf(email).domain;

/** The company of an address, its domain; null where anybody gets a mailbox (S20). */
export function companyOf(email: string): string | null {
  const domain = domainOf(email);
  return free.has(domain) || isDisposable(domain) ? null : domain;
}

/** The marks of an address, in the order of their type. */
export function marksOf(email: string): AddressMark[] {
  const { local, domain } = partsOf(email);
  const marks = {
    free: free.has(domain),
    disposable: isDisposable(domain),
    role: roles.has(local),
  } satisfies Record<AddressMark, boolean>;
  return (Object.keys(marks) as AddressMark[]).filter((mark) => marks[mark]);
}

/** What became of mails to an address, by the leads that came from it. */
export function mailMarksOf(
  leads: readonly Pick<StoredLead, 'bounce' | 'objection'>[],
): MailMark[] {
  const marks = {
    bounced: leads.some(({ bounce }) => bounce !== null),
    objected: leads.some(({ objection }) => objection !== null),
  } satisfies Record<MailMark, boolean>;
  return (Object.keys(marks) as MailMark[]).filter((mark) => marks[mark]);
}

/** What the addresses of a person, or of everybody at their company, have in common. */
export interface AddressPattern {
  /** The local part up to a `+tag`; empty for a company. */
  readonly local: string;
  readonly domain: string;
}

/** Returns where earlier leads of a person and their company are found. */
export function earlierPattern(email: string): AddressPattern {
  const { local, domain } = partsOf(email);
  return { local: companyOf(email) === null ? local : '', domain };
}

function partsOf(email: string): { local: string; domain: string } {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).trim().toLowerCase();
  return { local: local.replace(/(?<=.)\+.*/, ''), domain: asciiDomain(email.slice(at + 1)) };
}

function isDisposable(domain: string): boolean {
  const labels = domain.split('.');
  return labels.some((_, from) => disposable.has(labels.slice(from).join('.')));
}
