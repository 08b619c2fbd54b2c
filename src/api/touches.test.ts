import { beforeEach, expect, test, vi } from 'vitest';
import { Attribution } from '../../contract/attribution.ts';
import { trackers } from './milestones.ts';
import { attribution, hubSpotCookie, rememberTouch } from './touches.ts';

/** Loads the page at an address, from another one. */
function load(url: string, referrer = '', cookie = '') {
  vi.stubGlobal('location', new URL(url));
  vi.stubGlobal('document', { referrer, cookie });
}

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  trackers.areRefused = null;
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

test('after a refusal, or with Global Privacy Control, no click id is in either touch; campaigns stay', () => {
  load(`${campaign}&li_fat_id=y`, 'https://mail.example/');
  rememberTouch(true);
  const { gclid: _, ...withoutClick } = fromCampaign;
  trackers.areRefused = true;
  expect(attribution()).toEqual({ first: withoutClick, last: withoutClick });
  trackers.areRefused = null;
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(attribution()?.last).toEqual(withoutClick);
  trackers.areRefused = false;
  expect(attribution()?.last).toMatchObject({ gclid: 'x', li_fat_id: 'y' });
});

test('the tab that an embedded calculator opens keeps the host of its page', () => {
  load('https://roi.example/?utm_source=news&referrer_host=host.example', 'https://roi.example/');
  expect(attribution()?.first).toMatchObject({ utm_source: 'news', referrer_host: 'host.example' });
});

test('HubSpot’s cookie is read only where the visitor agreed', () => {
  const utk = 'a1'.repeat(16);
  load(campaign, '', `a=b; hubspotutk=${utk}; c=d`);
  expect(hubSpotCookie()).toBeUndefined();
  trackers.areRefused = true;
  expect(hubSpotCookie()).toBeUndefined();
  trackers.areRefused = false;
  expect(hubSpotCookie()).toBe(utk);
  load(campaign, '', 'hubspotutk=<script>');
  expect(hubSpotCookie()).toBeUndefined();
});
