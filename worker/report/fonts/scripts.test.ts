import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphemesOf, printable } from './scripts.ts';

test.each([
  ['Łódź', ['Ł', 'ó', 'd', 'ź']],
  ['m\u0303a', ['m\u0303', 'a']],
  ['ที่น้ำ', ['ที่', 'น้ำ']],
  ['เชียงใหม่', ['เชี', 'ย', 'ง', 'ให', 'ม่']],
  ['क्षत्रिय', ['क्ष', 'त्रि', 'य']],
  ['👩🏽‍💻🇯🇵1️⃣', ['👩🏽‍💻', '🇯🇵', '1️⃣']],
  ['𠮷野', ['𠮷', '野']],
])('%s is split into what a reader sees as one character', (text, expected) => {
  expect(graphemesOf(text)).toEqual(expected);
});

const unit = fc.constantFrom(...'ab ́̃กเำ่क्ष🏽👩🇯❤1', '\u200d', '\ufe0f', '\u20e3');

test('the parts of any text are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(graphemesOf(text).join('')).toBe(text);
    }),
  );
});

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
