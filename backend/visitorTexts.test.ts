import { expect, test } from 'vitest';
import { languageNames } from '../contract/languages.ts';
import { problem, tryLater } from '../contract/problem.ts';
import { refusalIn } from './visitorTexts.ts';

test('a refusal is in the language of the form, with its wait, and says so', () => {
  const refusal = refusalIn('de', (details) => tryLater(429, 90, details.noMoreReports));
  expect(refusal).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '90', 'Content-Language': 'de' },
    body: { detail: expect.stringContaining('in 2 Minuten erneut') },
  });
  const details = languageNames.map(
    (language) => refusalIn(language, (own) => problem(403, own.looksAutomated)).body.detail,
  );
  expect(new Set(details).size).toBe(languageNames.length);
});
