import { asciiDomain } from '../contract/emailDomains.ts';
import { regions } from '../contract/inputs.ts';
import { estimate } from '../worker/estimate/estimate.ts';
import type { Lead } from './Lead.ts';
import { hasOwnCase, inputsOf } from './leadColumns.ts';
import { domainOf } from './people.ts';

/** A rule by which leads go to an inbox of their own. */
export interface SalesRoute {
  by: 'region' | 'integrations' | 'domain';
  /** A region, the least number of integrations, or a domain with its subdomains. */
  value: string;
  inbox: string;
}

const rule = /^(?:(region|domain)=|(integrations)>=)(.+)/;
const example = 'region=eu eu@example.com, integrations>=40 large@example.com';

/**
 * Parses rules such as `region=eu eu@example.com, domain=acme.com key@example.com`.
 *
 * @returns What is wrong, as a text, where the rules are not valid.
 */
export function parseSalesRoutes(text: string): SalesRoute[] | string {
  const routes: SalesRoute[] = [];
  for (const part of text.split(',').map((part) => part.trim())) {
    const [condition = '', inbox = '', ...more] = part.split(/\s+/);
    const [, name, size, value = ''] = rule.exec(condition) ?? [];
    if ((!name && !size) || !/.@./.test(inbox) || more.length > 0)
      return `expected rules such as ${example}, not "${part}"`;
    if (name === 'region' && !regions.some((region) => region === value)) {
      return `expected a region of ${regions.join(', ')}, not "${value}"`;
    }
    if (size && !/^[1-9]\d{0,5}$/.test(value)) return `expected a whole number, not "${value}"`;
    if (name === 'domain') routes.push({ by: 'domain', value: asciiDomain(value), inbox });
    else routes.push({ by: name === 'region' ? 'region' : 'integrations', value, inbox });
  }
  return routes;
}

/** The inbox of the first rule that a lead matches, else the default one. */
export function inboxOf(
  lead: Pick<Lead, 'email' | 'body' | 'calculation'>,
  { salesInbox, salesRoutes = [] }: SalesInboxes,
): string | null {
  function isMet({ by, value }: SalesRoute): boolean {
    if (by === 'domain') return `.${domainOf(lead.email)}`.endsWith(`.${value}`);
    const inputs = hasOwnCase(lead) ? inputsOf(lead) : null;
    if (!inputs) return false;
    if (by === 'region') return inputs.region === value;
    return estimate(inputs).effectiveCount >= Number(value);
  }
  return salesRoutes.find(isMet)?.inbox ?? salesInbox;
}

/** Where mails to sales go. */
export interface SalesInboxes {
  /** Of every lead without a rule; null when there is none. */
  salesInbox: string | null;
  /** The first that a lead matches counts. */
  salesRoutes?: readonly SalesRoute[];
}

/**
 * Divides what a mail lists among the inboxes.
 *
 * @param options - `most`: how many items each inbox gets; the others are counted.
 */
export async function byInbox<Item>(
  items: AsyncIterable<Item>,
  { most, leadOf, ...inboxes }: SalesInboxes & { most: number; leadOf: (item: Item) => Lead },
): Promise<{ to: string; items: Item[]; count: number }[]> {
  const groups = new Map<string, { to: string; items: Item[]; count: number }>();
  for await (const item of items) {
    const to = inboxOf(leadOf(item), inboxes) ?? '';
    const group = groups.get(to) ?? { to, items: [], count: 0 };
    groups.set(to, group);
    group.count += 1;
    if (group.items.length < most) group.items.push(item);
  }
  return [...groups.values()];
}
