import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shapeArabic } from './shapeArabic.ts';

const codes = (text: string) =>
  Array.from(text, (letter) => letter.codePointAt(0)?.toString(16)).join(' ');

test('letters take the form of their position in the word', () => {
  expect(codes(shapeArabic('بيت'))).toBe('fe91 fef4 fe96');
  expect(codes(shapeArabic('ب'))).toBe('fe8f');
});

test('a letter that does not join forward makes the next letter initial or isolated', () => {
  expect(codes(shapeArabic('دار'))).toBe('fea9 fe8d fead');
  expect(codes(shapeArabic('نادر'))).toBe('fee7 fe8e fea9 fead');
});

test('lam and alef become a ligature that joins to the preceding letter', () => {
  expect(codes(shapeArabic('لا'))).toBe('fefb');
  expect(codes(shapeArabic('سلام'))).toBe('feb3 fefc fee1');
});

test('Persian letters join, and a zero-width non-joiner separates them', () => {
  expect(codes(shapeArabic('پگ'))).toBe('fb58 fb93');
  expect(codes(shapeArabic('می\u200cشود'))).toBe('fee3 fbfd feb7 feee fea9');
});

test('shaped letters decompose to the original text', () => {
  const letter = fc.constantFrom(...'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءآأإؤئپچژگک abc12');
  fc.assert(
    fc.property(fc.string({ unit: letter }), (text) => {
      expect(shapeArabic(text).normalize('NFKC')).toBe(text);
    }),
  );
});
