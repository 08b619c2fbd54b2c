import ipaddr from 'ipaddr.js';
import type { Store } from '../store/createStore.ts';

/** Leads that an operator takes for a flood. */
export interface Flood {
  network: [ipaddr.IPv4 | ipaddr.IPv6, number];
  /** Epoch milliseconds of the first one. */
  since: number;
}

/** The longest prefixes: a store knows the network of a lead, and not its address. */
const prefixes = { ipv4: 24, ipv6: 48 };

/** Parses a network in CIDR notation; null where it is none, or less than what a store knows. */
export function parseNetwork(text: string): Flood['network'] | null {
  if (!ipaddr.isValidCIDR(text)) return null;
  const network = ipaddr.parseCIDR(text);
  const [address, prefix] = network;
  return prefix <= prefixes[address.kind()] ? network : null;
}

/**
 * Erases the leads of a network that are not forwarded: those of which a message waits (S18).
 *
 * @param options - `now` is epoch milliseconds.
 * @returns How many, with the requests for their reports.
 */
export async function discardFlood(
  { network, since }: Flood,
  { store, now }: { store: Pick<Store, 'sources' | 'waitingLeads' | 'erase'>; now: number },
): Promise<number> {
  let count = 0;
  const sources = (await store.sources()).filter((source) => contains(network, source));
  for (const source of sources) {
    let ids = await store.waitingLeads(source, since);
    while (ids.length > 0) {
      count += (await store.erase(ids, { erasedAt: now, cause: 'flood' })).length;
      ids = await store.waitingLeads(source, since);
    }
  }
  return count;
}

/** Whether a network that a lead was saved with lies in another one. */
function contains([range, prefix]: Flood['network'], source: string): boolean {
  if (!ipaddr.isValidCIDR(source)) return false;
  const [address] = ipaddr.parseCIDR(source);
  return address.kind() === range.kind() && address.match(range, prefix);
}
