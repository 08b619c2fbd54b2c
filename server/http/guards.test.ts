import { once } from 'node:events';
import { IncomingMessage, request } from 'node:http';
import { connect, Socket } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { type AppChanges, startApp } from '../../testing/appServer.ts';
import { post } from '../../testing/post.ts';
import { submissions } from '../../testing/submissions.ts';
import { clientAddress, originOf } from './guards.ts';

it.each([
  ['2001:db8:1:200::1', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:db8:1:2ff:aaaa:bbbb:cccc:dddd', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:DB8:1:300::1', '2001:db8:1:300::/56', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/56', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/56', '0:0:0::/48'],
  ['192.0.2.1', '192.0.2.1', '192.0.2.0/24'],
  ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.0/24'],
  ['::ffff:c000:201', '192.0.2.1', '192.0.2.0/24'],
  ['0:0:0:100:0:ffff:c000:201', '0:0:0:100::/56', '0:0:0::/48'],
  ['0:0:0:0:1:ffff:c000:201', '0:0:0:0::/56', '0:0:0::/48'],
  ['0:0:0:0:0:fffe:c000:201', '0:0:0:0::/56', '0:0:0::/48'],
  ['unknown', 'unknown', 'unknown'],
])('limits count %s as %s in %s', (address, addressKey, networkKey) => {
  expect(originOf(address)).toEqual({ addressKey, networkKey });
});

it('two addresses have one subject exactly when their first 56 bits are the same', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), fc.nat(127), (groups, bit) => {
      groups[0] = 0x2001;
      const other = groups.map((value, index) =>
        index === bit >> 4 ? value ^ (0x8000 >> (bit & 15)) : value,
      );
      const [one, two] = [groups, other].map((all) =>
        originOf(all.map((value) => value.toString(16)).join(':')),
      );
      expect(one?.addressKey === two?.addressKey).toBe(bit >= 56);
      expect(one?.networkKey === two?.networkKey).toBe(bit >= 48);
    }),
  );
});

it.each([
  [0, '198.51.100.1', '192.0.2.9'],
  [1, undefined, '192.0.2.9'],
  [1, '10.9.8.7, 198.51.100.1', '198.51.100.1'],
  [2, '10.9.8.7, 198.51.100.1, 203.0.113.5', '198.51.100.1'],
  [1, 'not an address', '192.0.2.9'],
  [1, '198.51.100.1:51234', '198.51.100.1'],
  [2, '[2001:db8::7]:443, 203.0.113.5:80', '2001:db8::7'],
  [1, '[2001:db8::7]', '2001:db8::7'],
  [1, '2001:db8::7', '2001:db8::7'],
  [1, '198.51.100.1:', '192.0.2.9'],
  [1, '[198.51.100.1', '192.0.2.9'],
])('behind %i proxies of its own, X-Forwarded-For %j means %s', (hops, forwarded, expected) => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '192.0.2.9' });
  const request = new IncomingMessage(socket);
  if (forwarded) request.headers['x-forwarded-for'] = forwarded;
  expect(clientAddress(request, hops)).toBe(expected);
});

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

async function statusOf(lines: readonly string[], changes: AppChanges): Promise<number> {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(await responseTo(lines, changes))?.[1]);
}

const allowedHost = new URL('https://roi.example');

it.each([
  [allowedHost, '/', 'roi.example', 200],
  [allowedHost, '/', 'ROI.example:443', 200],
  [allowedHost, '/', 'evil.example', 421],
  [allowedHost, '/', 'roi.example.evil.example', 421],
  [allowedHost, '/', 'roi.example:8080', 421],
  [allowedHost, '/', '127.0.0.1', 421],
  [allowedHost, '/api/roi-calculation/abc', 'evil.example', 421],
  [allowedHost, '/healthz', '10.0.0.7:3000', 200],
  [allowedHost, '/readyz?probe', '10.0.0.7:3000', 200],
  [new URL('http://roi.example'), '/', 'roi.example:80', 200],
  [new URL('http://roi.example'), '/', 'roi.example:443', 421],
  [new URL('http://roi.example:8080'), '/', 'roi.example:8080', 200],
  [new URL('http://roi.example:8080'), '/', 'roi.example', 421],
  [null, '/', '127.0.0.1', 200],
])(
  'where the public URL is %s, %s for host %s gets status %i',
  async (allowedHost, path, host, status) => {
    expect(await statusOf([`GET ${path} HTTP/1.1`, `Host: ${host}`], { allowedHost })).toBe(status);
  },
);

it.each([allowedHost, null])(
  'two Host headers are refused with 400, public URL %s',
  async (url) => {
    const lines = ['GET / HTTP/1.1', 'Host: roi.example', 'host: evil.example'];
    expect(await statusOf(lines, { allowedHost: url })).toBe(400);
  },
);

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

const demo = '/api/demo-submission';

describe('requests that are refused before they are read', () => {
  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'none' }, 403],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }, 403],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 202],
    [{ Origin: 'https://roi.example' }, 202],
    [{}, 202],
    [{ 'Content-Type': 'text/plain' }, 415],
    [{ 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    [{ 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
    [{ 'Content-Type': 'application/json; charset=utf-8' }, 202],
    [{ 'Content-Encoding': 'gzip' }, 415],
    [{ 'Content-Encoding': 'identity' }, 202],
  ] as [Record<string, string>, number][])(
    'a post with %o gets status %i',
    async (headers, status) => {
      const { url } = await startApp();
      expect((await post(url, demo, submissions.demoSubmission(), headers)).status).toBe(status);
    },
  );

  it('a post from a page of the host that was asked is accepted', async () => {
    const { url } = await startApp();
    const headers = { Origin: url.origin };
    expect((await post(url, demo, submissions.demoSubmission(), headers)).status).toBe(202);
  });

  it('a link of another site may lead to any page', async () => {
    const { url } = await startApp();
    const options = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
    const statusOf = async (path: string) => {
      const [response] = await once(request(new URL(path, url), options).end(), 'response');
      response.resume();
      return response.statusCode;
    };
    expect(await statusOf('/')).toBe(200);
    expect(await statusOf('/nowhere')).toBe(404);
    expect(await statusOf('/api/roi-calculation/unknown')).toBe(404);
  });

  it('a body that is not UTF-8 is refused', async () => {
    const { url } = await startApp();
    const response = await fetch(new URL(demo, url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: Buffer.from('{"firstName":"\xff"}', 'latin1'),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: refusalDetails.bodyNotUtf8 });
  });

  it.each([
    ['says that it is too large', { 'Content-Length': 64 * 1024 + 1 }, 0],
    ['grows past the limit without saying its length', { 'Transfer-Encoding': 'chunked' }, 5],
  ])('a body that %s is refused before it has come', async (_, length, pieces) => {
    const { url } = await startApp();
    const outgoing = request(new URL(demo, url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...length },
    });
    outgoing.on('error', () => undefined);
    outgoing.flushHeaders();
    for (let times = 0; times < pieces; times += 1) outgoing.write('x'.repeat(16 * 1024));
    const [response] = await once(outgoing, 'response');
    expect(response.statusCode).toBe(413);
    expect(response.headers.connection).toBe('close');
    outgoing.destroy();
  });
});

describe('what leaves', () => {
  it('is secure over https', async () => {
    const { url } = await startApp();
    const saved = await post(url, '/api/roi-calculation', submissions.roiCalculation());
    const attributes =
      /^__Host-calculation(\.sig)?=[\w.~-]+; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/;
    const cookies = saved.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(attributes);
      const lifetime = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.now();
      expect(lifetime).toBeLessThanOrEqual(30 * 60_000);
    }
    expect(saved.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  });
});
