import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import type { BuiltFile, BuiltFiles } from './builtFiles.ts';
import { createPage } from './page.ts';
import { nonceOf } from './securityHeaders.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** A page is compressed for each answer, its nonce being new: quick rather than tight. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Paths that are the calculator (specification 2). */
const calculatorPaths = new Set(['/', '/roi-calculator']);

/** Serve the build: its files as they are, the calculator at its two paths, and the page's own 'Page Not Found' with 404 anywhere else. */
export function servePage({ files, indexHtml, notFoundHtml }: BuiltFiles): Middleware {
  const calculator = createPage(indexHtml ?? notBuilt);
  const notFound = createPage(notFoundHtml ?? indexHtml ?? notBuilt);

  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.status = 405;
      ctx.set('Allow', 'GET, HEAD');
      ctx.body = 'Method Not Allowed';
      return;
    }
    const file = files.get(ctx.path);
    if (file) return serveFile(ctx, file);
    const isCalculator = calculatorPaths.has(ctx.path);
    await answerPage(ctx, (isCalculator ? calculator : notFound)(nonceOf(ctx.res)));
    if (!indexHtml) ctx.status = 503;
    else ctx.status = isCalculator ? 200 : 404;
  };
}

const notBuilt =
  '<!doctype html><html lang="en"><title>Not built</title><p>The page is not built yet: run <code>npm run build</code>.</p></html>';

function serveFile(ctx: Context, file: BuiltFile) {
  ctx.set(
    'Cache-Control',
    file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
  );
  ctx.set('ETag', file.etag);
  ctx.vary('Accept-Encoding');
  ctx.status = 200;
  if (ctx.get('If-None-Match').includes(file.etag)) {
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

async function answerPage(ctx: Context, html: string) {
  ctx.set('Cache-Control', 'no-cache');
  ctx.vary('Accept-Encoding');
  ctx.type = 'text/html; charset=utf-8';
  if (ctx.acceptsEncodings('br')) {
    ctx.set('Content-Encoding', 'br');
    ctx.body = await compressBrotli(html, brotliOptions);
  } else if (ctx.acceptsEncodings('gzip')) {
    ctx.set('Content-Encoding', 'gzip');
    ctx.body = await compressGzip(html);
  } else {
    ctx.body = html;
  }
}
