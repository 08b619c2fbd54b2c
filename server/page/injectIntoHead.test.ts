import { expect, it } from 'vitest';
import { injectIntoHead } from './injectIntoHead.ts';

const built = { files: new Map(), notFoundHtml: null };

it('markup is first in the head', () => {
  const html = '<!doctype html><html lang="en"><head><title>$& a</title></head><header></header>';
  const { indexHtml, notFoundHtml } = injectIntoHead({ ...built, indexHtml: html }, '$&');
  expect(indexHtml).toBe(html.replace('<title>', () => '$&<title>'));
  expect(notFoundHtml).toBeNull();
});

it('a page without a head throws, because its policy would be missing', () => {
  expect(() => injectIntoHead({ ...built, indexHtml: '<header></header>' }, '|')).toThrow(
    /no <head>/,
  );
});
