import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { startApp } from '../../testing/appServer.ts';
import { post } from '../../testing/post.ts';
import { submissions } from '../../testing/submissions.ts';
import { listen, localUrl } from './listen.ts';

async function start(port: number, host: string | undefined) {
  const server = await listen(port, host);
  onTestFinished(() => void server.close());
  return server;
}

it.each([
  [undefined, 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '[::1]'],
])('a server on %s is opened as %s', async (host, name) => {
  const server = await start(0, '127.0.0.1');
  const { port } = server.address() as { port: number };
  expect(localUrl(server, host).href).toBe(`http://${name}:${port}/`);
});

it('listens on the host that it is given', async () => {
  expect((await start(0, '127.0.0.1')).address()).toMatchObject({ address: '127.0.0.1' });
});

it('rejects where the port is in use', async () => {
  const { port } = (await start(0, '127.0.0.1')).address() as { port: number };
  await expect(listen(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

/**
 * Short for a test, and long enough for a normal client on a busy machine.
 */
const waits = {
  headersTimeout: 1000,
  requestTimeout: 1500,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 20,
};
const demo = '/api/demo-submission';
const head = `POST ${demo} HTTP/1.1\r\nHost: roi.example\r\nContent-Type: application/json\r\n`;

function open(url: URL) {
  const socket = connect(Number(url.port), url.hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  // A connection that is cut off while bytes are on their way is reset.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  onTestFinished(() => void socket.destroy());
  return { socket, closed, received: () => received };
}

it.each([
  { what: 'its headers', first: head, piece: 'X-Slow: yes\r\n' },
  { what: 'its body', first: `${head}Content-Length: 60000\r\n\r\n{`, piece: ' ' },
  {
    what: 'the chunks of its body',
    first: `${head}Transfer-Encoding: chunked\r\n\r\n`,
    piece: '1\r\n \r\n',
  },
])(
  'a client that dribbles $what is cut off, and others are served meanwhile',
  async ({ first, piece }) => {
    const failures: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => failures.push(line) });
    const { url, store } = await startApp({ waits, log });
    const { socket, closed, received } = open(url);
    socket.write(first);
    // Never idle, so that only a limit on the whole ends it.
    const dribble = setInterval(() => socket.write(piece), 5);
    onTestFinished(() => clearInterval(dribble));

    const other = await post(url, demo, submissions.demoSubmission());
    expect(other.status).toBe(202);
    await closed;
    expect(received()).toMatch(/^(HTTP\/1\.1 408 |$)/);

    const later = await post(url, demo, submissions.demoSubmission({ lastName: 'Byron' }));
    expect(later.status).toBe(202);
    expect(await Array.fromAsync(store.leads())).toHaveLength(2);
    expect(failures, 'a client that gives up is not our failure').toEqual([]);
  },
);

it('a client that is slow within the limits gets a response', async () => {
  const { url } = await startApp();
  const body = JSON.stringify(submissions.demoSubmission());
  const request = `${head}Connection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const { socket, closed, received } = open(url);
  for (let at = 0; at < request.length; at += 100) {
    socket.write(request.slice(at, at + 100));
    await sleep(5);
  }
  await closed;
  expect(received()).toMatch(/^HTTP\/1\.1 202 /);
});
