import { expect, test } from 'vitest';
import { startPageOrigin } from '../../testing/pageOrigin.ts';
import { load } from './load.ts';
import { savedCalculation } from './savedCalculation.ts';

test('the segments are joined by slashes, read with GET and parsed', async () => {
  const { seen } = await startPageOrigin((_, response) => response.end('{"inputs":1}'));
  expect(await load(['/api/things', 'a', 'b'])).toEqual({ inputs: 1 });
  expect(seen).toMatchObject([{ method: 'GET', url: '/api/things/a/b' }]);
});

test('however many ask, and however late, one request is made and its answer is never stale', async () => {
  const { seen } = await startPageOrigin((_, response) => response.end('[1]'));
  const [first, second] = await Promise.all([load(['/api/once']), load(['/api/once'])]);
  const third = await load(['/api/once']);
  expect([first, second, third]).toEqual([[1], [1], [1]]);
  expect(seen).toHaveLength(1);
});

test('a failure is not retried by itself, and not remembered either', async () => {
  let isDown = true;
  const { seen } = await startPageOrigin((_, response) => {
    if (isDown) response.writeHead(503).end('busy');
    else response.end('"up"');
  });
  await expect(load(['/api/flaky'])).rejects.toThrow('503: busy');
  expect(seen).toHaveLength(1);
  isDown = false;
  expect(await load(['/api/flaky'])).toBe('up');
});

test('a 401 fails by default and is null where that was asked for; other refusals always fail', async () => {
  await startPageOrigin(({ url }, response) => {
    response.writeHead(url.endsWith('members') ? 401 : 403).end();
  });
  await expect(load(['/api/members'])).rejects.toThrow('401: Unauthorized');
  expect(await load(['/api/members'], { on401: 'null' })).toBeNull();
  await expect(load(['/api/owners'], { on401: 'null' })).rejects.toThrow('403: Forbidden');
});

test('a saved calculation is read by its id, whatever characters that has', async () => {
  const { seen } = await startPageOrigin((_, response) => response.end('{"inputs":{}}'));
  await savedCalculation('a/..?b');
  expect(seen[0]?.url).toBe('/api/roi-calculation/a%2F..%3Fb');
});
