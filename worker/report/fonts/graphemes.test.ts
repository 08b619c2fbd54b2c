import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphemesOf } from './graphemes.ts';

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
