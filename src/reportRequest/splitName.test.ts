import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitName } from './splitName.ts';

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
