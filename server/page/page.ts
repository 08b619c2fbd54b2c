import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuiltFile } from './builtFiles.ts';

/** Compresses a page once, because every visitor gets the same bytes. */
export function createPage(html: string): BuiltFile {
  const identity = Buffer.from(html);
  return {
    type: 'text/html; charset=utf-8',
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    isImmutable: false,
    identity,
    br: brotliCompressSync(identity),
    gzip: gzipSync(identity, { level: 9 }),
  };
}

/**
 * Returns the CSP sources of a page's inline scripts, each between `<script>` and `</script>`.
 * Nothing else runs unless one of these loads it (strict-dynamic). Hashes are as strict as nonces,
 * and the page stays the same for every response (decision 0802).
 */
export function inlineScriptHashes(html: string): string[] {
  const [, ...scripts] = html.split('<script>').map((part) => part.split('</script>', 1)[0] ?? '');
  const hashes = scripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
