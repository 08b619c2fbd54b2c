import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkAddresses } from './checkAddresses.ts';

test('addresses that are gone, unreachable or silent are named in their order', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/silent') return;
    const status = { '/gone': 404, '/refuses-programs': 403 }[request.url ?? ''] ?? 200;
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  try {
    const failures = await checkAddresses(
      [at('/there'), at('/gone'), at('/refuses-programs'), at('/silent'), 'http://127.0.0.1:1/'],
      { timeoutMs: 300 },
    );
    expect(failures).toEqual([
      { address: at('/gone'), reason: '404 Not Found', hasResponse: true },
      { address: at('/silent'), reason: expect.stringMatching(/timeout/), hasResponse: false },
      { address: 'http://127.0.0.1:1/', reason: expect.any(String), hasResponse: false },
    ]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
