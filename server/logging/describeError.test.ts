import { expect, it } from 'vitest';
import { describeError } from './log.ts';

it('keeps the name of an error and where it occurred, not what it says', () => {
  const error = new TypeError('sent at ada@example.com\nat home');
  const { name, stack, ...rest } = describeError(error);
  expect([name, rest]).toEqual(['TypeError', {}]);
  const places = stack?.split('\n') ?? [];
  expect(places[0]).toContain('describeError.test.ts');
  expect(places.length).toBeGreaterThan(1);
  for (const place of places) expect(place).toMatch(/^\s+at /);
});

it.each([
  ['an error', Object.assign(new Error('full'), { code: 'ENOSPC' })],
  ['its cause', new Error('away', { cause: Object.assign(new Error(), { code: 'ENOSPC' }) })],
])('keeps the code of %s', (_, error) => {
  expect(describeError(error)).toMatchObject({ name: 'Error', code: 'ENOSPC' });
});

it('keeps the code of an error rather than that of its cause', () => {
  const cause = Object.assign(new Error(), { code: 'EPIPE' });
  const error = Object.assign(new Error('full', { cause }), { code: 13 });
  expect(describeError(error)).toMatchObject({ code: '13' });
});

it('keeps no code of a cause that is not an error', () => {
  const error = new Error('away', { cause: { code: 'ada@example.com' } });
  expect(describeError(error)).not.toHaveProperty('code');
});

it.each([
  ['ada@example.com', 'string'],
  [undefined, 'undefined'],
  [{ name: 'ada@example.com' }, 'object'],
])('keeps the type of a thrown value that is not an error: %j', (thrown, name) => {
  expect(describeError(thrown)).toEqual({ name });
});

it('describes an error without a stack', () => {
  const error = Object.assign(new Error(), { stack: undefined });
  expect(describeError(error)).toEqual({ name: 'Error' });
});
