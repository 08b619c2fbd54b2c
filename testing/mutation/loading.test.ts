import { expect, test } from 'vitest';

test('the rules and the contract load: a mutant that breaks loading leaves other test files without tests to fail', async () => {
  expect(await import('../../worker/answer/answer.ts')).toHaveProperty('answer');
  expect(await import('../../contract/index.ts')).toHaveProperty('contract');
  expect(await import('../../contract/tracking.ts')).toHaveProperty('Tracking');
});
