import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { RequestOrigin } from '../../contract/rateLimits.ts';

/**
 * Returns the client's address as the own proxies saw it. Each trusted hop appends one entry to
 * X-Forwarded-For, so the entry `trustedHops` from the right is true, and a client can invent
 * everything left of it.
 */
export function clientAddress(request: IncomingMessage, trustedHops: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustedHops === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim());
  const entry = forwarded.at(-trustedHops);
  return entry && isIP(entry) ? entry : direct;
}

/**
 * Returns what limits count a client by: its IPv4 address, or the IPv6 /56 that one customer has
 * and the /48 around it (S11).
 */
export function originOf(address: string): RequestOrigin {
  if (isIP(address) !== 6) return { addressKey: address, networkKey: null };
  const groups = groupsOf(address);
  const [one, two, three, four, five, six, seven = 0, eight = 0] = groups;
  if (!(one || two || three || four || five) && six === 0xffff) {
    const bytes = [seven >> 8, seven & 0xff, eight >> 8, eight & 0xff];
    return { addressKey: bytes.join('.'), networkKey: null };
  }
  const network = groups.slice(0, 3).map(toHex).join(':');
  return {
    addressKey: `${network}:${toHex((four ?? 0) & 0xff00)}::/56`,
    networkKey: `${network}::/48`,
  };
}

const toHex = (group: number) => group.toString(16);

/** The eight groups of an IPv6 address; a URL parser knows every way to write one. */
function groupsOf(address: string): number[] {
  const { hostname } = new URL(`http://[${address.split('%', 1)[0]}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array<string>(zeros).fill('0'), ...last].map((group) => parseInt(group, 16));
}
