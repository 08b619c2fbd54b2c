import { expect, it, onTestFinished } from 'vitest';
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
