import { expect, test } from 'vitest';
import { openText, planTerms } from './planTerms.ts';
import { readText } from './rangeSourceTexts.ts';

test('each term states its source with address and day, or has to be asked', () => {
  expect(planTerms.map(({ name }) => name)).toEqual([
    'Connections',
    'Tasks',
    'Users',
    'Overage',
    'Term',
    'Notice',
    'Hosting region',
    'Certificates',
    'Data protection',
    'Connections when you leave',
  ]);
  for (const term of planTerms) {
    for (const source of term.sources ?? []) {
      expect(new URL(source.url).hostname, term.name).toMatch(/(^|\.)albato\.com$/);
      expect(source.title).not.toBe('');
      expect(source.finding).toMatch(/^[A-Z].*\.$/);
      expect(readText(source)).toMatch(/^read on \d{1,2} [A-Z][a-z]+ 20\d\d$/);
    }
    if (!term.sources) expect(openText(term)).toBe('Ask the provider.');
  }
});

test('a source that leaves something open says what to ask; the calculator’s estimate says so', () => {
  const openOf = (name: string) => planTerms.filter((term) => term.name === name).map(openText);
  expect(openOf('Overage')).toEqual(['Ask the provider what they cost.']);
  expect(openOf('Data protection')).toEqual(['']);
  expect(openOf('Connections when you leave')).toEqual([
    'Your users have to authorize a connection through the provider’s app again (the calculator’s estimate). Ask the provider what happens to connections.',
  ]);
});
