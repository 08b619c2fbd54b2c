import { expect, test } from 'vitest';
import { calculationUrl, demoUrl } from './pageUrls.ts';

const page = new URL('https://roi.example/');

test('the links of a saved calculation open it, and the demo dialog over it', () => {
  expect(calculationUrl(page, 'abc')).toBe('https://roi.example/roi-calculator?calculation=abc');
  expect(demoUrl(page, 'abc')).toBe('https://roi.example/roi-calculator?calculation=abc&demo=open');
});
