import { afterEach, expect, test, vi } from 'vitest';
import { linkedCalculationId } from './address.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the id is read beside other parameters and an anchor', () => {
  open('?view=full&calculation=AbC-_1');
  expect(linkedCalculationId()).toBe('AbC-_1');
  open('?view=full&calculation=AbC-_1', '#results');
  expect(linkedCalculationId()).toBe('AbC-_1');
});

test('a link without a calculation has no id', () => {
  open('');
  expect(linkedCalculationId()).toBeNull();
  open('?calculation=');
  expect(linkedCalculationId()).toBeNull();
});

test('a scenario in the address wins over the calculation', () => {
  open('?calculation=AbC', '#v1&integrations=8');
  expect(linkedCalculationId()).toBeNull();
});

test('the opened scenario wins over the calculation also after an anchor was followed', () => {
  open('?calculation=AbC', '#v1&integrations=8');
  vi.stubGlobal('location', { pathname: '/', search: '?calculation=AbC', hash: '#calculator' });
  expect(linkedCalculationId()).toBeNull();
});

/** Opens an address, as the page's inline script sees it. */
function open(search: string, hash = '') {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', { pathname: '/', search, hash });
  vi.stubGlobal('openedFragment', hash);
}
