import { expect, test } from 'vitest';
import { printable } from './printable.ts';

/** Latin letters and a combining accent in one face, Arabic and its marks in another. */
const canPrint = (text: string) =>
  /^([\u0020-\u024f]|\u0301)+$|^[\u0600-\u06ff\u200c]+$/.test(text);

test.each([
  ['Łódź', 'Łódź'],
  ['Łódź'.normalize('NFD'), 'Łódź'],
  ['Rocket 🚀🚀 Inc', 'Rocket [emoji] Inc'],
  ['ไทยพาณิชย์ Bank', '[Thai] Bank'],
  ['भारत 𠮷野', '[Devanagari] [Han]'],
  ['A\u200bB\u00adC\ufe0f', 'ABC'],
  ['  a \t\n b  ', 'a b'],
  ['مُحَمَّد', 'مُحَمَّد'],
  ['می\u200cشود', 'می\u200cشود'],
  ['A\u200cB', 'AB'],
  ['👩🏽\u200d💻1\ufe0f\u20e3', '[emoji]1[symbol]'],
  ['س\u0301', 'س\u0301'],
  ['☃', '[emoji]'],
  ['⅓⌘', '[symbol]'],
])('%s is printed as %s', (name, expected) => {
  expect(printable(name, canPrint)).toBe(expected);
});
