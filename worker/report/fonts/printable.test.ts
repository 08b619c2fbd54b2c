import { expect, test } from 'vitest';
import { printable } from './printable.ts';

/** Fonts with Latin letters, a combining accent, digits, brackets and Arabic. */
const has = (codePoint: number) =>
  /[\u0020-\u024f]|\u0301|[\u0600-\u06ff]/.test(String.fromCodePoint(codePoint));

test.each([
  ['Łódź', 'Łódź'],
  ['Łódź'.normalize('NFD'), 'Łódź'],
  ['Rocket 🚀🚀 Inc', 'Rocket [emoji] Inc'],
  ['ไทยพาณิชย์ Bank', '[Thai] Bank'],
  ['भारत 𠮷野', '[Devanagari] [Han]'],
  ['A\u200bB\u00adC\ufe0f', 'ABC'],
  ['  a \t\n b  ', 'a b'],
  ['مُحَمَّد', 'محمد'],
  ['می\u200cشود', 'می\u200cشود'],
  ['A\u200cB', 'AB'],
  ['☃', '[emoji]'],
  ['⅓⌘', '[symbol]'],
])('%s is printed as %s', (name, expected) => {
  expect(printable(name, has)).toBe(expected);
});
