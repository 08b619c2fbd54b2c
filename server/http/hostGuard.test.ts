import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { type AppChanges, startApp } from '../../testing/appServer.ts';

/** The response to a request with these lines as its head. */
async function responseTo(lines: readonly string[], changes: AppChanges): Promise<string> {
  const { url } = await startApp(changes);
  const socket = connect(Number(url.port), url.hostname);
  onTestFinished(() => void socket.destroy());
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  let received = '';
  for await (const text of socket.setEncoding('utf8')) received += text;
  return received;
}

/** The status of such a response. */
async function statusOf(lines: readonly string[], changes: AppChanges): Promise<number> {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(await responseTo(lines, changes))?.[1]);
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
  'where the public URL is configured, %s for host %s gets status %i',
  async (path, host, status) => {
    expect(await statusOf([`GET ${path} HTTP/1.1`, `Host: ${host}`], { allowedHost })).toBe(status);
  },
);

it('without a configured public URL any host gets a response', async () => {
  expect(await statusOf(['GET / HTTP/1.1', 'Host: 127.0.0.1'], { allowedHost: null })).toBe(200);
});

it.each([allowedHost, null])(
  'two Host headers are refused with 400, public URL %s',
  async (url) => {
    const lines = ['GET / HTTP/1.1', 'Host: roi.example', 'host: evil.example'];
    expect(await statusOf(lines, { allowedHost: url })).toBe(400);
  },
);

it.each([
  ['http://roi.example', 'roi.example:80', 200],
  ['http://roi.example', 'roi.example:443', 421],
  ['http://roi.example:8080', 'roi.example:8080', 200],
  ['http://roi.example:8080', 'roi.example', 421],
])('where the public URL is %s, host %s gets status %i', async (url, host, status) => {
  const changes = { allowedHost: new URL(url) };
  expect(await statusOf(['GET / HTTP/1.1', `Host: ${host}`], changes)).toBe(status);
});

it('other headers may come twice, and one may have the value "host"', async () => {
  const lines = ['GET / HTTP/1.1', 'Host: roi.example', 'X-A: host', 'X-B: 1', 'X-B: 2'];
  expect(await statusOf(lines, { allowedHost })).toBe(200);
});

it('a refusal is a problem that is never cached', async () => {
  const response = await responseTo(['GET / HTTP/1.1', 'Host: evil.example'], { allowedHost });
  expect(response).toContain('Content-Type: application/problem+json\r\n');
  expect(response).toContain('Cache-Control: no-store\r\n');
  expect(response).toContain(`"detail":${JSON.stringify(refusalDetails.otherHost)}`);
});
