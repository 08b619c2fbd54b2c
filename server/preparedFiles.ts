import type { IncomingHttpHeaders } from 'node:http';
import type { BuiltFile, BuiltFiles } from './builtFiles.ts';
import { createPage } from './page.ts';

/** An answer that was made before anybody asked for it. */
export interface PreparedAnswer {
  status: number;
  headers: Record<string, string>;
  /** The same headers as node:http writes them quickest: name, value, name, value. */
  rawHeaders: readonly string[];
  body: Buffer | null;
}

/** Chooses by what the client takes and what it has already. */
export type PreparedFile = (asked: IncomingHttpHeaders) => PreparedAnswer;

/** What the build answers with, each answer made once. */
export interface PreparedFiles {
  /** The file or page at a path; null where there is none. */
  find(path: string): PreparedFile | null;
  /** For every other path: the page's own 'Page Not Found', or 503 where nothing is built. */
  notFound: PreparedFile;
}

/** Paths that are the calculator (specification 2). */
const calculatorPaths = ['/', '/roi-calculator'];

/** The one file that pages of other sites load (docs/embedding.md). */
const embedScript = '/embed.js';

/** Prepare the build: its files as they are, and the calculator at its two paths; `everyHeader` goes with each. */
export function prepareFiles(
  { files, indexHtml, notFoundHtml }: BuiltFiles,
  everyHeader: Record<string, string>,
): PreparedFiles {
  const prepared = new Map<string, PreparedFile>();
  for (const [path, file] of files) {
    const crossOrigin = { 'cross-origin-resource-policy': 'cross-origin' };
    const headers = path === embedScript ? { ...everyHeader, ...crossOrigin } : everyHeader;
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
  const asItIs = whole(identity);
  const brotli = br && whole(br, { 'Content-Encoding': 'br' });
  const zipped = gzip && whole(gzip, { 'Content-Encoding': 'gzip' });

  const encoded = (codings: string | undefined) => {
    if (brotli && acceptsCoding(codings, 'br')) return brotli;
    if (zipped && acceptsCoding(codings, 'gzip')) return zipped;
    return asItIs;
  };
  /** Most clients take the same, so that the last choice is mostly the next. */
  let last = { codings: undefined as string | undefined, answer: encoded(undefined) };

  return (asked) => {
    if (status === 200 && asked['if-none-match']?.includes(etag)) return notModified;
    const codings = asked['accept-encoding'];
    if (codings !== last.codings) last = { codings, answer: encoded(codings) };
    return last.answer;
  };
}

function prepare(status: number, named: Record<string, string>, body: Buffer | null) {
  const headers = body ? { ...named, 'Content-Length': String(body.length) } : named;
  return { status, headers, rawHeaders: Object.entries(headers).flat(), body };
}

/** Whether the client takes the coding: by its name, else by `*`, and not at quality zero (RFC 9110, 12.5.3). */
export function acceptsCoding(header: string | undefined, coding: string): boolean {
  let byAny = false;
  for (const part of header?.split(',') ?? []) {
    const [name = '', quality = ''] = part.toLowerCase().split(';');
    const isTaken = !/^\s*q=0(\.0*)?\s*$/.test(quality);
    if (name.trim() === coding) return isTaken;
    if (name.trim() === '*') byAny = isTaken;
  }
  return byAny;
}
