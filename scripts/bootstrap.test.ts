import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a HOME that is not writable is named, before anything is installed or run', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/bootstrap.mjs', '--for-tests', 'scripts/test.ts'],
    { env: { ...process.env, HOME: '/proc/none' }, encoding: 'utf8' },
  );
  expect(stderr).toBe(
    '/proc/none is not writable (ENOENT). It is HOME; the browsers and LibreOffice write there.\n',
  );
  expect(status).toBe(1);
});
