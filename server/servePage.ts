import type { Context, Middleware } from 'koa';
import type { BuiltFile, BuiltFiles } from './builtFiles.ts';
import { createPage } from './page.ts';

/** Paths that are the calculator (specification 2). */
const calculatorPaths = new Set(['/', '/roi-calculator']);

/** The one file that pages of other sites load (docs/embedding.md). */
const embedScript = '/embed.js';

/** Serve the build: its files as they are, the calculator at its two paths, and the page's own 'Page Not Found' with 404 anywhere else. */
export function servePage({ files, indexHtml, notFoundHtml }: BuiltFiles): Middleware {
  const calculator = createPage(indexHtml ?? notBuilt);
  const notFound = createPage(notFoundHtml ?? indexHtml ?? notBuilt);

  return (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.status = 405;
      ctx.set('Allow', 'GET, HEAD');
      ctx.body = 'Method Not Allowed';
      return;
    }
    const file = files.get(ctx.path);
    if (ctx.path === embedScript) ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (file) return serveFile(ctx, file);
    if (!indexHtml) return serveFile(ctx, notFound, 503);
    if (calculatorPaths.has(ctx.path)) return serveFile(ctx, calculator);
    serveFile(ctx, notFound, 404);
  };
}

const notBuilt =
  '<!doctype html><html lang="en"><title>Not built</title><p>The page is not built yet: run <code>npm run build</code>.</p></html>';

function serveFile(ctx: Context, file: BuiltFile, status = 200) {
  ctx.set(
    'Cache-Control',
    file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
  );
  ctx.set('ETag', file.etag);
  ctx.vary('Accept-Encoding');
  ctx.status = status;
  if (status === 200 && ctx.get('If-None-Match').includes(file.etag)) {
    ctx.status = 304;
    return;
  }
  ctx.type = file.type;
  if (file.br && ctx.acceptsEncodings('br')) {
    ctx.set('Content-Encoding', 'br');
    ctx.body = file.br;
  } else if (file.gzip && ctx.acceptsEncodings('gzip')) {
    ctx.set('Content-Encoding', 'gzip');
    ctx.body = file.gzip;
  } else {
    ctx.body = file.identity;
  }
}
