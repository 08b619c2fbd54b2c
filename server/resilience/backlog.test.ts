import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/async.ts';
import { post } from '../../testing/post.ts';
import { startFakeSendGrid } from '../../testing/sendGrid/fakeSendGrid.ts';
import { startServerProcess } from '../../testing/serverProcess.ts';
import { databases, insertBacklog } from '../../testing/stores.ts';
import { submissions } from '../../testing/submissions.ts';

/** Messages that wait, and how many the test sees sent; a measurement sets both. */
const waiting = Number(process.env.BACKLOG ?? 50_000);
const awaited = Number(process.env.BACKLOG_SENT ?? 300);
const timeout = process.env.BACKLOG ? 3600_000 : 600_000;

describe.each(databases)(`with ${waiting} waiting messages on $name`, (database) => {
  it('messages are sent and leads are saved @night', { timeout }, async () => {
    const sent: string[] = [];
    const sendGrid = await startFakeSendGrid({
      react: ({ outboxId }) => {
        sent.push(outboxId);
        // Half a million mails would fill the memory of the test: only their ids are kept.
        sendGrid.accepted.length = 0;
        return { status: 202 };
      },
    });
    const environment = await database.environment();
    await insertBacklog(await database.open(environment), waiting, { due: 10 });
    const server = await startServerProcess({
      ...environment,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...sendGrid.environment,
    });
    onTestFinished(server.crash);
    const startedAt = performance.now();
    const secondsSince = (at: number) => ((performance.now() - at) / 1000).toFixed(1);

    const waits: number[] = [];
    const statuses = new Set<number | string>();
    let isOver = false;
    onTestFinished(() => {
      isOver = true;
    });
    async function save(number: number) {
      const body = submissions.demoSubmission({ email: `visitor${number}@example.com` });
      const at = performance.now();
      const sent = post(server.url, '/api/demo-submission', body);
      const { status } = await sent.catch(() => ({ status: 'not reached' }));
      waits.push(performance.now() - at);
      statuses.add(status);
    }
    const saves = (async () => {
      const running: Promise<void>[] = [];
      for (let number = 0; !isOver; number += 1) {
        running.push(save(number));
        await sleep(100);
      }
      await Promise.all(running);
    })();

    await eventually(() => sent.length > 0);
    console.log(`${database.name}: first message after ${secondsSince(startedAt)} s`);
    let longestGap = 0;
    let lastAt = performance.now();
    let last = 0;
    await eventually(() => {
      const { length } = sent;
      if (length > last) {
        longestGap = Math.max(longestGap, performance.now() - lastAt);
        lastAt = performance.now();
        last = length;
      }
      return length >= awaited;
    }, timeout);
    isOver = true;
    await saves;
    console.log(
      `${database.name}: ${sent.length} messages in ${secondsSince(startedAt)} s,`,
      `longest gap ${Math.round(longestGap)} ms;`,
      `${waits.length} saves, p99 ${Math.round(percentile(waits, 0.99))} ms`,
    );
    expect(new Set(sent).size).toBe(sent.length);
    expect([...statuses]).toEqual([202]);
    expect(server.log()).toEqual([]);
  });
});

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
