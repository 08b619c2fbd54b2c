import { expect, test } from 'vitest';
import { StoreUnavailable } from './ports.ts';

test('an unavailable store names its cause, and says that nothing was saved unless it does not know', () => {
  const cause = new Error('connect ECONNREFUSED');
  const error = new StoreUnavailable(cause);
  expect(error).toMatchObject({
    name: 'StoreUnavailable',
    message: 'connect ECONNREFUSED',
    isOutcomeUnknown: false,
  });
  expect(error.cause).toBe(cause);
  expect(new StoreUnavailable('timeout').message).toBe('The store does not respond.');
  expect(new StoreUnavailable(cause, { isOutcomeUnknown: true }).isOutcomeUnknown).toBe(true);
});
