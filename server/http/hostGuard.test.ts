import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { type AppChanges, startApp } from '../../testing/appServer.ts';

/** The status of a request with these lines as its head. */
async function statusOf(lines: readonly string[], changes: AppChanges) {
  const { url } = await startApp(changes);
  const socket = connect(Number(url.port), url.hostname);
  onTestFinished(() => void socket.destroy());
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  let answered = '';
  for await (const text of socket.setEncoding('utf8')) answered += text;
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answered)?.[1]);
}

const allowedHost = new URL('https://roi.example');

it.each([
  ['/', 'roi.example', 200],
  ['/', 'ROI.example:443', 200],
  ['/', 'evil.example', 421],
  ['/', 'roi.example.evil.example', 421],
  ['/', 'roi.example:8080', 421],
  ['/', '127.0.0.1', 421],
  ['/api/roi-calculation/abc', 'evil.example', 421],
  ['/healthz', '10.0.0.7:3000', 200],
  ['/readyz?probe', '10.0.0.7:3000', 200],
])(
  'where the public URL is configured, %s for host %s is answered %i',
  async (path, host, status) => {
    expect(await statusOf([`GET ${path} HTTP/1.1`, `Host: ${host}`], { allowedHost })).toBe(status);
  },
);

it('without a configured public URL any host is answered', async () => {
  expect(await statusOf(['GET / HTTP/1.1', 'Host: 127.0.0.1'], { allowedHost: null })).toBe(200);
});

it.each([allowedHost, null])(
  'two Host headers are refused with 400, public URL %s',
  async (url) => {
    const lines = ['GET / HTTP/1.1', 'Host: roi.example', 'host: evil.example'];
    expect(await statusOf(lines, { allowedHost: url })).toBe(400);
  },
);
