import { setTimeout as sleep } from 'node:timers/promises';
import { commandsOf, replicate, type startService } from './startService.ts';
import type { startVisitors } from './visitors.ts';

/** Seconds after which the service must be back. */
const limitSeconds = 15;
/** Milliseconds in which a step must have settled: longer than the limit. */
const settleMs = 20_000;
/** Milliseconds until an operator acts. */
const noticeMs = 8000;
/** Milliseconds after which TCP waits long until it sends again. */
const absenceMs = 30_000;

/**
 * Loses one host after the other under load, does what docs/several-hosts.md says, and prints how
 * long the service was away.
 *
 * @returns A sentence for each time that this was longer than 15 s.
 */
export async function loseHosts(
  { databases: [first, second], servers }: Awaited<ReturnType<typeof startService>>,
  visitors: ReturnType<typeof startVisitors>,
): Promise<string[]> {
  const faults: string[] = [];

  async function measure(step: string, act: () => unknown) {
    const moment = performance.now();
    await act();
    await sleep(settleMs);
    const { firstSeconds, lastSeconds, failures } = visitors.since(moment);
    console.log(
      `${step}: first lead after ${firstSeconds.toFixed(1)} s, ` +
        `last of ${failures} failed attempts after ${lastSeconds.toFixed(1)} s`,
    );
    if (Math.max(firstSeconds, lastSeconds) > limitSeconds) {
      faults.push(`${step}: the service was not back within ${limitSeconds} s.`);
    }
  }

  await measure('A server is cut off', () => servers[1].cutOff());
  await measure('The server returns', () => servers[1].reconnect());

  const postmaster = '/var/lib/postgresql/15/main/postmaster.pid';
  await first.run(`kill -KILL "$(head -1 ${postmaster})"`);
  await sleep(noticeMs);
  await measure('The primary was killed; the standby is promoted', () =>
    second.run(commandsOf('Promoting the standby')),
  );
  await measure('The former primary becomes the standby', () =>
    replicate({ primary: second, standby: first }),
  );

  first.cutOff();
  await sleep(absenceMs);
  await measure('The standby was cut off, and returns', () => first.reconnect());

  first.cutOff();
  await sleep(noticeMs);
  await measure('The standby was cut off; the primary goes on alone', () =>
    second.run(commandsOf('When the standby is lost')),
  );
  first.reconnect();
  await sleep(noticeMs);
  await measure('It becomes the standby again', () =>
    replicate({ primary: second, standby: first }),
  );

  // The worst case: the standby is away when the primary vanishes without closing a connection.
  first.cutOff();
  await sleep(noticeMs);
  second.cutOff();
  first.reconnect();
  await sleep(noticeMs);
  await measure('The primary was cut off; the standby is promoted', () =>
    first.run(commandsOf('Promoting the standby')),
  );
  await measure('The former primary returns by itself', () => second.reconnect());
  return faults;
}
