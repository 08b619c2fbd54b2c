import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CalculatorInputs } from '../contract/calculation.ts';
import { defaultInputs } from '../contract/defaults.ts';
import { regions } from '../contract/inputs.ts';
import { calculatorInputs } from '../testing/arbitraries.ts';
import { isPlainlyAccepted, parsePartialInputs } from './partialInputs.ts';

test('a missing part gets its default, and the range label follows the number', () => {
  expect(parsePartialInputs({})).toEqual({ inputs: defaultInputs });
  expect(parsePartialInputs({ developerCountNumber: 7 })).toEqual({
    inputs: { ...defaultInputs, developerCountNumber: 7, developerCount: '6-10' },
  });
  expect(parsePartialInputs({ developerCountNumber: 7, developerCount: 'a few' })).toEqual({
    inputs: { ...defaultInputs, developerCountNumber: 7, developerCount: 'a few' },
  });
});

test.each([
  [{ integrationCount: 201 }, 'integrationCount: Use at most 200 (got 201)'],
  [{ integrationCount: 1.5 }, 'integrationCount: Use a whole number (got 1.5)'],
  [{ integrationCont: 5 }, 'integrationCont: There is no such field (got 5)'],
  [{ region: 'mars' }, `region: Use one of ${regions.join(', ')} (got "mars")`],
  [{ selectedSystems: ['slack', 7] }, 'selectedSystems.1: Use text (got 7)'],
  [{ deadline: '2027-02-30' }, 'deadline: Use a date or date-time in ISO 8601 (got "2027-02-30")'],
  [null, 'the line: Use a JSON object (got null)'],
  [[{}], 'the line: Use a JSON object (got an array)'],
])('%j is refused with the field, what was wrong and what was given', (value, refusal) => {
  expect(parsePartialInputs(value)).toEqual({ refusal });
});

test('every invalid field is named', () => {
  expect(parsePartialInputs({ timeline: 0, customHourlyRate: 0 })).toEqual({
    refusal: 'timeline: Use at least 1 (got 0); customHourlyRate: Use at least 0.01 (got 0)',
  });
});

test('a deeply nested value is described without an error', () => {
  const nested: unknown = JSON.parse(`{"region":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  expect(parsePartialInputs(nested)).toEqual({
    refusal: expect.stringMatching(/\(got an array\)$/),
  });
});

/** Values of every field that are just within the schema, and just outside it. */
const nearMiss = fc.dictionary(
  fc.constantFrom(...Object.keys(defaultInputs), 'integrationcount', '__proto__', 'toString'),
  fc.oneof(
    fc.constantFrom<unknown>(
      null,
      undefined,
      true,
      '',
      '1-2',
      'eu',
      'EU',
      [],
      ['slack'],
      ['Slack'],
      {},
    ),
    fc.constantFrom<unknown>(
      0,
      -0,
      0.5,
      0.01,
      0.009,
      1,
      20,
      21,
      100,
      100.5,
      200,
      201,
      500,
      1200,
      1201,
    ),
    fc.constantFrom<unknown>(10_000, 10_000.01, 1e300, Number.NaN, Number.POSITIVE_INFINITY),
    fc.array(fc.constantFrom<unknown>('slack', '-a', 'a'.repeat(64), 'a'.repeat(65), 3), {
      maxLength: 201,
    }),
    fc.string({ maxLength: 25 }),
    fc.double(),
  ),
);

test('the schema accepts all that the quick check accepts', () => {
  fc.assert(
    fc.property(nearMiss, (partial) => {
      fc.pre(isPlainlyAccepted(partial));
      const parsed = CalculatorInputs.safeParse({ ...defaultInputs, ...partial });
      expect(parsed.error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('the quick check accepts all common inputs, so that the schema is rarely used', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      expect(isPlainlyAccepted({ ...inputs, deadline: null })).toBe(true);
    }),
  );
});

test('inputs are accepted or rejected as the schema does', () => {
  fc.assert(
    fc.property(nearMiss, (partial) => {
      const isAccepted = CalculatorInputs.safeParse({ ...defaultInputs, ...partial }).success;
      expect('inputs' in parsePartialInputs(partial)).toBe(isAccepted);
    }),
    { numRuns: 2000 },
  );
});
