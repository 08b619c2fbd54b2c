import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Log } from '../log.ts';
import type { Counters } from './Counters.ts';
import { consume, type Grant, giveBack } from './consume.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** For whom a report is asked, and from where. */
export interface ReportRequestOrigin {
  email: string;
  addressKey: string;
}

/** Whether one more report may be mailed. Nobody is granted anything while the counters cannot be asked: mail fails closed. */
export interface MailLimits {
  grant(origin: ReportRequestOrigin): Promise<Grant>;
}

/** Per recipient 1 in 10 minutes and 3 a day, per address 5 an hour, per recipient domain 50 an hour, 300 an hour in all. */
export function createMailLimits(counters: Counters, log: Log): MailLimits {
  const limit = (name: string, points: number, seconds: number) =>
    counters.limiter({ name, points, seconds });
  const rules: { limiter: RateLimiterAbstract; subject: (of: ReportRequestOrigin) => string }[] = [
    { limiter: limit('mailRecipient10m', 1, 10 * MINUTE), subject: recipient },
    { limiter: limit('mailRecipientDay', 3, 24 * HOUR), subject: recipient },
    { limiter: limit('mailAddress', 5, HOUR), subject: ({ addressKey }) => addressKey },
    { limiter: limit('mailDomain', 50, HOUR), subject: domain },
    { limiter: limit('mailAll', 300, HOUR), subject: () => 'all' },
  ];

  return {
    async grant(origin) {
      const counted: (typeof rules)[number][] = [];
      for (const rule of rules) {
        const grant = await consume(rule.limiter, rule.subject(origin));
        if (grant.outcome === 'granted') {
          counted.push(rule);
          continue;
        }
        if (grant.outcome === 'failed') {
          log.error({ err: grant.error }, 'mail limits not asked');
        }
        // What one limit refuses must not use up the others.
        await Promise.allSettled(
          counted.map(({ limiter, subject }) => giveBack(limiter, subject(origin))),
        );
        return grant;
      }
      return { outcome: 'granted' };
    },
  };
}

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

/** For load tests on this machine alone (S11). */
export const noMailLimits: MailLimits = { grant: async () => ({ outcome: 'granted' }) };
