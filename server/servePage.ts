import type { Middleware } from 'koa';
import type { PreparedFiles } from './preparedFiles.ts';

/** Whatever no route took: a file or the page where there is one, the page's own 'Page Not Found' anywhere else. */
export function servePage({ find, notFound }: PreparedFiles): Middleware {
  return (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.status = 405;
      ctx.set('Allow', 'GET, HEAD');
      ctx.body = 'Method Not Allowed';
      return;
    }
    const { status, headers, body } = (find(ctx.path) ?? notFound)(ctx.req.headers);
    ctx.status = status;
    ctx.set(headers);
    ctx.body = body;
  };
}
