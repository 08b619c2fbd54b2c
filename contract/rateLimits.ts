const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** So many times in so long for one subject, counted apart from every other limit. A window begins with the first that is counted in it. */
export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}

/** More than any person sends, from one address in a minute (S11). */
export const floodLimit: RateLimit = { name: 'flood', points: 120, seconds: MINUTE };

/** For whom a report is asked, and from where. */
export interface ReportRequestOrigin {
  email: string;
  addressKey: string;
}

/**
 * Per address 5 an hour, per recipient domain 50 an hour, 300 an hour in all, per recipient 3 a day and 1 in 10 minutes
 * (S11), in the order in which they are counted. What a later one refuses is given back to the earlier ones, though
 * their windows have begun; so the strictest stands last, and its ten minutes begin with a mail.
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

/** One mailbox however it is written: case never matters, and at the large providers neither do dots nor what follows a plus. */
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
