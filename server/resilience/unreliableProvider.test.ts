import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '../../contract/ids.ts';
import { eventually, forEachConcurrently } from '../../testing/async.ts';
import { atMoment, childEnvironment } from '../../testing/childProcesses.ts';
import { aClaim, aLead } from '../../testing/leads.ts';
import { type Reaction, startFakeSendGrid } from '../../testing/sendGrid/fakeSendGrid.ts';
import { databases } from '../../testing/stores.ts';
import { createStore } from '../store/createStore.ts';

const messageCount = 200;
const killCount = 5;
const workerFile = fileURLToPath(new URL('../../testing/outboxProcess.ts', import.meta.url));

/**
 * Of each hundred requests 5 get 429, 5 get 503, and 2 are accepted before the connection breaks.
 */
function react(_: unknown, count: number): Reaction {
  const place = count % 100;
  if (place % 20 === 3) return { status: 429, headers: { 'Retry-After': '0' } };
  if (place % 20 === 11) return { status: 503 };
  if (place % 50 === 17) return 'acceptAndReset';
  return { status: 202 };
}

describe.each(databases)(
  'a provider that fails, and workers that are killed, on $name',
  (database) => {
    it('lose no message, and duplicate none but those with an unknown outcome @night', async () => {
      const sendGrid = await startFakeSendGrid({ react });
      const environment = await database.environment();
      const adapter = await database.open(environment);
      const store = createStore(adapter);
      const ids = Array.from({ length: messageCount }, newId);
      await forEachConcurrently(ids, 16, async (id) => {
        await store.save(
          aLead({ receivedAt: Date.now() }),
          [{ id, kind: 'reportNotice' }],
          aClaim({ expiresAt: Date.now() + 3600_000 }),
        );
      });

      const start = () => {
        const worker = spawn(process.execPath, [...atMoment, workerFile], {
          env: { ...childEnvironment(), ...environment, ...sendGrid.environment },
          stdio: 'inherit',
        });
        onTestFinished(() => void worker.kill('SIGKILL'));
        return worker;
      };
      const kill = async (worker: ChildProcess) => {
        const ended = once(worker, 'exit');
        worker.kill('SIGKILL');
        await ended;
      };
      const workers = [start(), start()];
      for (let kills = 1; kills <= killCount; kills += 1) {
        const wanted = (kills * messageCount) / (killCount + 2);
        await eventually(() => sendGrid.accepted.length >= wanted);
        const oldest = workers.shift();
        workers.push(start());
        if (oldest) await kill(oldest);
      }
      await eventually(async () => {
        const { sent, dead } = await store.messageCounts();
        return sent + dead === messageCount;
      });
      await Promise.all(workers.map(kill));

      const rows = await adapter.read
        .selectFrom('outbox')
        .select(['id', 'state', 'unknownOutcomes'])
        .execute();
      const accepted = Map.groupBy(sendGrid.accepted, ({ outboxId }) => outboxId);
      const lost = rows.filter(({ id, state }) => state !== 'sent' || !accepted.has(id));
      const doubled = rows.filter(({ id }) => (accepted.get(id)?.length ?? 0) > 1);
      const unknown = rows.filter(({ unknownOutcomes }) => unknownOutcomes > 0);
      console.log(
        `${database.name}: ${messageCount} messages, ${killCount} kills: ${lost.length} lost, ` +
          `${unknown.length} with unknown outcomes, ${doubled.length} doubled`,
      );
      expect(lost).toEqual([]);
      expect([...accepted.keys()].filter((id) => !ids.includes(id))).toEqual([]);
      const tooOften = rows.filter(
        ({ id, unknownOutcomes }) => (accepted.get(id)?.length ?? 0) > 1 + unknownOutcomes,
      );
      expect(tooOften).toEqual([]);
      expect(unknown.length).toBeGreaterThan(0);
    });
  },
);
