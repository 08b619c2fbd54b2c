/**
 * Sends requests that are drawn from `docs/openapi.json` to the server, valid and not, and chained
 * through saved calculations and requested reports. Exits with 1 where an answer is not documented
 * or has a status of 500 or more.
 */
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { documentedCommands, Visitor } from '../testing/hosts/documentedCommands.ts';
import { openServerHost } from '../testing/hosts/openHosts.ts';
import { messageOf, parseOptions, runCommand } from './runCommand.ts';

const usage = `Usage: npm run -s ask-documented [-- --requests COUNT --seed SEED]

Sends COUNT requests, by default 10000. A seed draws the same requests again.`;

/** Requests to one server with limits of its own, which they do not reach. */
const perServer = 600;
const sequences = 40;

await runCommand(usage, async (args) => {
  const { requests, seed: stated } = parseOptions({
    args,
    options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string' } },
  }).values;
  const wanted = Number(requests);
  const first = stated === undefined ? randomInt(2 ** 30) : Number(stated);
  if (!Number.isSafeInteger(wanted) || !Number.isSafeInteger(first)) return null;
  const statuses = new Map<number, number>();
  const undocumented: string[] = [];
  let sent = 0;
  for (let seed = first; sent < wanted; seed += 1) {
    sent += await askOneServer(seed, Math.min(perServer, wanted - sent));
  }

  /** Sends at most `most` requests, each visitor a sequence. Resolves to how many it sent. */
  async function askOneServer(seed: number, most: number): Promise<number> {
    const clock = { now: () => Date.UTC(2026, 10, 20, 10) };
    const host = await openServerHost(clock, new URL('https://roi.example/'));
    let count = 0;
    for (const commands of fc.sample(documentedCommands(), { numRuns: sequences, seed })) {
      const visitor = new Visitor(host.origin);
      for (const command of commands) {
        if (count + sum(visitor.statuses) >= most) break;
        await command.run({}, visitor).catch((error: unknown) => {
          undocumented.push(`seed ${seed}, ${command}: ${messageOf(error)}`);
        });
      }
      count += sum(visitor.statuses);
      for (const [status, times] of visitor.statuses)
        statuses.set(status, times + (statuses.get(status) ?? 0));
    }
    await host.stop();
    return count;
  }

  for (const [status, times] of [...statuses].sort()) console.log(`${status}: ${times}`);
  const failed = [...statuses].filter(([status]) => status >= 500);
  const failures = failed.reduce((total, [, times]) => total + times, 0);
  for (const text of undocumented) console.error(text);
  console.log(
    `${sent} requests from seed ${first}: ${failures} with a status of 500 or more, ${undocumented.length} undocumented.`,
  );
  return failures + undocumented.length > 0 ? 1 : 0;
});

function sum(statuses: ReadonlyMap<number, number>): number {
  return [...statuses.values()].reduce((total, times) => total + times, 0);
}
