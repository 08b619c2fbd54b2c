import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** A built file in memory, with the build's compressed versions. */
export interface BuiltFile {
  type: string;
  etag: string;
  /** Whether its name contains a hash of its content. */
  isImmutable: boolean;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/**
 * What the build wrote. Files are keyed by request path; the pages are apart, because the server
 * changes them.
 */
export interface BuiltFiles {
  files: ReadonlyMap<string, BuiltFile>;
  /** Null without one. */
  indexHtml: string | null;
  notFoundHtml: string | null;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};

/** Reads the whole build, so that a request can name no other file. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const files = new Map<string, BuiltFile>();
  for (const file of existsSync(folder) ? filesIn(folder) : []) {
    if (/\.(html|br|gz)$/.test(file)) continue;
    const identity = readFileSync(file);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path, {
      type: types[extname(file).toLowerCase()] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      isImmutable: /\.[0-9a-f]{8}\.\w+(\.map)?$/.test(path),
      identity,
      ...(existsSync(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
      ...(existsSync(`${file}.gz`) && { gzip: readFileSync(`${file}.gz`) }),
    });
  }
  return {
    files,
    indexHtml: textOf(join(folder, 'index.html')),
    notFoundHtml: textOf(join(folder, '404.html')),
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function textOf(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
