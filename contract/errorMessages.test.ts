import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorMessage } from './errorMessages.ts';

const noSuch = z.union([z.string(), z.int()]);

test.each<[z.ZodMiniType, unknown, string]>([
  [z.string(), undefined, 'This field is required'],
  [z.string(), 7, 'Use text'],
  [z.int(), 1.5, 'Use a whole number'],
  [z.int().check(z.lte(200)), 201, 'Use at most 200'],
  [z.int().check(z.gte(1)), 0, 'Use at least 1'],
  [z.string().check(z.maxLength(2)), 'abc', 'Use at most 2 characters'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Use at most 1 entries'],
  [z.enum(['eu', 'us']), 'mars', 'Use one of eu, us'],
  [z.literal('eu'), 'us', 'Use eu'],
  [noSuch, true, 'This value is not valid'],
])('%# a refused value gets an instruction', (schema, value, message) => {
  const { error } = schema.safeParse(value, { error: errorMessage });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
