import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitName, toBase64 } from './reportSender.ts';

test('the first word is the first name, and the rest or User the last name', () => {
  expect(splitName('Ada Byron')).toEqual({ firstName: 'Ada', lastName: 'Byron' });
  expect(splitName('Ada')).toEqual({ firstName: 'Ada', lastName: 'User' });
  expect(splitName('  Ludwig  van\tBeethoven ')).toEqual({
    firstName: 'Ludwig',
    lastName: 'van Beethoven',
  });
});

test('no word of a name is lost', () => {
  const word = fc.stringMatching(/^\p{L}{1,8}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 6 }), (words) => {
      const { firstName, lastName } = splitName(words.join(' '));
      expect(`${firstName} ${lastName}`).toBe(words.join(' '));
    }),
  );
});

test('the text decodes to the same bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    }),
  );
});

test('two megabytes do not overflow the call stack', () => {
  const bytes = new Uint8Array(2_000_001).map((_, index) => index % 251);
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});
