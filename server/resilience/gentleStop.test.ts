import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { delimiter } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/async.ts';
import { childEnvironment } from '../../testing/childProcesses.ts';
import { startLocalServer } from '../../testing/localServer.ts';
import { type ServerProcess, startServerProcess } from '../../testing/serverProcess.ts';
import { submissions } from '../../testing/submissions.ts';
import { pageFolder, temporaryFolder } from '../../testing/temporaryFolder.ts';

/** Without limits: the clients of a test send more from one address than a server accepts. */
async function startServer(STOP_DELAY_MS: string): Promise<ServerProcess> {
  const server = await startServerProcess({
    DATA_DIR: temporaryFolder(),
    STOP_DELAY_MS,
    DIST_DIR: pageFolder(),
    RATE_LIMITS: 'off',
  });
  onTestFinished(server.crash);
  return server;
}

const isReady = ({ url }: ServerProcess, signal: AbortSignal) =>
  fetch(new URL('/readyz', url), { signal }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** A proxy that keeps connections open, and sends requests to servers that say they are ready. */
async function startProxy(servers: readonly ServerProcess[]) {
  let ready = servers;
  let turn = 0;
  const agent = new Agent({ keepAlive: true });
  const proxy = await startLocalServer((incoming, response) => {
    const server = ready[turn++ % ready.length];
    const { method, url = '/', headers } = incoming;
    const outgoing = request(new URL(url, server?.url), { method, headers, agent });
    outgoing.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    outgoing.on('response', (upstream: IncomingMessage) => {
      response.writeHead(upstream.statusCode ?? 502);
      upstream.on('error', () => response.destroy());
      upstream.pipe(response);
    });
    incoming.pipe(outgoing);
  });
  const closing = new AbortController();
  const watching = (async () => {
    while (!closing.signal.aborted) {
      const states = await Promise.all(servers.map((server) => isReady(server, closing.signal)));
      const nowReady = servers.filter((_, index) => states[index]);
      // A check may fail for a moment; without another server, a proxy keeps using this one.
      if (nowReady.length > 0) ready = nowReady;
    }
  })();
  onTestFinished(async () => {
    closing.abort();
    await watching;
    agent.destroy();
    await proxy.stop();
  });
  return proxy.url;
}

it('a server that stops behind a proxy fails no request @night', async () => {
  const [stopped, other] = await Promise.all([startServer('2000'), startServer('0')]);
  const url = await startProxy([stopped, other]);
  const statuses = new Map<number, number>();
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const body = JSON.stringify(submissions.demoSubmission());
  const clients = Array.from({ length: 16 }, async () => {
    while (!isOver) {
      const { status } = await fetch(new URL('/api/demo-submission', url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  const responseCount = () => statuses.values().reduce((sum, count) => sum + count, 0);
  await eventually(() => responseCount() > 100);
  expect(await stopped.stop('SIGTERM')).toBe(0);
  const before = responseCount();
  await eventually(() => responseCount() > before + 100);
  isOver = true;
  await Promise.all(clients);
  expect([...statuses.keys()]).toEqual([202]);
});

/** The Node of the machine runs npm; the project's own is found by npm alone. */
const machinePath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

it.each(['serve', 'start'])(
  'SIGTERM to npm run %s ends the server gracefully @night',
  async (name) => {
    const npm = spawn('npm', ['run', name], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: {
        ...childEnvironment(),
        PATH: machinePath,
        DATA_DIR: temporaryFolder(),
        HOST: '127.0.0.1',
        PORT: '0',
        STOP_DELAY_MS: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that whatever is left of it can be ended.
      detached: true,
    });
    onTestFinished(() => endGroup(npm.pid));
    const log = text(npm.stderr);
    const address = await new Promise<string>((resolve, reject) => {
      let printed = '';
      npm.stdout.setEncoding('utf8').on('data', (part: string) => {
        printed += part;
        const found = /^Listening on (\S+)$/m.exec(printed)?.[1];
        if (found) resolve(found);
      });
      npm.once('exit', async () => reject(new Error(`It ended.\n${printed}${await log}`)));
    });
    expect((await fetch(new URL('/healthz', address))).status).toBe(200);

    npm.kill('SIGTERM');
    await once(npm, 'exit');
    expect(await log).toContain('"msg":"stopped"');
    await expect(fetch(new URL('/healthz', address))).rejects.toThrow();
  },
);

function endGroup(pid: number | undefined) {
  try {
    process.kill(-Number(pid), 'SIGKILL');
  } catch {
    // It has ended.
  }
}
