import { publicMailboxProviders } from './publicMailboxProviders.ts';

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;

/**
 * At most `points` events in `seconds` for one subject. Each limit counts on its own; a window
 * starts with the first event that is counted in it.
 */
export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}

/** Where a request comes from, as limits count it. */
export interface RequestOrigin {
  /** An IPv4 address, or the IPv6 /56 that one customer has. */
  addressKey: string;
  /** The IPv6 /48 around it; null for IPv4. */
  networkKey: string | null;
}

/** Who a report is requested for, and from where. */
export interface ReportRequestOrigin extends RequestOrigin {
  email: string;
}

/** Posts from one address in a minute; a whole office sends fewer (S11). */
export const floodLimit: RateLimit = { name: 'flood', points: 1200, seconds: minuteSeconds };

/** How many reports are mailed in an hour, where a host is not configured otherwise. */
export const defaultMailPerHour = 5000;

/**
 * Returns the limits of report mails (S11), in the order in which they are counted. The longest
 * window is first, so the first limit that refuses says when the next report is possible; the
 * subject is null where a limit does not apply. When one refuses, the earlier ones are refunded,
 * but their windows have started.
 *
 * @param mailPerHour - How many reports are mailed in an hour, to all visitors together.
 */
export function mailLimits(mailPerHour: number): readonly {
  limit: RateLimit;
  subject: (of: ReportRequestOrigin) => string | null;
}[] {
  return [
    {
      limit: { name: 'mailRecipientDay', points: 10, seconds: 24 * hourSeconds },
      subject: recipient,
    },
    {
      limit: { name: 'mailAddress', points: 300, seconds: hourSeconds },
      subject: ({ addressKey }) => addressKey,
    },
    {
      limit: { name: 'mailNetwork', points: 600, seconds: hourSeconds },
      subject: ({ networkKey }) => networkKey,
    },
    { limit: { name: 'mailDomain', points: 100, seconds: hourSeconds }, subject: companyDomain },
    { limit: { name: 'mailAll', points: mailPerHour, seconds: hourSeconds }, subject: () => 'all' },
    {
      limit: { name: 'mailRecipient10m', points: 3, seconds: 10 * minuteSeconds },
      subject: recipient,
    },
  ];
}

/** The mailbox of an address: case and what follows a plus do not count, nor do dots at Gmail. */
function recipient({ email }: ReportRequestOrigin): string {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  const [mailbox = ''] = local.split('+');
  return host === 'gmail.com' || host === 'googlemail.com'
    ? `${mailbox.replaceAll('.', '')}@gmail.com`
    : `${mailbox}@${host}`;
}

function companyDomain({ email }: ReportRequestOrigin): string | null {
  const domain = email.toLowerCase().split('@').at(-1) ?? '';
  return publicMailboxProviders.has(domain) ? null : domain;
}
