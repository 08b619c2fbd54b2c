import { expect, test } from 'vitest';
import { demoLink } from './provider.ts';

test.each([
  [
    'https://roi.example/roi-calculator?calculation=k3J9',
    'https://roi.example/roi-calculator?calculation=k3J9&demo=open',
  ],
  ['https://roi.example/#v1&integrations=12', 'https://roi.example/?demo=open#v1&integrations=12'],
  ['https://roi.example/?view=costs#v1', 'https://roi.example/?view=costs&demo=open#v1'],
])('the demo of %s opens at %s', (url, link) => {
  expect(demoLink(url)).toBe(link);
});
