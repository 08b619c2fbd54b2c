import fc from 'fast-check';
import { it, vi } from 'vitest';
import { type Hosts, requestSequences } from '../testing/hosts/commands.ts';
import {
  expectSameAtBodyLimits,
  expectSameAtRateLimits,
  expectSameStored,
} from '../testing/hosts/expectSame.ts';
import { openMockHost, openServerHost } from '../testing/hosts/openHosts.ts';

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

it('both hosts have the same limits of posts and reports, and the same Retry-After', () =>
  withBothHosts(expectSameAtRateLimits));

it('both hosts respond with the same status, headers and bytes, and store the same, for any sequence of requests', async () => {
  await fc.assert(
    fc.asyncProperty(requestSequences, (commands) =>
      withBothHosts((hosts) =>
        fc.asyncModelRun(() => ({ model: { posted: [], contact: null }, real: hosts }), commands),
      ),
    ),
    { numRuns: 30, interruptAfterTimeLimit: 60_000 },
  );
}, 120_000);
