import { expect, test, vi } from 'vitest';
import {
  accept,
  busy,
  dropConnection,
  errorStatus,
  keysOf,
  paths,
  pathsOf,
  pdf,
  requested,
  startVisitor,
} from '../../testing/reportVisitor.ts';

test('after a lost response the retry sends the same bytes under the same key', async () => {
  const { seen, send } = await startVisitor({ save: [dropConnection, accept] });
  await send();
  expect(await send()).toEqual({ outcome: 'sent', pdf });
  expect(pathsOf(seen).slice(0, 2)).toEqual([paths.save, paths.save]);
  expect(keysOf(seen)[0]).toBe(keysOf(seen)[1]);
  expect(seen[0]?.body).toBe(seen[1]?.body);
});

test('a retry resumes at the e-mail: nothing is saved, built or sent to the CRM twice', async () => {
  const { seen, send, titles, buildReport } = await startVisitor({
    send: [dropConnection, accept],
  });
  await send();
  expect(await send()).toEqual({ outcome: 'sent', pdf });
  expect(pathsOf(seen)).toEqual([paths.save, paths.notify, paths.send, paths.send]);
  expect(keysOf(seen)[2]).toBe(keysOf(seen)[3]);
  expect(buildReport).toHaveBeenCalledOnce();
  expect(titles.filter((title) => title === 'Success!')).toHaveLength(1);
});

test.each([403, 502])(
  'after a %i the retry saves the calculation under a new key',
  async (status) => {
    const { seen, send } = await startVisitor({ send: [errorStatus(status), accept] });
    await send();
    expect(await send()).toEqual({ outcome: 'sent', pdf });
    const saves = seen.filter(({ url }) => url === paths.save);
    expect(saves).toHaveLength(2);
    expect(new Set(keysOf(saves)).size).toBe(2);
  },
);

test('another request, and the same request after a success, uses new keys', async () => {
  const { seen, send } = await startVisitor();
  await send();
  await send();
  await send({ ...requested, inputs: { ...requested.inputs, integrationCount: 50 } });
  const keys = keysOf(seen);
  expect(keys).toHaveLength(9);
  expect(new Set(keys).size).toBe(9);
});

test('a saved calculation that the server no longer mails is saved again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { seen, send } = await startVisitor({ send: [dropConnection, accept] });
    await send();
    vi.setSystemTime(Date.now() + 26 * 60_000);
    expect(await send()).toEqual({ outcome: 'sent', pdf });
    expect(pathsOf(seen).filter((path) => path === paths.save)).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('after a calculation looked automated, the next attempt sends a new key and new bot detection fields', async () => {
  const { seen, send } = await startVisitor({ save: [errorStatus(403), accept] });
  expect(await send()).toEqual({ outcome: 'failed' });
  vi.stubGlobal('hasTrustedInput', true);
  expect(await send()).toEqual({ outcome: 'sent', pdf });
  const [first, second] = seen;
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ hasTrustedInput: false });
  expect(JSON.parse(second?.body ?? '')).toMatchObject({ hasTrustedInput: true });
  expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  vi.unstubAllGlobals();
});

test('a busy server is sent the same again once its Retry-After has passed, and the visitor sees no failure', async () => {
  const { seen, send, titles } = await startVisitor({
    save: [busy(0), accept],
    send: [busy(0), busy(0), accept],
  });
  expect(await send()).toMatchObject({ outcome: 'sent' });
  expect(pathsOf(seen)).toEqual([
    ...[paths.save, paths.save, paths.notify],
    ...[paths.send, paths.send, paths.send],
  ]);
  const [, , , first, second, third] = keysOf(seen);
  expect([second, third]).toEqual([first, first]);
  expect(titles).toEqual(['Success!', 'ROI report has been sent to your email address.']);
});

test.each([
  ['that stays busy', 0, 6],
  ['that is busy for a minute', 60, 1],
])('a server %s is given up on', async (_, seconds, attempts) => {
  const { seen, send } = await startVisitor({ send: [busy(seconds)] });
  expect(await send()).toEqual({ outcome: 'failed' });
  expect(pathsOf(seen).filter((path) => path === paths.send)).toHaveLength(attempts);
});
