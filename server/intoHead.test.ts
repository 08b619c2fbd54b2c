import { expect, it } from 'vitest';
import { intoHead } from './intoHead.ts';

it.each([
  [
    '<!DOCTYPE html><html lang=en><script>1</script><header></header>',
    '<!DOCTYPE html><html lang=en>|<script>1',
  ],
  [
    '<!doctype html><html><head lang="en"><title>a</title></head>',
    '<html><head lang="en">|<title>',
  ],
  ['<!doctype html><title>$& a</title>', '<!doctype html>|<title>$&'],
  ['<header></header>', '|<header>'],
])('markup comes first in the head of %s', (html, expected) => {
  const built = intoHead({ files: new Map(), indexHtml: html, notFoundHtml: null }, '|');
  expect(built.indexHtml).toContain(expected);
  expect(built.notFoundHtml).toBeNull();
});
