import type { IncomingHttpHeaders } from 'node:http';
import type { BuiltFile, BuiltFiles } from './builtFiles.ts';
import { createPage } from './page.ts';

/** A response that is created before any request. */
export interface PreparedResponse {
  status: number;
  headers: Record<string, string>;
  /** The same headers in node:http's fastest form: name, value, name, value. */
  rawHeaders: readonly string[];
  body: Buffer | null;
}

/** Chooses a response by what the client accepts and has cached. */
export type PreparedFile = (requestHeaders: IncomingHttpHeaders) => PreparedResponse;

/** The responses for every built file. */
export interface PreparedFiles {
  /** The file or page at a path; null without one. */
  find(path: string): PreparedFile | null;
  /** For every other path: the page's own 'Page Not Found', or 503 when nothing is built. */
  notFound: PreparedFile;
}

/** The paths of the calculator (specification 2). */
const calculatorPaths = ['/', '/roi-calculator', '/roi-calculator/'];

/** The one file that pages of other sites load (docs/embedding.md). */
const embedScript = '/embed.js';

/** The built `worker/index.ts`, which shapes text for the report with HarfBuzz. */
const reportWorker = /^\/worker\.[0-9a-f]+\.js$/;

/**
 * Prepares the responses for the build's files and for the calculator at its paths.
 *
 * @param headers - The headers of every response.
 * @param reportWorkerHeaders - Those of the worker that builds the report. A worker obeys the
 *   policy.
 * of its own response, so the page needs no permission for WebAssembly.
 */
export function prepareFiles(
  { files, indexHtml, notFoundHtml }: BuiltFiles,
  {
    headers: everyHeader,
    reportWorkerHeaders,
  }: { headers: Record<string, string>; reportWorkerHeaders: Record<string, string> },
): PreparedFiles {
  const prepared = new Map<string, PreparedFile>();
  for (const [path, file] of files) {
    const crossOrigin = { 'cross-origin-resource-policy': 'cross-origin' };
    const shared = reportWorker.test(path) ? reportWorkerHeaders : everyHeader;
    const headers = path === embedScript ? { ...shared, ...crossOrigin } : shared;
    prepared.set(path, prepareFile(file, headers));
  }
  if (indexHtml) {
    const calculator = prepareFile(createPage(indexHtml), everyHeader);
    for (const path of calculatorPaths) prepared.set(path, calculator);
  }
  return {
    find: (path) => prepared.get(path) ?? null,
    notFound: prepareFile(
      createPage(notFoundHtml ?? indexHtml ?? notBuilt),
      everyHeader,
      indexHtml ? 404 : 503,
    ),
  };
}

const notBuilt =
  '<!doctype html><html lang="en"><title>Not built</title><p>The page is not built yet: run <code>npm run build</code>.</p></html>';

function prepareFile(
  { type, etag, isImmutable, identity, br, gzip }: BuiltFile,
  everyHeader: Record<string, string>,
  status = 200,
): PreparedFile {
  const shared = {
    ...everyHeader,
    'Cache-Control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
  };
  const whole = (body: Buffer, encoding: Record<string, string> = {}) =>
    prepare(status, { ...shared, 'Content-Type': type, ...encoding }, body);
  const notModified = prepare(304, shared, null);
  const uncompressed = whole(identity);
  const brotli = br && whole(br, { 'Content-Encoding': 'br' });
  const zipped = gzip && whole(gzip, { 'Content-Encoding': 'gzip' });

  const encoded = (codings: string | undefined) => {
    if (brotli && acceptsCoding(codings, 'br')) return brotli;
    if (zipped && acceptsCoding(codings, 'gzip')) return zipped;
    return uncompressed;
  };
  /** Most clients accept the same codings, so the last choice is usually the next. */
  let last = { codings: undefined as string | undefined, response: encoded(undefined) };

  return (requestHeaders) => {
    if (status === 200 && requestHeaders['if-none-match']?.includes(etag)) return notModified;
    const codings = requestHeaders['accept-encoding'];
    if (codings !== last.codings) last = { codings, response: encoded(codings) };
    return last.response;
  };
}

function prepare(status: number, named: Record<string, string>, body: Buffer | null) {
  const headers = body ? { ...named, 'Content-Length': String(body.length) } : named;
  return { status, headers, rawHeaders: Object.entries(headers).flat(), body };
}

/**
 * Whether a client accepts a coding: by its name, else by `*`, unless at quality zero (RFC 9110,
 * 12.5.3).
 */
export function acceptsCoding(header: string | undefined, coding: string): boolean {
  let byWildcard = false;
  for (const part of header?.split(',') ?? []) {
    const [name = '', quality = ''] = part.toLowerCase().split(';');
    const isAccepted = !/^\s*q=0(\.0*)?\s*$/.test(quality);
    if (name.trim() === coding) return isAccepted;
    if (name.trim() === '*') byWildcard = isAccepted;
  }
  return byWildcard;
}
