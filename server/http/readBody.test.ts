import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { flushPromises } from '../../testing/flushPromises.ts';
import { readBody } from './uploads.ts';

const limit = 10_000;
/** Each byte buys 100 ms. */
const pace = { bytesPerSecond: 10, graceMs: 2000 };

/** A request whose body a test writes, at a time that it sets. */
function openRequest() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const body = new PassThrough();
  return { body, request: Object.assign(body, { headers: {} }) as unknown as IncomingMessage };
}

const problem = (status: number, detail: string) => ({
  response: { status, body: { detail } },
});

it('a body that keeps the pace is read, however long it takes', async () => {
  const { body, request } = openRequest();
  const text = readBody(request, limit, pace);
  for (let times = 0; times < 10; times++) {
    vi.advanceTimersByTime(1900);
    body.write('x'.repeat(20));
    await flushPromises();
  }
  body.end();
  expect(await text).toBe('x'.repeat(200));
});

it('a body that falls behind by the whole grace is refused', async () => {
  const { body, request } = openRequest();
  const refused = expect(readBody(request, limit, pace)).rejects.toMatchObject(
    problem(408, refusalDetails.bodyTooSlow(pace.bytesPerSecond)),
  );
  for (let times = 0; times < 3; times++) {
    vi.advanceTimersByTime(1000);
    body.write('x'.repeat(2));
    await flushPromises();
  }
  await refused;
});

it('bytes buy no more time than the grace', async () => {
  const { body, request } = openRequest();
  const refused = expect(readBody(request, limit, pace)).rejects.toMatchObject(
    problem(408, refusalDetails.bodyTooSlow(pace.bytesPerSecond)),
  );
  body.write('x'.repeat(1000));
  await flushPromises();
  vi.advanceTimersByTime(2000);
  await refused;
});

it('a body that is cut off is refused at once, also before it is read', async () => {
  const { body, request } = openRequest();
  const cutOff = problem(400, refusalDetails.bodyCutOff);
  const refused = expect(readBody(request, limit, pace)).rejects.toMatchObject(cutOff);
  body.write('x');
  body.destroy();
  await refused;
  await expect(readBody(request, limit, pace)).rejects.toMatchObject(cutOff);
});

it('no timer is left after a body, whole or cut off', async () => {
  const whole = openRequest();
  whole.body.end('whole');
  expect(await readBody(whole.request, limit, pace)).toBe('whole');
  expect(vi.getTimerCount()).toBe(0);
  const cutOff = openRequest();
  cutOff.body.destroy();
  await expect(readBody(cutOff.request, limit, pace)).rejects.toThrow();
  expect(vi.getTimerCount()).toBe(0);
});
