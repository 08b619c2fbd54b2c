import { expect, test } from 'vitest';
import { defaultInputs } from '../contract/defaults.ts';
import { regions } from '../contract/inputs.ts';
import { parsePartialInputs } from './partialInputs.ts';

test('a missing part gets its default, and what does not count is named', () => {
  expect(parsePartialInputs({})).toEqual({ inputs: defaultInputs, notCounted: [], notes: [] });
  expect(parsePartialInputs({ developerCountNumber: 7, developerCount: 'a few' })).toEqual({
    inputs: { ...defaultInputs, developerCountNumber: 7, developerCount: '6-10' },
    notCounted: [{ field: 'developerCount', reason: 'It follows from developerCountNumber.' }],
    notes: [],
  });
});

test.each([
  [{ integrationCount: 201 }, 'integrationCount: Use at most 200 (got 201)'],
  [{ integrationCount: 1.5 }, 'integrationCount: Use a whole number (got 1.5)'],
  [{ integrationCont: 5 }, 'integrationCont: There is no such field; use integrationCount (got 5)'],
  [{ region: 'mars' }, `region: Use one of ${regions.join(', ')} (got "mars")`],
  [{ selectedSystems: ['slack', 7] }, 'selectedSystems.1: Use text (got 7)'],
  [{ deadline: '2027-02-30' }, 'deadline: Use a date or date-time in ISO 8601 (got "2027-02-30")'],
  [null, 'the line: Use a JSON object (got null)'],
  [[{}], 'the line: Use a JSON object (got an array)'],
])('%j is refused with the field, what was wrong and what was given', (value, refusal) => {
  expect(parsePartialInputs(value)).toEqual({ refusal });
});

test('every invalid field is named', () => {
  expect(parsePartialInputs({ integrationCount: 0, customHourlyRate: 0 })).toEqual({
    refusal:
      'integrationCount: Use at least 1 (got 0); customHourlyRate: Use at least 0.01 (got 0)',
  });
});

test('a deeply nested value is described without an error', () => {
  const nested: unknown = JSON.parse(`{"region":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  expect(parsePartialInputs(nested)).toEqual({
    refusal: expect.stringMatching(/\(got an array\)$/),
  });
});
