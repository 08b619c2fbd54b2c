import type { Middleware } from 'koa';
import type { Endpoint } from '../../contract/endpoint.ts';
import { contract } from '../../contract/index.ts';

const openEndpoints = Object.values<Endpoint>(contract).filter(({ isOpen }) => isOpen);

/** A part of a path; any name matches a parameter such as `{version}`. */
const patternOf = (part: string) => (part.startsWith('{') ? '[^/]+' : part);

/** The paths that pages of any site may ask, each with its method. */
const openPaths = openEndpoints.map(({ path, method }) => ({
  pattern: new RegExp(`^${path.split('/').map(patternOf).join('/')}$`),
  method,
}));

/** The headers of an answer that a page of any site may read. */
export const openHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const aDaySeconds = '86400';

/**
 * Lets pages of any site ask what stores nothing and needs neither keys nor cookies (decision
 * 0742). Browsers send them no cookie, because the answer allows none.
 */
export function openDoors(): Middleware {
  return (ctx, next) => {
    const open = openPaths.find(({ pattern }) => pattern.test(ctx.path));
    if (!open) return next();
    ctx.state.isOpen = true;
    ctx.set(openHeaders);
    if (ctx.method !== 'OPTIONS') return next();
    ctx.vary('Access-Control-Request-Method');
    if (!ctx.get('Access-Control-Request-Method')) return next();
    ctx.state.route = 'preflight';
    ctx.set({
      'Access-Control-Allow-Methods': open.method,
      'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, Idempotency-Key',
      'Access-Control-Max-Age': aDaySeconds,
      'Cache-Control': 'no-store',
    });
    ctx.status = 204;
  };
}
