const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * At most `points` events in `seconds` for one subject. Each limit counts on its own; a window
 * starts with the first event that is counted in it.
 */
export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}

/** Posts from one address in a minute; no person sends as many (S11). */
export const floodLimit: RateLimit = { name: 'flood', points: 120, seconds: MINUTE };

/** Who a report is requested for, and from where. */
export interface ReportRequestOrigin {
  email: string;
  addressKey: string;
}

/**
 * The limits of report mails (S11): per address 5 an hour, per recipient domain 50 an hour, 300 an
 * hour in all, per recipient 3 a day and 1 in 10 minutes. They are counted in this order. When one
 * refuses, the earlier ones are refunded, but their windows have started. The strictest limit is
 * last, so its ten minutes start with a mail.
 */
export const mailLimits: readonly {
  limit: RateLimit;
  subject: (of: ReportRequestOrigin) => string;
}[] = [
  {
    limit: { name: 'mailAddress', points: 5, seconds: HOUR },
    subject: ({ addressKey }) => addressKey,
  },
  { limit: { name: 'mailDomain', points: 50, seconds: HOUR }, subject: domain },
  { limit: { name: 'mailAll', points: 300, seconds: HOUR }, subject: () => 'all' },
  { limit: { name: 'mailRecipientDay', points: 3, seconds: 24 * HOUR }, subject: recipient },
  { limit: { name: 'mailRecipient10m', points: 1, seconds: 10 * MINUTE }, subject: recipient },
];

/** The mailbox of an address: case and what follows a plus do not count, nor do dots at Gmail. */
function recipient({ email }: ReportRequestOrigin): string {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  const [mailbox = ''] = local.split('+');
  return host === 'gmail.com' || host === 'googlemail.com'
    ? `${mailbox.replaceAll('.', '')}@gmail.com`
    : `${mailbox}@${host}`;
}

function domain({ email }: ReportRequestOrigin): string {
  return email.toLowerCase().split('@').at(-1) ?? '';
}
