import { expect, test } from 'vitest';
import { startPageOrigin } from '../../testing/pageOrigin.ts';
import { fetchSavedCalculation, getJson } from './request.ts';

test('the segments are joined by slashes, fetched with GET and parsed', async () => {
  const { seen } = await startPageOrigin((_, response) => response.end('{"inputs":1}'));
  expect(await getJson(['/api/things', 'a', 'b'])).toEqual({ inputs: 1 });
  expect(seen).toMatchObject([{ method: 'GET', url: '/api/things/a/b' }]);
});

test('concurrent and later calls share one request', async () => {
  const { seen } = await startPageOrigin((_, response) => response.end('[1]'));
  const [first, second] = await Promise.all([getJson(['/api/once']), getJson(['/api/once'])]);
  const third = await getJson(['/api/once']);
  expect([first, second, third]).toEqual([[1], [1], [1]]);
  expect(seen).toHaveLength(1);
});

test('a failure is not retried automatically and not cached', async () => {
  let isDown = true;
  const { seen } = await startPageOrigin((_, response) => {
    if (isDown) response.writeHead(503).end('busy');
    else response.end('"up"');
  });
  await expect(getJson(['/api/flaky'])).rejects.toThrow('503: busy');
  expect(seen).toHaveLength(1);
  isDown = false;
  expect(await getJson(['/api/flaky'])).toBe('up');
});

test('a 401 rejects by default and is null where the caller allows it; other error statuses always reject', async () => {
  await startPageOrigin(({ url }, response) => {
    response.writeHead(url.endsWith('members') ? 401 : 403).end();
  });
  await expect(getJson(['/api/members'])).rejects.toThrow('401: Unauthorized');
  expect(await getJson(['/api/members'], { on401: 'null' })).toBeNull();
  await expect(getJson(['/api/owners'], { on401: 'null' })).rejects.toThrow('403: Forbidden');
});

test('the id of a saved calculation is percent-encoded in the path', async () => {
  const { seen } = await startPageOrigin((_, response) => response.end('{"inputs":{}}'));
  await fetchSavedCalculation('a/..?b');
  expect(seen[0]?.url).toBe('/api/roi-calculation/a%2F..%3Fb');
});
