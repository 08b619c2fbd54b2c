import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseNumber } from './parseNumber.ts';

test.each([
  ['85,5', 85.5],
  ['85.5', 85.5],
  ['0,125', 0.125],
  ['1,000', 1000],
  ['1,234,567', 1_234_567],
  ['1,234.5', 1234.5],
  ['1,00,000.5', 100_000.5],
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
  ['１２', 12],
  ['१२', 12],
  ['٣', 3],
  ['５０', 50],
  ['১২', 12],
  ['𝟝𝟘', 50],
  ['١٢٫٥', 12.5],
  ['١٬٢٣٤٫٥', 1234.5],
  ['۱۲٬۳۴۵', 12_345],
  ['１２．５', 12.5],
  ['１，２３４，５６７', 1_234_567],
  ['1\u00A0000', 1000],
  ['1\u202F234,5', 1234.5],
  ['1\u2009000', 1000],
  ['1’234’567.5', 1_234_567.5],
  ['\u200F−٥', -5],
  ['62 €', 62],
  ['€62', 62],
  ['62 USD', 62],
  ['usd 62', 62],
  ['US$62', 62],
  ['-$5', -5],
  ['$-5', -5],
  ['62 USD/h', 62],
  ['￥６２', 62],
  ['30%', 30],
  ['30\u00A0%', 30],
  ['٣٠٪', 30],
  ['３０％', 30],
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
  for (const text of [
    'e',
    '-',
    '.',
    '1,2,3',
    '1.2.3',
    '1e3',
    'ten',
    '%',
    '€',
    '1,00,00.5',
    '6€2',
    '1+1',
    '5²',
    '①',
    '½',
    '62 CHFX',
  ]) {
    expect(parseNumber(text, '.'), text).toBeNaN();
  }
});

test('any amount reads back from the text that a locale writes for it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -99_999_999, max: 99_999_999 }),
      fc.constantFrom(
        'en-US',
        'de-DE',
        'fr-FR',
        'sv-SE',
        'es-MX',
        'ar-EG',
        'fa-IR',
        'mr-IN',
        'de-CH',
        'hi-IN-u-nu-deva',
      ),
      (hundredths, locale) => {
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
        const separator = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
        const text = format.format(hundredths / 100);
        expect(parseNumber(text, separator)).toBeCloseTo(hundredths / 100, 6);
      },
    ),
  );
});
