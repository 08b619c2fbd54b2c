import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Parcel } from '@parcel/core';
import { expect, onTestFinished, test } from 'vitest';
import { pageBundler } from '../../scripts/bundler.ts';
import { production, startServerProcess } from '../serverProcess.ts';
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
/** The worker of the estimates, what calls it, and the notifications: they load in idle time. */
const idle = [/^worker\./, /^comlink\./, /^NotificationArea\./].map((start) =>
  builtName(new RegExp(`${start.source}[0-9a-f]{8}\\.js$`)),
);

const bytesOf = (name: string) => builtBytes.get(name) ?? Number.NaN;
const first = [entry, ...idle].reduce((sum, name) => sum + bytesOf(name), 0);

const behindProxy = {
  PUBLIC_URL: 'https://roi.example',
  TRUST_PROXY_HOPS: '1',
  GTM_ID: 'GTM-ABC1234',
  LINKEDIN_PARTNER_ID: '1234567',
  LINKEDIN_CONVERSION_ID: '12345678',
};

test.each([
  { served: 'by `npm start`', environment: {}, ceiling: 13_500 },
  { served: 'over https, with both trackers', environment: behindProxy, ceiling: 14_000 },
])(
  'HTML and headers together are at most $ceiling bytes $served, which the first ten packets carry',
  async ({ environment, ceiling }) => {
    const response = await rawResponse(environment);
    const headerBytes = response.indexOf('\r\n\r\n') + 4;
    const html = brotliDecompressSync(response.subarray(headerBytes)).toString();
    expect(html).toContain('<div id="root" data-route="calculator"><header');
    expect(html.includes('<meta name="tracking"')).toBe('GTM_ID' in environment);
    console.log(
      `${response.length} bytes of HTML and headers, ${headerBytes} of them headers, at most ${ceiling}`,
    );
    expect(response.length).toBeLessThanOrEqual(ceiling);
  },
);

/** The response with the page, as a browser gets it from the server in a process of its own. */
async function rawResponse(environment: Record<string, string>): Promise<Buffer> {
  const DATA_DIR = temporaryFolder();
  const server = await startServerProcess({ DATA_DIR, ...environment }, { program: production });
  onTestFinished(() => server.crash());
  const { host } = new URL(environment.PUBLIC_URL ?? server.url);
  const socket = connect(Number(server.url.port), server.url.hostname);
  socket.write(
    `GET /roi-calculator HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Proto: https\r\nAccept-Encoding: br\r\n\r\n`,
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

test('the page takes at most 121 KB of script before any interaction, 102 KB of it at its start', () => {
  const chunks = [...builtBytes]
    .filter(([name]) => name.endsWith('.js'))
    .sort(([, one], [, other]) => other - one)
    .map(([name, bytes]) => {
      const isIdle = idle.includes(name);
      const when = name === entry ? 'at the start' : isIdle ? 'in idle time' : 'on demand';
      return `${(bytes / kilobyte).toFixed(1).padStart(8)} KB  ${when.padEnd(12)}  ${name}`;
    });
  console.log(
    `Scripts (brotli), ${(first / kilobyte).toFixed(1)} KB with what loads in idle time:\n${chunks.join('\n')}`,
  );
  expect(bytesOf(entry)).toBeLessThanOrEqual(102 * kilobyte);
  expect(first).toBeLessThanOrEqual(121 * kilobyte);
});

test('the page’s script is at most 1.77 times a bare react-dom page built the same way', async () => {
  const bare = await builtBare();
  console.log(
    `${(bytesOf(entry) / bare).toFixed(2)} times the ${(bare / kilobyte).toFixed(1)} KB of a bare page; ` +
      `${(first / bare).toFixed(2)} with what loads in idle time`,
  );
  expect(bytesOf(entry) / bare).toBeLessThanOrEqual(1.77);
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
