import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Parcel } from '@parcel/core';
import { expect, test } from 'vitest';
import { pageBundler } from '../../scripts/bundler.ts';
import { readBuild, withTrustedTypes } from '../../server/page/build.ts';
import { withSharing } from '../../server/page/sharing.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const dist = 'dist';
const kilobyte = 1024;

/** Bytes as they travel; `npm test` builds the page before. */
const builtBytes = new Map(
  readdirSync(dist)
    .filter((name) => name.endsWith('.br'))
    .map((name) => [name.slice(0, -'.br'.length), statSync(join(dist, name)).size]),
);

const builtName = (pattern: RegExp) =>
  [...builtBytes.keys()].find((name) => pattern.test(name)) ?? '';
const entry = builtName(/^main\.[0-9a-f]{8}\.js$/);
/** The worker of the estimates, which starts once the page has nothing else to do. */
const worker = builtName(/^worker\.[0-9a-f]{8}\.js$/);

const bytesOf = (name: string) => builtBytes.get(name) ?? Number.NaN;
const first = bytesOf(entry) + bytesOf(worker);

test('the page paints from at most 13 KB, which one initial TCP window carries', () => {
  const shared = withSharing(readBuild(dist), new URL('https://roi.example'));
  const { indexHtml } = withTrustedTypes(shared, { hasTrackers: false });
  const [first = ''] = indexHtml?.split('<i id="whole">') ?? [];
  expect(first).toContain('<div id="root"');
  expect(brotliCompressSync(first).length).toBeLessThanOrEqual(13 * kilobyte);
});

test('the page takes at most 117 KB of script before any interaction, 104 KB of it at its start', () => {
  const chunks = [...builtBytes]
    .filter(([name]) => name.endsWith('.js'))
    .sort(([, one], [, other]) => other - one)
    .map(([name, bytes]) => {
      const when = { [entry]: 'at the start', [worker]: 'in idle time' }[name] ?? 'on demand';
      return `${(bytes / kilobyte).toFixed(1).padStart(8)} KB  ${when.padEnd(12)}  ${name}`;
    });
  console.log(
    `Scripts (brotli), ${(first / kilobyte).toFixed(1)} KB with the worker of the estimates:\n${chunks.join('\n')}`,
  );
  expect(bytesOf(entry)).toBeLessThanOrEqual(104 * kilobyte);
  expect(first).toBeLessThanOrEqual(117 * kilobyte);
});

test('the page’s script is at most 1.78 times a bare react-dom page built the same way', async () => {
  const bare = await builtBare();
  console.log(
    `${(bytesOf(entry) / bare).toFixed(2)} times the ${(bare / kilobyte).toFixed(1)} KB of a bare page; ` +
      `${(first / bare).toFixed(2)} with the worker`,
  );
  expect(bytesOf(entry) / bare).toBeLessThanOrEqual(1.78);
});

/** Bytes of script that a page takes which hydrates a paragraph and does nothing else. */
async function builtBare(): Promise<number> {
  const folder = temporaryFolder();
  await new Parcel({
    ...pageBundler('production', folder),
    entries: 'testing/built/bare/main.tsx',
  }).run();
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return scripts
    .map((name) => brotliCompressSync(readFileSync(join(folder, name))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
