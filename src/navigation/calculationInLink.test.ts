import { afterEach, expect, test, vi } from 'vitest';
import { calculationInLink } from './calculationInLink.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a link names its calculation beside whatever else it asks for', () => {
  open('?view=full&calculation=AbC-_1');
  expect(calculationInLink()).toBe('AbC-_1');
  open('?view=full&calculation=AbC-_1', '#results');
  expect(calculationInLink()).toBe('AbC-_1');
});

test('a link without a calculation names none', () => {
  open('');
  expect(calculationInLink()).toBeNull();
  open('?calculation=');
  expect(calculationInLink()).toBeNull();
});

test('a scenario in the address is newer than the calculation that it came from', () => {
  open('?calculation=AbC', '#v1&integrations=8');
  expect(calculationInLink()).toBeNull();
});

test('it is so where an anchor has been followed since', () => {
  open('?calculation=AbC', '#v1&integrations=8');
  vi.stubGlobal('location', { search: '?calculation=AbC', hash: '#calculator' });
  expect(calculationInLink()).toBeNull();
});

/** Open an address, as the page's inline script sees it. */
function open(search: string, hash = '') {
  vi.stubGlobal('location', { search, hash });
  vi.stubGlobal('openedFragment', hash);
}
