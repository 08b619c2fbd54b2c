/**
 * `npm run attacks [-- SERVER SECONDS ATTACK…]`: attacks a server on loopback from one address, and
 * measures what visitors of other addresses get meanwhile. SERVER is the `server/main.ts` to
 * attack, such as that of another release; each attack takes SECONDS, and all of them are made
 * unless some are named.
 */
import '../../../scripts/help.mjs';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { submissions } from '../../../testing/submissions.ts';
import { attacks, contactForm, distFolder } from './attacks.ts';

const ownServer = fileURLToPath(new URL('../../main.ts', import.meta.url));
const [program = ownServer, seconds = '40', ...chosen] = process.argv.slice(2);
execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
const attackMs = Number(seconds) * 1000;
/** How long honest leads may wait for the CRM after the attack. */
const graceMs = 20_000;
const megabyte = 1024 ** 2;

/** The highest of the values below which a share of them is. */
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other).at(Math.ceil(share * values.length) - 1) ?? 0;

/** A CRM that takes every call, and remembers when a lead's came. */
async function startCrm() {
  const calledAt = new Map<string, number>();
  const server = createServer(async (incoming, response) => {
    const [email = ''] = /[\w-]+@example\.com/.exec(await text(incoming)) ?? [];
    calledAt.set(email, performance.now());
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { calledAt, url: `http://127.0.0.1:${port}/`, server };
}

async function startServer(crmUrl: string, dataDir: string) {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DIST_DIR: distFolder,
      LOG_LEVEL: 'silent',
      TRUST_PROXY_HOPS: '1',
      STOP_DELAY_MS: '0',
      CRM_WEBHOOK_URL: crmUrl,
      CRM_WEBHOOK_SECRET: 'a secret of the attacked server only',
      SENDGRID_WEBHOOK_KEY: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await once(child.stdout, 'data');
  const [, url = ''] = /Listening on (\S+)/.exec(String(printed)) ?? [];
  return { child, url: new URL(url) };
}

/** How long a request takes, and whether it was answered as a visitor expects. */
async function timed(url: URL, init?: RequestInit) {
  const startedAt = performance.now();
  const limit = AbortSignal.timeout(60_000);
  const status = await fetch(url, { ...init, signal: limit }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
  return { ms: performance.now() - startedAt, isServed: status >= 200 && status < 300 };
}

/** Asks and saves as visitors of other addresses do, until the time is over. */
async function visit(url: URL, calledAt: ReadonlyMap<string, number>) {
  const health: number[] = [];
  const saves: number[] = [];
  const savedAt = new Map<string, number>();
  let refused = 0;
  const until = performance.now() + attackMs;

  async function check() {
    const { ms, isServed } = await timed(new URL('/healthz', url));
    health.push(ms);
    if (!isServed) refused += 1;
  }

  async function post(path: string, body: string, number: number) {
    const { ms, isServed } = await timed(new URL(path, url), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `198.51.100.${1 + (number % 250)}`,
      },
      body,
    });
    saves.push(ms);
    if (!isServed) refused += 1;
    return isServed;
  }

  async function contact(number: number) {
    const isServed = await post(
      '/api/webhook/contact-form',
      contactForm(`honest-${number}`),
      number,
    );
    if (isServed) savedAt.set(`honest-${number}@example.com`, performance.now());
  }

  /** Saves a calculation, which is no call to the CRM. */
  async function calculate(number: number) {
    const contactEmail = `honest-${number}@example.com`;
    const body = JSON.stringify(submissions.roiCalculation({ contactEmail }));
    await post('/api/roi-calculation', body, number);
  }

  const running: Promise<void>[] = [];
  for (let tick = 0; performance.now() < until; tick += 1) {
    running.push(check());
    // Each is a call to the CRM, which takes 20 a minute.
    if (tick % 150 === 0) running.push(contact(tick));
    else if (tick % 3 === 0) running.push(calculate(tick));
    await sleep(100);
  }
  await Promise.all(running);
  const endAt = performance.now() + graceMs;
  const waiting = () => [...savedAt.keys()].filter((email) => !calledAt.has(email));
  while (waiting().length > 0 && performance.now() < endAt) await sleep(200);
  const waits = [...savedAt].map(([email, at]) => (calledAt.get(email) ?? Infinity) - at);
  return { health, saves, refused, longestWait: Math.max(...waits) };
}

/** Looks at a process every quarter of a second. */
function watch({ pid }: ChildProcess) {
  let memory = 0;
  let descriptors = 0;
  const timer = setInterval(() => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    memory = Math.max(memory, (Number(kilobytes) * 1024) / megabyte);
    descriptors = Math.max(descriptors, readdirSync(`/proc/${pid}/fd`).length);
  }, 250);
  return () => {
    clearInterval(timer);
    return { memory, descriptors };
  };
}

async function measure(name: string) {
  const crm = await startCrm();
  const dataDir = mkdtempSync(join(tmpdir(), 'attacks-'));
  const { child, url } = await startServer(crm.url, dataDir);
  const stopWatch = watch(child);
  const attackFile = fileURLToPath(new URL('attacks.ts', import.meta.url));
  const attacker = spawn(process.execPath, [attackFile, name, url.href], { stdio: 'inherit' });
  await sleep(1000);
  const ended = sleep(attackMs).then(() => attacker.kill());
  const { health, saves, refused, longestWait } = await visit(url, crm.calledAt);
  await ended;
  const { memory, descriptors } = stopWatch();
  child.kill('SIGKILL');
  await once(child, 'exit');
  crm.server.close();
  crm.server.closeAllConnections();
  rmSync(dataDir, { recursive: true });
  const times = (values: number[]) =>
    `${quantile(values, 0.5).toFixed(0)} / ${quantile(values, 0.99).toFixed(0)} ms`;
  return {
    'attack from one address': name,
    'health p50 / p99': times(health),
    'saves p50 / p99': times(saves),
    'memory MB': Math.round(memory),
    descriptors: descriptors,
    'honest refused': refused,
    'CRM wait s': Number.isFinite(longestWait) ? (longestWait / 1000).toFixed(1) : 'not called',
  };
}

const rows = [];
for (const name of chosen.length > 0 ? chosen : Object.keys(attacks))
  rows.push(await measure(name));
console.table(rows);
