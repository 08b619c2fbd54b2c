import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuiltFile } from './builtFiles.ts';

/** A page, compressed when the server boots: its bytes are the same for everyone, and browsers may ask whether they still are. */
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
 * CSP sources of the scripts that stand in a page, each between `<script>` and `</script>`. Nothing else runs unless one of
 * these loads it (strict-dynamic): hashes are as strict as nonces, and need no page of its own for each answer
 * (decision 0802).
 */
export function inlineScriptHashes(html: string): string[] {
  const [, ...scripts] = html.split('<script>').map((part) => part.split('</script>', 1)[0] ?? '');
  const hashes = scripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
