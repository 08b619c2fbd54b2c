import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactNames } from './contactNames.ts';

test('the first word is the first name, the rest the last, and User where there is no rest', () => {
  expect(contactNames('Ada Byron')).toEqual({ firstName: 'Ada', lastName: 'Byron' });
  expect(contactNames('Ada')).toEqual({ firstName: 'Ada', lastName: 'User' });
  expect(contactNames('  Ludwig  van\tBeethoven ')).toEqual({
    firstName: 'Ludwig',
    lastName: 'van Beethoven',
  });
});

test('no word of a name is lost', () => {
  const word = fc.stringMatching(/^\p{L}{1,8}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 6 }), (words) => {
      const { firstName, lastName } = contactNames(words.join(' '));
      expect(`${firstName} ${lastName}`).toBe(words.join(' '));
    }),
  );
});
