import fc from 'fast-check';
import { it, vi } from 'vitest';
import {
  driftCommands,
  type Model,
  requireSameAtLimits,
  requireSameAtRateLimits,
  requireSameKept,
  type Sides,
} from '../testing/hosts/commands.ts';
import { mockSide } from '../testing/hosts/mockSide.ts';
import { serverSide } from '../testing/hosts/serverSide.ts';

const publicUrl = new URL('https://roi.example/');

/** Server and mocks from their beginning, under one clock, for as long as `compare` takes. */
async function withBothSides(compare: (sides: Sides) => Promise<void>): Promise<void> {
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
  const both = { now: () => clock.now };
  const server = await serverSide(both, publicUrl);
  const mocks = mockSide(both, publicUrl);
  try {
    await compare({ server, mocks, clock });
  } finally {
    await mocks.stop();
    await server.stop();
    vi.useRealTimers();
  }
}

it('the mocks do at every limit what the server does', () => withBothSides(requireSameAtLimits));

it('the mocks take as many posts and mail as many reports as the server, and say alike when to come back', () =>
  withBothSides(requireSameAtRateLimits));

it('the mocks answer and keep what the server answers and keeps, whatever is asked in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(driftCommands, (commands) =>
      withBothSides(async (sides) => {
        const model: Model = { posted: [], contact: null };
        await fc.asyncModelRun(() => ({ model, real: sides }), commands);
        await requireSameKept(sides);
      }),
    ),
    {
      numRuns: 60,
      interruptAfterTimeLimit: 60_000,
      // Whoever asks only whether there is a difference need not wait for the shortest one.
      endOnFailure: process.env.DRIFT_SHRINKING === 'off',
    },
  );
}, 120_000);
