import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatorInputs } from '../testing/arbitraries.ts';
import { CalculatorInputs } from './calculation.ts';
import { defaultInputs } from './defaults.ts';
import {
  changedInputs,
  derivedInputs,
  developerRange,
  type InputName,
  inputDefinitions,
  inputNames,
  statedInputs,
} from './inputs.ts';
import { isInputValue } from './isInputValue.ts';

test('no two inputs have the same key in links, and none has that of the months in older ones', () => {
  const keys = inputNames.map((name) => inputDefinitions[name].linkKey);
  expect(new Set([...keys, 'months']).size).toBe(inputNames.length + 1);
});

test('the contract holds every input, every derived value and nothing else', () => {
  expect(Object.keys(CalculatorInputs.shape).sort()).toEqual(
    [...inputNames, ...Object.keys(derivedInputs)].sort(),
  );
});

test.each(inputNames)('the default of %s is accepted', (name) => {
  expect(isInputValue(name, defaultInputs[name])).toBe(true);
});

test.each(inputNames)('the plain check of %s accepts what the schema accepts', (name) => {
  const value = fc.oneof(
    fc.constantFrom<unknown>(null, 0, -0, '', '5', 'eu', 'EU', [], ['slack'], ['Slack'], {}),
    fc.constantFrom<unknown>('2027-02-28', '2027-02-29', '2028-02-29', '0000-01-01', '2027-13-01'),
    fc.constantFrom<unknown>(0.009, 0.01, 1, 1.5, 20, 21, 100, 100.5, 200, 201, 10_000, 10_000.01),
    fc.constantFrom<unknown>(['a'.repeat(64)], ['a'.repeat(65)], Array(200).fill('a')),
    fc.constantFrom<unknown>(Array(201).fill('a'), Number.NaN, Number.POSITIVE_INFINITY, undefined),
    calculatorInputs.map((inputs) => inputs[name]),
    fc.double(),
    fc.string(),
  );
  fc.assert(
    fc.property(value, (tried) => {
      const isLeftOut = tried === undefined;
      const isInstant = typeof tried === 'string' && tried.includes('T');
      fc.pre(!isLeftOut && !isInstant);
      const parsed = CalculatorInputs.safeParse({ ...defaultInputs, [name]: tried });
      expect(isInputValue(name, tried)).toBe(parsed.success);
    }),
    { numRuns: 300 },
  );
});

test('the changed inputs are those with another value, and none beside a copy', () => {
  fc.assert(
    fc.property(calculatorInputs, calculatorInputs, (one, other) => {
      const isOther = (name: InputName) =>
        JSON.stringify(one[name] ?? null) !== JSON.stringify(other[name] ?? null);
      expect(changedInputs(one, other)).toEqual(inputNames.filter(isOther));
      expect(changedInputs(one, structuredClone(one))).toEqual([]);
    }),
  );
});

test('stated inputs hold no derived value, and share no list with where they come from', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { developerCount: _label, timeline: _months, ...stated } = inputs;
      expect(statedInputs(inputs)).toEqual(stated);
      expect(statedInputs(inputs).selectedSystems).not.toBe(inputs.selectedSystems);
    }),
  );
});

test.each([
  [1, '1-2'],
  [2, '1-2'],
  [3, '3-5'],
  [5, '3-5'],
  [6, '6-10'],
  [10, '6-10'],
  [11, '11-20'],
  [20, '11-20'],
])('%i developers are labelled %s', (developers, label) => {
  expect(developerRange(developers)).toBe(label);
});
