import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import accepts from 'accepts';
import type { Middleware } from 'koa';
import sirv, { type Options } from 'sirv';
import { documentPaths } from '../../backend/agents/documents.ts';
import { mendedAddress } from '../../contract/damagedLink.ts';
import { languageNames, pathOf } from '../../contract/languages.ts';
import { openHeaders } from '../http/openDoors.ts';
import type { Log } from '../logging/log.ts';
import { type Build, formerFolderOf } from './build.ts';
import type { FileTurns } from './fileTurns.ts';

/**
 * Responds to a GET or HEAD request without Koa; false when the request is for something else.
 *
 * @param onServed - Called once a file that waited for its turn has a status.
 */
type Listener = (
  request: IncomingMessage,
  response: ServerResponse,
  onServed?: () => void,
) => boolean;

type Headers = Record<string, string>;

/** The paths of the calculator (specification 2); those of other languages are beside them. */
const calculatorPaths = ['/', '/roi-calculator', '/roi-calculator/'];

const notBuilt =
  '<!doctype html><html lang="en"><title>Not built</title><p>The page is not built yet: run <code>npm run build</code>.</p></html>';

/**
 * Creates what serves the files of a build and its pages. They need neither store nor limits nor
 * cookies, so they are served in front of Koa (decision 0214). Their log lines have the level
 * debug: there are a dozen per visit.
 *
 * @param documents - The writer of each Markdown document, by its path. The calculator answers with
 *   its own document where a client prefers Markdown.
 * @param headers - The headers of every response.
 * @param headersOf - Those of a page in another language, whose inline script is its own.
 * @param reportWorkerHeaders - Those of the worker that builds the report. A worker obeys the
 *   policy of its own response, so the page needs no permission for WebAssembly.
 * @returns `serve`, and the middleware for what no route matches: the calculator under an unusual
 *   spelling of its path, else the page's own 'Page Not Found', or 503 when nothing is built.
 */
export function createFiles(
  { folder, indexHtml, notFoundHtml, translations = [] }: Build,
  {
    documents,
    headers,
    headersOf = () => headers,
    reportWorkerHeaders,
    fileTurns,
    log,
  }: {
    documents: Readonly<Record<string, () => string>>;
    headers: Headers;
    headersOf?: (html: string) => Headers;
    reportWorkerHeaders: Headers;
    fileTurns: FileTurns;
    log: Log;
  },
): { serve: Listener; servePage: Middleware } {
  const page = indexHtml === null ? null : createPage(indexHtml, headers);
  const translated = new Map(
    translations.flatMap(({ language, html }) => {
      const path = pathOf(language);
      const shown = createPage(html, headersOf(html));
      return [path, path.slice(0, -1)].map((each) => [each, shown] as const);
    }),
  );
  const missing = notFoundHtml ?? indexHtml ?? notBuilt;
  const notFound = createPage(missing, headers, { status: indexHtml === null ? 503 : 404 });
  const serveFile =
    folder === null
      ? null
      : createFileListener(folder, { headers, reportWorkerHeaders, fileTurns });
  const texts = new Map(
    Object.entries(documents).map(([path, write]) => [path, createDocument(path, write, headers)]),
  );

  const calculator: Listener = (request, response) => {
    const asMarkdown = prefersMarkdown(request) && texts.get(documentPaths.calculator);
    return (asMarkdown || page)?.(request, response) ?? false;
  };

  function redirectTo(link: string): Listener {
    return (_, response) => {
      response.writeHead(302, { ...headers, Location: link }).end();
      return true;
    };
  }

  function listenerAt(path: string): Listener | null {
    if (calculatorPaths.includes(path)) return calculator;
    return translated.get(path) ?? texts.get(path) ?? (filePath.test(path) ? serveFile : null);
  }

  return {
    serve(request, response) {
      const { method } = request;
      if (method !== 'GET' && method !== 'HEAD') return false;
      const link = linkOf(request, translated);
      const listener = link === null ? listenerAt(requestPath(request)) : redirectTo(link);
      if (!listener) return false;
      const requestId = randomUUID();
      response.setHeader('X-Request-Id', requestId);
      const logServed = () =>
        log.debug({ requestId, method, route: 'page', status: response.statusCode }, 'file');
      if (!listener(request, response, logServed)) return false;
      if (listener !== serveFile) logServed();
      return true;
    },
    servePage(ctx) {
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
        ctx.status = 405;
        ctx.set('Allow', 'GET, HEAD');
        ctx.body = 'Method Not Allowed';
        return;
      }
      ctx.respond = false;
      const isAnswered = calculatorPaths.includes(ctx.path) && calculator(ctx.req, ctx.res);
      if (!isAnswered) notFound(ctx.req, ctx.res);
    },
  };
}

function requestPath({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '';
}

/** Returns the link that a request for the calculator once was; null for any other request. */
function linkOf(
  { url = '' }: IncomingMessage,
  translated: ReadonlyMap<string, unknown>,
): string | null {
  const link = mendedAddress(url);
  const [path = ''] = link?.split(/[?#]/, 1) ?? [];
  return calculatorPaths.includes(path) || translated.has(path) ? link : null;
}

/** Whether a client prefers Markdown to HTML (RFC 9110, 12.5.1); one that accepts both does not. */
function prefersMarkdown(request: IncomingMessage): boolean {
  return accepts(request).type(['text/html', 'text/markdown']) === 'text/markdown';
}

/**
 * Creates what responds with a document, which is written for the first request: Markdown, or JSON
 * that pages of any site may read.
 */
function createDocument(path: string, write: () => string, headers: Headers): Listener {
  let page: Listener | undefined;
  return (request, response) => {
    page ??= path.endsWith('.json')
      ? createPage(write(), { ...headers, ...openHeaders }, { type: 'application/json' })
      : createPage(write(), headers, { type: 'text/markdown; charset=utf-8' });
    return page(request, response);
  };
}

/** Creates what responds with a page. It is compressed once: every visitor gets the same bytes. */
function createPage(
  text: string,
  everyHeader: Headers,
  { status = 200, type = 'text/html; charset=utf-8' } = {},
): Listener {
  const identity = Buffer.from(text);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const shared = {
    ...everyHeader,
    'Cache-Control': 'public, no-cache',
    ETag: etag,
    Vary: 'Accept, Accept-Encoding',
  };
  const bodies = [
    { coding: 'br', body: brotliCompressSync(identity) },
    { coding: 'gzip', body: gzipSync(identity, { level: 9 }) },
  ];

  return (request, response) => {
    if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
      response.writeHead(304, shared).end();
      return true;
    }
    const compressed = bodies.find(({ coding }) => acceptsCoding(request, coding));
    const body = compressed?.body ?? identity;
    response.writeHead(status, {
      ...shared,
      'Content-Type': type,
      'Content-Length': String(body.length),
      ...(compressed && { 'Content-Encoding': compressed.coding }),
    });
    // Node sends no body to a HEAD request.
    response.end(body);
    return true;
  };
}

/**
 * Paths of files: neither a page, which the server changes, nor a compressed version. The build's
 * names need no escapes.
 */
const filePath = /^\/[\w./-]+\.(?!(?:html|br|gz)$)\w+$/;

/** A name that contains a hash of the content. */
const hashedName = /\.[0-9a-f]{8}\.\w+$/;

/** The built `worker/index.ts`, which shapes text for the report with HarfBuzz. */
const reportWorker = new RegExp(
  String.raw`^(?:${languageNames.map(pathOf).join('|')})worker\.[0-9a-f]+\.js$`,
);

/** The script that pages of other sites load, also as a module (docs/embedding.md). */
const embedScript = /^\/embed(\.v1)?\.js$/;

/** The types of texts, which sirv gives no charset, and of the icon, which it does not know. */
const types: Headers = {
  ico: 'image/vnd.microsoft.icon',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/**
 * Creates what responds with a file; false when there is none at the path. A file whose name has a
 * hash may also be one of the former build: a page that is open requests it, and a server whose
 * page was built again before it restarts (decision 0726).
 */
function createFileListener(
  folder: string,
  {
    headers,
    reportWorkerHeaders,
    fileTurns,
  }: { headers: Headers; reportWorkerHeaders: Headers; fileTurns: FileTurns },
): Listener {
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `/${path}`),
  );
  const options: Options = {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(response, path) {
      const type = types[path.split('.').at(-1) ?? ''];
      if (type) response.setHeader('Content-Type', type);
      // sirv handles neither a file that cannot be read, which would end the process, nor a client
      // that goes, which would leave the file open.
      response.once('pipe', (file: NodeJS.ReadableStream & { destroy(): void }) => {
        file.once('error', () => response.destroy());
        response.once('close', () => file.destroy());
      });
    },
  };
  const serveOwn = sirv(folder, options);
  const formerFolder = formerFolderOf(folder);
  // Looks for the file at each request: the former build can be written while the server runs.
  const serveFormer = sirv(formerFolder, { ...options, dev: true });
  return (request, response, onServed) => {
    const path = requestPath(request);
    const isFormer = hashedName.test(path) && !existsSync(join(folder, path));
    if (isFormer ? !existsSync(join(formerFolder, path)) : !files.has(path)) return false;
    const every = reportWorker.test(path) ? reportWorkerHeaders : headers;
    response.setHeaders(new Map(Object.entries(every)));
    if (embedScript.test(path)) response.setHeaders(new Map(Object.entries(openHeaders)));
    response.setHeader(
      'Cache-Control',
      hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    );
    response.setHeader('Vary', 'Accept-Encoding');
    // sirv reads no quality values.
    request.headers['accept-encoding'] = ['br', 'gzip']
      .filter((coding) => acceptsCoding(request, coding))
      .join();
    // sirv fails on a range that ends before it starts; whole files are small enough.
    delete request.headers.range;
    fileTurns(request, response, () => {
      const serve = isFormer ? serveFormer : serveOwn;
      // sirv reads the folder when it is created, and leaves out folders.
      serve(request, response, () => void response.writeHead(404).end());
      onServed?.();
    });
    return true;
  };
}

/** Whether a client accepts a coding (RFC 9110, 12.5.3). */
export function acceptsCoding(request: IncomingMessage, coding: string): boolean {
  return accepts(request).encodings([coding]) !== false;
}
