import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  documentedCommands,
  operations,
  Visitor,
  walk,
} from '../testing/hosts/documentedCommands.ts';
import { openMockHost, openServerHost } from '../testing/hosts/openHosts.ts';
import { isThorough } from '../testing/isThorough.ts';

const publicUrl = new URL('https://roi.example/');
const clock = { now: () => Date.UTC(2026, 10, 20, 10) };

const names = operations.flatMap(({ operationId, responses }) => [
  operationId,
  ...Object.values(responses).flatMap(({ links = {} }) =>
    Object.keys(links).map((name) => `${operationId}.${name}`),
  ),
]);

describe.each([
  ['the server', openServerHost],
  ['the mocks', openMockHost],
] as const)('%s', (_, open) => {
  async function asVisitor(visit: (visitor: Visitor) => Promise<void>) {
    const host = await open(clock, publicUrl);
    try {
      await visit(new Visitor(host.origin));
    } finally {
      await host.stop();
    }
  }

  it('accepts every example of openapi.json, and every link leads on', () =>
    asVisitor(async (visitor) => {
      expect(await walk(visitor)).toEqual(names.toSorted());
    }));

  it('answers any requests drawn from openapi.json as it says', { timeout: 120_000 }, () =>
    fc.assert(
      fc.asyncProperty(documentedCommands(), (commands) =>
        asVisitor((real) => fc.asyncModelRun(() => ({ model: {}, real }), commands)),
      ),
      { numRuns: isThorough ? 6 : 2 },
    ),
  );
});
