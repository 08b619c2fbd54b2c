import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { cookieSecret } from './environment.ts';

test('the secret is created once for each folder, and only its owner can read it', () => {
  const folder = join(temporaryFolder(), 'a', 'b');
  const secret = cookieSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(cookieSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['cookie-secret']);
  expect(statSync(join(folder, 'cookie-secret')).mode & 0o777).toBe(0o600);
  expect(cookieSecret(temporaryFolder())).not.toBe(secret);
});

test('a folder that cannot be used is an error', () => {
  expect(() => cookieSecret('/dev/null/folder')).toThrow();
});
