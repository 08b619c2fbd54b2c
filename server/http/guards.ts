import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Context, Middleware } from 'koa';
import type { FloodGuard } from '../../backend/limits.ts';
import { refusalIn } from '../../backend/visitorTexts.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { problem, problemMediaType } from '../../contract/problem.ts';
import type { RequestOrigin } from '../../contract/requestLimits.ts';
import { languageOf, writeResponse } from './problems.ts';

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
    .map((entry) => withoutPort(entry.trim()));
  const entry = forwarded.at(-trustedHops);
  return entry && isIP(entry) ? entry : direct;
}

/** Some proxies append the client's port to its address, and then write IPv6 in brackets. */
function withoutPort(entry: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d{1,5})?$/.exec(entry) ?? [];
  return ipv6 ?? ipv4 ?? entry;
}

/**
 * Returns what limits count a client by: its IPv4 address and the /24 around it, or the IPv6 /56
 * that one customer has and the /48 around that (S11).
 */
export function originOf(address: string): RequestOrigin {
  if (!isIP(address)) return { addressKey: address, networkKey: address };
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) {
    const networkKey = `${parsed.octets.slice(0, 3).join('.')}.0/24`;
    return { addressKey: parsed.toString(), networkKey };
  }
  const [one = 0, two = 0, three = 0, four = 0] = parsed.parts;
  const network = [one, two, three].map(toHex).join(':');
  return { addressKey: `${network}:${toHex(four & 0xff00)}::/56`, networkKey: `${network}::/48` };
}

const toHex = (group: number) => group.toString(16);

/**
 * Lets only the own page post, apart from open doors. Browsers send the source of a request in
 * Sec-Fetch-Site, older ones in Origin. A client that sends neither is not a browser, and has no
 * visitor's cookie.
 */
export function sameOrigin(publicUrl: URL): Middleware {
  return (ctx, next) => {
    if (ctx.method !== 'POST' || ctx.state.isOpen) return next();
    ctx.vary('Origin, Sec-Fetch-Site');
    if (isSameOrigin(ctx, publicUrl)) return next();
    const refused = refusalIn(languageOf(ctx), (details) => problem(403, details.otherSite));
    return writeResponse(ctx, refused);
  };
}

function isSameOrigin(ctx: Context, publicUrl: URL): boolean {
  const { 'sec-fetch-site': site, origin } = ctx.req.headers;
  if (site && site !== 'same-origin') return false;
  if (!origin) return true;
  return origin === publicUrl.origin || (URL.canParse(origin) && new URL(origin).host === ctx.host);
}

/** Load balancers and orchestrators ask for these by address. */
const healthPaths = ['/healthz', '/readyz'];

/**
 * Creates a guard that refuses requests for another host than the public one with 421, so that a
 * site whose name is made to resolve to this server cannot act as its page (DNS rebinding). Two
 * Host headers are refused with 400, because a proxy may have looked at the other one.
 *
 * @param publicUrl - Where visitors reach the page; null lets every host pass.
 * @returns A request listener that returns true once it has refused.
 */
export function createHostGuard(publicUrl: URL | null) {
  const hosts =
    publicUrl && new Set([publicUrl.host, `${publicUrl.hostname}:${portOf(publicUrl)}`]);

  function refusalOf({ url = '', rawHeaders, headers }: IncomingMessage) {
    if (hostCount(rawHeaders) > 1) return problem(400, refusalDetails.twoHosts);
    if (!hosts || hosts.has((headers.host ?? '').toLowerCase())) return null;
    return healthPaths.includes(url.split('?', 1)[0] ?? '')
      ? null
      : problem(421, refusalDetails.otherHost);
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const refusal = refusalOf(request);
    if (!refusal) return false;
    response
      .writeHead(refusal.status, { 'Content-Type': problemMediaType, 'Cache-Control': 'no-store' })
      .end(JSON.stringify(refusal.body));
    return true;
  };
}

function portOf({ port, protocol }: URL): string {
  return port || (protocol === 'https:' ? '443' : '80');
}

function hostCount(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
}

/** Refuses a flood of requests from one address before their bodies are read (S11, S16). */
export function floodGuard(
  refuseFlood: FloodGuard,
  requestOrigin: (ctx: Context) => RequestOrigin,
): Middleware {
  return async (ctx, next) => {
    const { addressKey } = requestOrigin(ctx);
    const { refusal, headers } = await refuseFlood(addressKey, 1, languageOf(ctx));
    if (refusal) return writeResponse(ctx, refusal);
    try {
      await next();
    } finally {
      // An estimate has its own limit beside this one.
      for (const [name, value] of Object.entries(headers)) ctx.append(name, value);
    }
  };
}
