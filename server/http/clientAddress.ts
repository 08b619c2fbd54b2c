import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

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
 * Returns the subject of limits: an IPv4 address, or the /64 network that one IPv6 customer has.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (isIP(address) !== 6) return address;
  const { hostname } = new URL(`http://[${address.split('%', 1)[0]}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const groups = head ? head.split(':') : [];
  const rest = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...rest];
  return `${all.slice(0, 4).join(':')}::/64`;
}
