import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually, forEachConcurrently } from '../../testing/async.ts';
import { statedOffset } from '../../testing/moment.ts';
import { post } from '../../testing/post.ts';
import { startFakeSendGrid } from '../../testing/sendGrid/fakeSendGrid.ts';
import { startServerProcess } from '../../testing/serverProcess.ts';
import { databases } from '../../testing/stores.ts';
import { submissions } from '../../testing/submissions.ts';
import { createStore } from '../store/createStore.ts';

const hourMs = 3600_000;
const floodSize = 250;
/** Early in an hour, so that all leads share it. */
const startsAt = Date.UTC(2026, 10, 20, 10, 5);

const systemNow = () => Date.now() - statedOffset();

describe.each(databases)('a flood of leads from one address on $name', (database) => {
  it('is stored whole, and mailed as twenty notices and one digest, by two servers together @night', async () => {
    const sendGrid = await startFakeSendGrid();
    const environment = await database.environment();
    const start = async (now: number) => {
      const settings = {
        ...environment,
        LOG_LEVEL: 'warn',
        TRUST_PROXY_HOPS: '1',
        ...sendGrid.environment,
      };
      const server = await startServerProcess(settings, { offsetMs: now - systemNow() });
      onTestFinished(server.crash);
      return server;
    };
    const servers = await Promise.all([start(startsAt), start(startsAt)]);
    const save = async (index: number, address: string, bot = {}) => {
      const url = servers[index % servers.length]?.url ?? expect.fail('no server');
      const contactEmail = `visitor${index}@example.com`;
      const body = submissions.roiCalculation({ contactEmail, ...bot });
      const headers = { 'X-Forwarded-For': address };
      return (await post(url, '/api/roi-calculation', body, headers)).status;
    };
    const flood = Array.from({ length: floodSize }, (_, index) => index);
    await forEachConcurrently(flood, 16, async (index) => {
      expect(await save(index, '203.0.113.1')).toBe(201);
    });
    expect(await save(floodSize, '203.0.113.1', { fax: 'filled in' })).toBe(403);
    expect(await save(floodSize + 1, '198.51.100.7'), 'another visitor').toBe(201);

    const store = createStore(await database.open(environment));
    expect(await Array.fromAsync(store.leads())).toHaveLength(floodSize + 2);
    await eventually(async () => (await store.messageCounts()).sent === 21);
    expect(await store.messageCounts()).toMatchObject({ ready: 1, dead: 0, unknown: 0 });
    const notices = sendGrid.accepted.map(({ subject }) => subject);
    expect(notices.filter((subject) => subject.includes('integrations'))).toHaveLength(21);
    await Promise.all(servers.map((server) => server.stop()));

    await Promise.all([start(startsAt + hourMs), start(startsAt + hourMs)]);
    await eventually(async () => (await store.messageCounts()).ready === 0);
    await eventually(() => sendGrid.accepted.length === 22);
    const digest = sendGrid.accepted.at(-1);
    expect(digest?.subject).toBe(`${floodSize - 20} more leads, from 20 November 2026, 10:05 UTC`);
    const listed = new Set(digest?.text.match(/visitor\d+@/g));
    const left = Number(/(\d+) are not listed here/.exec(digest?.text ?? '')?.[1]);
    expect(listed.size).toBeGreaterThan(40);
    expect(listed.size + left).toBe(floodSize - 20);
    expect(listed).not.toContain(`visitor${floodSize}@`);
  });
});
