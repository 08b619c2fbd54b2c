import { expect, it } from 'vitest';
import { injectIntoHead } from './injectIntoHead.ts';

const built = { files: new Map(), notFoundHtml: null };

it('markup comes right after the encoding', () => {
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>$& a</title></head><header></header>';
  const { indexHtml, notFoundHtml } = injectIntoHead({ ...built, indexHtml: html }, '$&');
  expect(indexHtml).toBe(html.replace('<title>', () => '$&<title>'));
  expect(notFoundHtml).toBeNull();
});

it.each(['<header></header>', '<head><title>a</title></head>'])(
  '%s throws, because the policy would be missing or the encoding too late',
  (indexHtml) => {
    expect(() => injectIntoHead({ ...built, indexHtml }, '|')).toThrow(
      /starts with <meta charset>/,
    );
  },
);
