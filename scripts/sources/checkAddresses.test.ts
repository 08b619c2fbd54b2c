import { expect, onTestFinished, test } from 'vitest';
import { startLocalServer } from '../../testing/localServer.ts';
import { checkAddresses } from './checkAddresses.ts';

test('addresses that are gone, unreachable or silent are named in their order', async () => {
  const { url, stop } = await startLocalServer((request, response) => {
    if (request.url === '/silent') return;
    const status = { '/gone': 404, '/refuses-programs': 403 }[request.url ?? ''] ?? 200;
    response.writeHead(status).end();
  });
  onTestFinished(stop);
  const at = (path: string) => new URL(path, url).href;
  const failures = await checkAddresses(
    [at('/there'), at('/gone'), at('/refuses-programs'), at('/silent'), 'http://127.0.0.1:1/'],
    { timeoutMs: 2000 },
  );
  expect(failures).toEqual([
    { address: at('/gone'), reason: '404 Not Found', hasResponse: true },
    { address: at('/silent'), reason: expect.stringMatching(/timeout/), hasResponse: false },
    { address: 'http://127.0.0.1:1/', reason: expect.any(String), hasResponse: false },
  ]);
});
