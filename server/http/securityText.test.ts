import { expect, test } from 'vitest';
import { startApp } from '../../testing/appServer.ts';

const path = '/.well-known/security.txt';

test('security.txt names the contact until a day that has not come', async () => {
  const clock = { now: () => Date.parse('2031-12-31T23:59:59.000Z') };
  const { url } = await startApp({ clock, securityContact: 'security@roi.example' });
  const response = await fetch(new URL(path, url));
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(
    `Contact: mailto:security@roi.example\nExpires: 2032-03-30T23:59:59.000Z\nCanonical: https://roi.example${path}\n`,
  );
});

test('without a contact there is no security.txt', async () => {
  const { url } = await startApp();
  expect((await fetch(new URL(path, url))).ok).toBe(false);
});
