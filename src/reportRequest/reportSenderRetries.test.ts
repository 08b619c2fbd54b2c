import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  accepted,
  asked,
  keysOf,
  lost,
  paths,
  pathsOf,
  pdf,
  refused,
  visitor,
} from '../../testing/reportVisitor.ts';
import { dismiss, notifications } from '../notifications/notifications.ts';

beforeEach(() => {
  notifications.all = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  dismiss();
  vi.restoreAllMocks();
});

test('after a lost answer the retry sends the same bytes under the same key', async () => {
  const { seen, send } = await visitor({ save: [lost, accepted] });
  await send();
  expect(await send()).toEqual({ outcome: 'sent', pdf });
  expect(pathsOf(seen).slice(0, 2)).toEqual([paths.save, paths.save]);
  expect(keysOf(seen)[0]).toBe(keysOf(seen)[1]);
  expect(seen[0]?.body).toBe(seen[1]?.body);
});

test('a retry goes on from the e-mail: nothing is saved, built or told to the CRM twice', async () => {
  const { seen, send, told, buildReport } = await visitor({ send: [lost, accepted] });
  await send();
  expect(await send()).toEqual({ outcome: 'sent', pdf });
  expect(pathsOf(seen)).toEqual([paths.save, paths.notify, paths.send, paths.send]);
  expect(keysOf(seen)[2]).toBe(keysOf(seen)[3]);
  expect(buildReport).toHaveBeenCalledOnce();
  expect(told.filter((title) => title === 'Success!')).toHaveLength(1);
});

test.each([403, 502])('after a %i the retry saves another calculation', async (status) => {
  const { seen, send } = await visitor({ send: [refused(status), accepted] });
  await send();
  expect(await send()).toEqual({ outcome: 'sent', pdf });
  const saves = seen.filter(({ url }) => url === paths.save);
  expect(saves).toHaveLength(2);
  expect(new Set(keysOf(saves)).size).toBe(2);
});

test('other words, and the same words after a success, are another request', async () => {
  const { seen, send } = await visitor();
  await send();
  await send();
  await send({ ...asked, inputs: { ...asked.inputs, integrationCount: 50 } });
  const keys = keysOf(seen);
  expect(keys).toHaveLength(9);
  expect(new Set(keys).size).toBe(9);
});

test('a saved calculation that the server no longer mails is saved anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { seen, send } = await visitor({ send: [lost, accepted] });
    await send();
    vi.setSystemTime(Date.now() + 26 * 60_000);
    expect(await send()).toEqual({ outcome: 'sent', pdf });
    expect(pathsOf(seen).filter((path) => path === paths.save)).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('a calculation that looked automated is sent under a new key at the next attempt, and judged again', async () => {
  const { seen, send } = await visitor({ save: [refused(403), accepted] });
  expect(await send()).toEqual({ outcome: 'failed' });
  vi.stubGlobal('hasTrustedInput', true);
  expect(await send()).toEqual({ outcome: 'sent', pdf });
  const [first, second] = seen;
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ hasTrustedInput: false });
  expect(JSON.parse(second?.body ?? '')).toMatchObject({ hasTrustedInput: true });
  expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  vi.unstubAllGlobals();
});
