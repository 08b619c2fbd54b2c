import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { floodLimit, maxBodyBytes } from '../contract/requestLimits.ts';
import { bodies } from '../testing/arbitraries.ts';
import {
  encode,
  type Hosts,
  type Model,
  post,
  postNames,
  postRequest,
  requestSequences,
  send,
  submissions,
} from '../testing/hosts/commands.ts';
import { openMockHost, openServerHost } from '../testing/hosts/openHosts.ts';
import { isThorough } from '../testing/isThorough.ts';

const publicUrl = new URL('https://roi.example/');

/** Opens both hosts on empty stores, under one clock, while `compare` runs. */
async function withBothHosts(compare: (hosts: Hosts) => Promise<void>): Promise<void> {
  // The server's limits are counted by the clock of the process.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 10) });
  const clock = {
    get now() {
      return Date.now();
    },
    set now(instant) {
      vi.setSystemTime(instant);
    },
  };
  const systemClock = { now: () => clock.now };
  const server = await openServerHost(systemClock, publicUrl);
  const mocks = openMockHost(systemClock, publicUrl);
  try {
    await compare({ server, mocks, clock });
    await expectSameStored({ server, mocks, clock });
  } finally {
    await mocks.stop();
    await server.stop();
    vi.useRealTimers();
  }
}

it('both hosts accept and refuse the same body sizes', () => withBothHosts(expectSameAtBodyLimits));

it('both hosts have the same limits of posts and reports, and the same Retry-After @night', () =>
  withBothHosts(expectSameAtRateLimits));

it('both hosts answer wrong methods, unknown paths and HEAD alike, each with an id', () =>
  withBothHosts(async ({ server, mocks }) => {
    for (const [method, path] of [
      ['GET', '/api'],
      ['GET', '/api/nothing'],
      ['POST', '/api/nothing'],
      ['DELETE', '/api/leads/1'],
      ['GET', '/api/demo-submission'],
      ['PUT', '/api/demo-submission'],
      ['POST', '/api/roi-calculation/abc'],
      ['HEAD', '/api/nothing'],
      ['HEAD', '/api/estimate'],
      ['HEAD', '/api/rate-card'],
      ['HEAD', '/api/roi-calculation/abc'],
      ['GET', '/api/roi-calculation/abc'],
    ] as const) {
      const [one, other] = await Promise.all(
        [server, mocks].map(async ({ origin }) => {
          const response = await fetch(`${origin}${path}`, { method });
          const names = ['Allow', 'Content-Type', 'Cache-Control', 'ETag'];
          return {
            status: response.status,
            headers: names.map((name) => response.headers.get(name)),
            hasId: /^[\da-f-]{36}$/.test(response.headers.get('X-Request-Id') ?? ''),
            text: await response.text(),
          };
        }),
      );
      expect(other, `${method} ${path}`).toEqual(one);
      expect(one).toMatchObject({ hasId: true });
    }
  }));

it('both hosts respond with the same status, headers and bytes, and store the same, for any sequence of requests', async () => {
  await fc.assert(
    fc.asyncProperty(requestSequences, (commands) =>
      withBothHosts((hosts) =>
        fc.asyncModelRun(() => ({ model: { posted: [], contact: null }, real: hosts }), commands),
      ),
    ),
    { numRuns: isThorough ? 8 : 4 },
  );
}, 120_000);

/** Requires that both hosts stored the same leads with the same messages. */
async function expectSameStored({ server, mocks }: Hosts): Promise<void> {
  expect(await mocks.stored(), 'the mocks store what the server stores').toEqual(
    await server.stored(),
  );
}

/** Makes a drawn calculation one that is saved: typed by a person, for a date that is to come. */
const byAPerson = { fax: '', formMilliseconds: 60_000, hasTrustedInput: true, deadline: null };

/**
 * Bodies that are as large as an endpoint accepts, and one byte larger, from a visitor who saved.
 */
async function expectSameAtBodyLimits(hosts: Hosts): Promise<void> {
  const [calculation] = fc.sample(submissions.roiCalculation, 1);
  await send(hosts, () => postRequest('roiCalculation', { ...calculation, ...byAPerson }, {}));
  for (const name of postNames) {
    for (const over of [0, 1]) {
      const start = name === 'sendRoiReport' ? '{"pdfData":"' : '';
      const bytes = encode(start.padEnd(maxBodyBytes(name) + over, start ? 'A' : ' '));
      const status = await send(hosts, () => ({ ...postRequest(name, null, {}), bytes }));
      expect(status).toBe(over ? 413 : 400);
    }
  }
}

/**
 * Limits of posts and of mails filled, passed, and requested again on either side of the instant at
 * which they open.
 */
async function expectSameAtRateLimits(hosts: Hosts): Promise<void> {
  const model: Model = { posted: [], contact: null };
  const sample = <T>(arbitrary: fc.Arbitrary<T>) => fc.sample(arbitrary, 1)[0] as T;
  const demo = sample(submissions.demoSubmission);
  const postDemo = () => send(hosts, () => postRequest('demoSubmission', demo, {}));
  // What is refused is counted, too, and takes less time.
  const postNothing = () => send(hosts, () => postRequest('demoSubmission', {}, {}));
  for (let times = 0; times < floodLimit.points - 1; times += 1) await postNothing();
  await postDemo();
  expect(await postDemo(), 'a flood is refused').toBe(429);
  hosts.clock.now += floodLimit.seconds * 1000 - 1;
  expect(await postDemo()).toBe(429);
  hosts.clock.now += 1;
  expect(await postDemo()).not.toBe(429);

  const calculation = sample(submissions.roiCalculation);
  const report = sample(bodies.sendRoiReport);
  const statuses: number[] = [];
  /** Saves a calculation like no other, and requests its report. */
  async function mailAfter(ms: number, email: string) {
    hosts.clock.now += ms;
    const companyName = `Company ${statuses.length}`;
    const body = { ...calculation, ...byAPerson, contactEmail: email, companyName };
    await post(model, hosts, 'roiCalculation', body);
    const requested = { ...report, email, companyName };
    statuses.push(await send(hosts, () => postRequest('sendRoiReport', requested, {})));
  }
  const minute = 60_000;
  // One recipient three times in ten minutes and ten times a day.
  for (let times = 0; times < 3; times += 1) await mailAfter(0, 'ada@example.com');
  await mailAfter(10 * minute - 1, 'ada@example.com');
  for (let times = 0; times < 7; times += 1) {
    await mailAfter(times % 3 === 0 ? 10 * minute : 0, 'Ada+work@example.com');
  }
  await mailAfter(10 * minute, 'ada@example.com');
  await mailAfter(0, 'grace@example.com');
  await mailAfter(24 * 60 * minute, 'ada@example.com');
  const [sent, refused] = [202, 429];
  const tenADay = [...Array(3).fill(sent), refused, ...Array(7).fill(sent), refused];
  expect(statuses).toEqual([...tenADay, sent, sent]);
}
