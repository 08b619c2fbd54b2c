import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The module of a page that has just been opened. */
const openPage = () => import('./loadFile.ts');

const file = 'https://roi.example/Part.0a1b2c3d.js';
const failure = new Error('The browser does not say why.');
const sayUpdated = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  Object.assign(globalThis, { sayUpdated });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Servers that respond in turn, each with the status of the file. */
function serversWith(...statuses: number[]) {
  let count = 0;
  const respond = () => {
    const status = statuses[count % statuses.length] ?? 0;
    count += 1;
    return status;
  };
  vi.stubGlobal('fetch', async () => {
    const status = respond();
    if (status === 0) throw new TypeError('Failed to fetch');
    return { status };
  });
  const attempts: string[] = [];
  return {
    attempts,
    async attempt(query: string) {
      attempts.push(query);
      if (respond() !== 200) throw failure;
      return 'loaded';
    },
  };
}

test.each([
  ['the first', [200, 404]],
  ['the second', [404, 200]],
  ['the last', [404, 404, 200]],
])('a file that %s of several servers has is loaded', async (_, statuses) => {
  const { whileMissing, isPageUpdated } = await openPage();
  const { attempt, attempts } = serversWith(...statuses);
  const loading = whileMissing(file, attempt);
  await vi.runAllTimersAsync();
  expect(await loading).toBe('loaded');
  expect(new Set(attempts).size, 'browsers remember what failed').toBe(attempts.length);
  expect(isPageUpdated()).toBe(false);
});

test.each([0, 500, 502])('a status of %d is a failure at once, and no update', async (status) => {
  const { whileMissing, isPageUpdated } = await openPage();
  const { attempt, attempts } = serversWith(status);
  await expect(whileMissing(file, attempt)).rejects.toBe(failure);
  expect(attempts).toEqual(['']);
  expect(isPageUpdated()).toBe(false);
});

test('the page says that it was updated once no server had a file for five seconds', async () => {
  const { whileMissing, isPageUpdated } = await openPage();
  const { attempt } = serversWith(404);
  const loading = expect(whileMissing(file, attempt)).rejects.toMatchObject({ cause: failure });
  await vi.advanceTimersByTimeAsync(4500);
  expect(isPageUpdated()).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  await loading;
  expect(isPageUpdated()).toBe(true);
  expect(sayUpdated).toHaveBeenCalledOnce();
});

test('a file that is there but does not load is no update', async () => {
  const { whileMissing, isPageUpdated } = await openPage();
  serversWith(200);
  const loading = expect(whileMissing(file, () => Promise.reject(failure))).rejects.toBe(failure);
  await vi.advanceTimersByTimeAsync(6000);
  await loading;
  expect(isPageUpdated()).toBe(false);
});

test('an import is read as one promise, and after a failure as a new one', async () => {
  const { defineImport } = await openPage();
  const module: { exports?: Promise<unknown> } = {};
  const load = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue('part');
  defineImport(module, load);
  expect(load).not.toHaveBeenCalled();
  await expect(module.exports).rejects.toBe(failure);
  expect(await module.exports).toBe('part');
  expect(module.exports).toBe(module.exports);
  expect(load).toHaveBeenCalledTimes(2);
});
