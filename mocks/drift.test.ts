import fc from 'fast-check';
import { it } from 'vitest';
import { driftCommands, type Model, requireSameKept } from '../testing/drift/commands.ts';
import { mockSide } from '../testing/drift/mockSide.ts';
import { serverSide } from '../testing/drift/serverSide.ts';

const publicUrl = new URL('https://roi.example/');

it('the mocks answer and keep what the server answers and keeps, whatever is asked in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(driftCommands, async (commands) => {
      const clock = { now: Date.UTC(2026, 10, 20, 10) };
      const both = { now: () => clock.now };
      const server = await serverSide(both, publicUrl);
      const mocks = mockSide(both, publicUrl);
      const model: Model = { posted: [], contact: null };
      try {
        const sides = { server, mocks, clock };
        await fc.asyncModelRun(() => ({ model, real: sides }), commands);
        await requireSameKept(sides);
      } finally {
        await mocks.stop();
        await server.stop();
      }
    }),
    {
      numRuns: 60,
      interruptAfterTimeLimit: 60_000,
      // Whoever asks only whether there is a difference need not wait for the shortest one.
      endOnFailure: process.env.DRIFT_SHRINKING === 'off',
    },
  );
}, 120_000);
