import type { Middleware } from 'koa';
import type { PreparedFiles } from './preparedFiles.ts';

/** Serves what no route matches: a file or page, else the page's own 'Page Not Found'. */
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
