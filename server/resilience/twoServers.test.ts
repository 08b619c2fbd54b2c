import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/async.ts';
import { isThorough } from '../../testing/isThorough.ts';
import { createLeadClients } from '../../testing/leadClients.ts';
import { startFakeSendGrid } from '../../testing/sendGrid/fakeSendGrid.ts';
import { startServerProcess } from '../../testing/serverProcess.ts';
import { databasesOr } from '../../testing/stores.ts';
import { createStore } from '../store/createStore.ts';

/** Leads that both servers save together. */
const leadCount = isThorough ? 400 : 80;

describe.each(databasesOr('PostgreSQL'))('two servers on one $name under load', (database) => {
  it('send every message once and lose nothing @night', async () => {
    const sendGrid = await startFakeSendGrid();
    const environment = await database.environment();
    const start = () =>
      startServerProcess({
        ...environment,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        ...sendGrid.environment,
      });
    const servers = await Promise.all([start(), start()]);
    for (const server of servers) onTestFinished(server.crash);

    const load = createLeadClients();
    const isOver = () => load.leads.length >= leadCount;
    await Promise.all(servers.map(({ url }) => load.run(url, 8, isOver)));
    const acknowledged = load.acknowledged();
    expect(acknowledged).toHaveLength(load.leads.length);

    const store = createStore(await database.open(environment));
    await eventually(async () => {
      const { sent, ...rest } = await store.messageCounts();
      expect(rest).toEqual({ ready: 0, leased: 0, sending: 0, dead: 0, unknown: 0, bounced: 0 });
      return sent === acknowledged.length;
    });
    const sent = sendGrid.accepted.map(({ outboxId }) => outboxId);
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent).toHaveLength(acknowledged.length);
    const kept = await Array.fromAsync(store.leads());
    expect(kept.map(({ id }) => id).sort()).toEqual(acknowledged.map(({ id }) => id).sort());
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
    console.log(`${database.name}: 2 servers, ${sent.length} leads, each message sent once`);
  });
});
