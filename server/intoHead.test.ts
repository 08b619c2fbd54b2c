import { expect, it } from 'vitest';
import { intoHead } from './intoHead.ts';

const built = { files: new Map(), notFoundHtml: null };

it('markup comes first in the head', () => {
  const html = '<!doctype html><html lang="en"><head><title>$& a</title></head><header></header>';
  const { indexHtml, notFoundHtml } = intoHead({ ...built, indexHtml: html }, '$&');
  expect(indexHtml).toBe(html.replace('<title>', () => '$&<title>'));
  expect(notFoundHtml).toBeNull();
});

it('a page without a head is refused, for its policy would be missing', () => {
  expect(() => intoHead({ ...built, indexHtml: '<header></header>' }, '|')).toThrow(/no <head>/);
});
