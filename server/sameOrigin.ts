import type { Context, Middleware } from 'koa';
import { refusalDetails } from '../contract/wording/refusalDetails.ts';
import { Refusal } from './Refusal.ts';

/**
 * Only our own page may post: a browser names where a request comes from in Sec-Fetch-Site, an older one in Origin.
 * A client that sends neither is no browser, and carries no visitor's cookie.
 */
export function sameOrigin(publicUrl: URL): Middleware {
  return async (ctx, next) => {
    if (ctx.method === 'POST' && !isSameOrigin(ctx, publicUrl)) {
      throw new Refusal(403, refusalDetails.otherSite);
    }
    await next();
  };
}

function isSameOrigin(ctx: Context, publicUrl: URL): boolean {
  const site = ctx.get('Sec-Fetch-Site');
  if (site && site !== 'same-origin') return false;
  const origin = ctx.get('Origin');
  if (!origin) return true;
  return origin === publicUrl.origin || (URL.canParse(origin) && new URL(origin).host === ctx.host);
}
