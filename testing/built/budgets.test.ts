import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Parcel } from '@parcel/core';
import { expect, onTestFinished, test } from 'vitest';
import { type Language, languageNames, languages, pathOf } from '../../contract/languages.ts';
import { pageBundler } from '../../scripts/bundler.ts';
import { production, startServerProcess } from '../serverProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const dist = 'dist';
const kilobyte = 1024;

/** Bytes as they travel; `npm test` builds the page before. */
const builtBytes = new Map(
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.br'))
    .map((name) => [name.slice(0, -'.br'.length), statSync(join(dist, name)).size]),
);

const bytesOf = (name: string) => builtBytes.get(name) ?? Number.NaN;

/**
 * The script of a page, and in idle time: the worker of the estimates, what calls it, and the
 * notifications. The scripts of each language are in its folder.
 */
function scriptsOf(language: Language) {
  const folder = languages[language];
  const built = (name: string) =>
    [...builtBytes.keys()].find(
      (file) => file.startsWith(join(folder, `${name}.`)) && file.endsWith('.js'),
    );
  const entry = built('main') ?? '';
  const idle = ['worker', 'comlink', 'NotificationArea'].map(built);
  const first = [entry, ...idle].reduce((sum, name = '') => sum + bytesOf(name), 0);
  return { entry, idle, first };
}

const behindProxy: Record<string, string> = {
  PUBLIC_URL: 'https://roi.example',
  TRUST_PROXY_HOPS: '1',
  GTM_ID: 'GTM-ABC1234',
  LINKEDIN_PARTNER_ID: '1234567',
  LINKEDIN_CONVERSION_ID: '12345678',
};

test.each([
  { served: 'by `npm start`', environment: {} as Record<string, string>, ceiling: 13_500 },
  { served: 'over https, with both trackers', environment: behindProxy, ceiling: 14_000 },
])(
  'HTML and headers together are at most $ceiling bytes $served, which the first ten packets carry',
  async ({ environment, ceiling }) => {
    const DATA_DIR = temporaryFolder();
    const server = await startServerProcess({ DATA_DIR, ...environment }, { program: production });
    onTestFinished(() => server.crash());
    const { host } = new URL(environment.PUBLIC_URL ?? server.url);
    for (const language of languageNames) {
      const response = await rawResponse(server.url, host, pathOf(language));
      const headerBytes = response.indexOf('\r\n\r\n') + 4;
      const html = brotliDecompressSync(response.subarray(headerBytes)).toString();
      expect(html).toContain('<div id="root" data-route="calculator"><header');
      expect(html).toContain(`<html lang="${language}"`);
      expect(html.includes('<meta name="tracking"')).toBe('GTM_ID' in environment);
      console.log(
        `${language}: ${response.length} bytes of HTML and headers, ${headerBytes} of them headers, at most ${ceiling}`,
      );
      expect.soft(response.length, language).toBeLessThanOrEqual(ceiling);
    }
  },
);

/** The response with a page, as a browser gets it from the server in a process of its own. */
async function rawResponse(url: URL, host: string, path: string): Promise<Buffer> {
  const socket = connect(Number(url.port), url.hostname);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Proto: https\r\nAccept-Encoding: br\r\n\r\n`,
  );
  let bytes = Buffer.alloc(0);
  for await (const chunk of socket) {
    bytes = Buffer.concat([bytes, chunk]);
    const [head = '', rest] = bytes.toString('latin1').split('\r\n\r\n', 2);
    const length = Number(/^Content-Length: (\d+)$/im.exec(head)?.[1]);
    if (rest !== undefined && bytes.length >= head.length + 4 + length) return bytes;
  }
  throw new Error('Expected a response of its stated length.');
}

test.each(languageNames)(
  'the page in %s takes no more script at its start, and before any interaction, than its ceilings',
  (language) => {
    const { entry, idle, first } = scriptsOf(language);
    const sizes = [entry, ...idle].map(
      (name = '') => `${(bytesOf(name) / kilobyte).toFixed(1)} KB ${name}`,
    );
    console.log(`Scripts (brotli), ${(first / kilobyte).toFixed(1)} KB:\n${sizes.join('\n')}`);
    expect(bytesOf(entry)).toBeLessThanOrEqual(98 * kilobyte);
    expect(first).toBeLessThanOrEqual(118 * kilobyte);
  },
);

test('the page’s script is at most 1.7 times a bare react-dom page built the same way @night', async () => {
  const { entry, first } = scriptsOf('en');
  const bare = await builtBare();
  console.log(
    `${(bytesOf(entry) / bare).toFixed(2)} times the ${(bare / kilobyte).toFixed(1)} KB of a bare page; ` +
      `${(first / bare).toFixed(2)} with what loads in idle time`,
  );
  expect(bytesOf(entry) / bare).toBeLessThanOrEqual(1.7);
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
