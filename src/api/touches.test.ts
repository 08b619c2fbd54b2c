import { beforeEach, expect, test, vi } from 'vitest';
import { Attribution } from '../../contract/attribution.ts';
import { attribution, rememberTouch } from './touches.ts';

/** Loads the page at an address, from another one. */
function load(url: string, referrer = '') {
  vi.stubGlobal('location', new URL(url));
  vi.stubGlobal('document', { referrer });
}

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

const campaign = 'https://roi.example/?utm_source=news&utm_medium=email&gclid=x&other=1';
const fromCampaign = {
  utm_source: 'news',
  utm_medium: 'email',
  gclid: 'x',
  referrer_host: 'mail.example',
  landing_path: '/',
};

test('a touch has the parameters of the address, the linking host and the path, nothing else', () => {
  load(campaign, 'https://mail.example/inbox?message=secret');
  expect(attribution()).toEqual({ first: fromCampaign, last: fromCampaign });
  load('https://roi.example/roi-calculator', 'https://roi.example/');
  expect(attribution()?.last).toEqual({ landing_path: '/roi-calculator' });
});

test('without consent nothing is stored; with it the first touch outlasts a reload, until it is withdrawn', () => {
  load(campaign, 'https://mail.example/');
  attribution();
  expect(stored.size).toBe(0);
  rememberTouch(true);
  load('https://roi.example/?utm_source=search', 'https://search.example/');
  rememberTouch(true);
  expect(attribution()).toEqual({
    first: fromCampaign,
    last: { utm_source: 'search', referrer_host: 'search.example', landing_path: '/' },
  });
  rememberTouch(false);
  expect(stored.size).toBe(0);
});

test('whatever the address and the storage hold, the contract accepts the touches', () => {
  load(`https://roi.example/?utm_source=${'%F0%9F%98%80'.repeat(150)}&utm_term=a%00b&gclid=`);
  stored.set('first-touch', '{"utm_source":7}');
  expect(Attribution.safeParse(attribution()).error).toBeUndefined();
  expect(attribution()?.last).toMatchObject({ utm_term: 'ab' });
  expect(attribution()?.last).not.toHaveProperty('gclid');
});

test('where storage is blocked, a form has the touch of its page', () => {
  load(campaign, 'https://mail.example/');
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(() => rememberTouch(true)).not.toThrow();
  expect(attribution()?.first).toEqual(fromCampaign);
});
