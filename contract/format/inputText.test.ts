import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { inputNames } from '../inputs.ts';
import { inputText } from './inputText.ts';

test.each([
  ['integrationCount', 5, '5'],
  ['devTimePercentage', 33.333, '33.33%'],
  ['devTimePercentage', 0, 'not entered, counts as 100%'],
  ['devTimePercentage', null, 'not entered, counts as 100%'],
  ['customHourlyRate', 72.5, '$72.50'],
  ['customHourlyRate', undefined, 'none'],
  ['region', 'latam', 'Latin America'],
  ['selectedSystems', ['hubspot', 'slack'], 'hubspot, slack'],
  ['selectedSystems', [], 'none selected'],
  ['deadline', '2027-03-01T10:00:00Z', '2027-03-01'],
  ['deadline', null, 'none'],
] as const)('%s of %j reads "%s"', (name, value, text) => {
  expect(inputText(name, value)).toBe(text);
});

test.each(['United States', 'constructor', 'toString'])(
  'a region that a demo request names %s is written as it is',
  (region) => {
    expect(inputText('region', region as 'us')).toBe(region);
  },
);

test('every value of every input has a text', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      for (const name of inputNames) {
        expect(inputText(name, inputs[name])).toMatch(/./);
        expect(inputText(name, inputs[name])).not.toMatch(/undefined|null|NaN/);
      }
    }),
  );
});
