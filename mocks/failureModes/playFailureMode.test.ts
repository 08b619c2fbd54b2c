import { expect, test } from 'vitest';
import { playFailureMode } from './playFailureMode.ts';

const handle = async () => ({ status: 200, body: {} });

test.each(['429', '503'] as const)('a played %s says when to try again', async (failureMode) => {
  const response = await playFailureMode(failureMode, handle);
  expect(response.status).toBe(Number(failureMode));
  expect(response.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
});

test('any other played error does not', async () => {
  const response = await playFailureMode('502', handle);
  expect(response.status).toBe(502);
  expect(response.headers.has('Retry-After')).toBe(false);
});
