import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { parseNumber, type Range, snapToRange } from './useNumberField.ts';

test.each([
  ['85,5', 85.5],
  ['85.5', 85.5],
  ['0,125', 0.125],
  ['1,000', 1000],
  ['1,234,567', 1_234_567],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1.234.567', 1_234_567],
  ['1 234,5', 1234.5],
  ['12.345', 12.345],
  ['7.', 7],
  ['7,', 7],
  [',5', 0.5],
  ['-5', -5],
  ['$95', 95],
  ['30 %', 30],
  ['200+', 200],
])('%s is %d, whatever the locale of an English page', (text, number) => {
  expect(parseNumber(text, '.')).toBe(number);
});

test('one comma before three digits is what the visitor’s locale makes of it', () => {
  expect(parseNumber('12,345', '.')).toBe(12_345);
  expect(parseNumber('12,345', ',')).toBe(12.345);
});

test('an empty text states nothing, and a text that is not a number is NaN', () => {
  expect(parseNumber('', '.')).toBeNull();
  expect(parseNumber('  ', '.')).toBeNull();
  for (const text of ['e', '-', '.', '1,2,3', '1.2.3', '1e3', 'ten', '%', '1,00,000.5']) {
    expect(parseNumber(text, '.'), text).toBeNaN();
  }
});

test('any amount reads back from the text that a locale writes for it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -99_999_999, max: 99_999_999 }),
      fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'sv-SE', 'es-MX'),
      (hundredths, locale) => {
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
        const separator = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
        const text = format.format(hundredths / 100).replace('−', '-');
        expect(parseNumber(text, separator)).toBeCloseTo(hundredths / 100, 6);
      },
    ),
  );
});

test('a value between two steps goes to the nearer one, counted from the minimum', () => {
  expect(snapToRange(12.4, limits.integrationCount)).toBe(12);
  expect(snapToRange(12.5, limits.integrationCount)).toBe(13);
  expect(snapToRange(9, { min: 1, max: 20, step: 5 })).toBe(11);
  expect(snapToRange(8, { min: 1, max: 20, step: 5 })).toBe(6);
});

const ranges: fc.Arbitrary<Range> = fc
  .record({
    min: fc.integer({ min: -500, max: 500 }),
    width: fc.nat(1000),
    step: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ min, width, step }) => ({ min, max: min + width, step }));

test('whatever the number, the result lies within the range and on a step, and stays where it is', () => {
  fc.assert(
    fc.property(ranges, fc.double({ noNaN: true }), (range, value) => {
      const snapped = snapToRange(value, range);
      expect(snapped).toBeGreaterThanOrEqual(range.min);
      expect(snapped).toBeLessThanOrEqual(range.max);
      expect((snapped - range.min) % range.step).toBe(0);
      expect(snapToRange(snapped, range)).toBe(snapped);
    }),
  );
});

test('no step of the range is nearer than the result', () => {
  fc.assert(
    fc.property(ranges, fc.integer({ min: -2000, max: 2000 }), (range, value) => {
      const distance = Math.abs(snapToRange(value, range) - value);
      for (let step = range.min; step <= range.max; step += range.step) {
        expect(distance).toBeLessThanOrEqual(Math.abs(step - value));
      }
    }),
  );
});
