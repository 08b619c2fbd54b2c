import type { Context, Middleware } from 'koa';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { HttpProblem } from './HttpProblem.ts';

/**
 * Lets only the own page post. Browsers send the source of a request in Sec-Fetch-Site, older ones
 * in Origin. A client that sends neither is not a browser, and has no visitor's cookie.
 */
export function sameOrigin(publicUrl: URL): Middleware {
  return (ctx, next) => {
    if (ctx.method === 'POST' && !isSameOrigin(ctx, publicUrl)) {
      throw new HttpProblem(403, refusalDetails.otherSite);
    }
    return next();
  };
}

function isSameOrigin(ctx: Context, publicUrl: URL): boolean {
  const { 'sec-fetch-site': site, origin } = ctx.req.headers;
  if (site && site !== 'same-origin') return false;
  if (!origin) return true;
  return origin === publicUrl.origin || (URL.canParse(origin) && new URL(origin).host === ctx.host);
}
