import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { submissions } from '../testing/submissions.ts';

/**
 * Leads saved durably per second, beside a bare node:http handler that parses and answers, and beside one commit
 * for each request. All three take turns in one run, so that what the machine does meanwhile hits them alike.
 */
const CONNECTIONS = 64;
const ROUNDS = 3;
const ROUND_MS = 3000;
const kinds = ['bare', 'grouped', 'single'] as const;
type Kind = (typeof kinds)[number];

const names: Record<Kind, string> = {
  bare: 'bare node:http, parses and answers',
  grouped: 'saved durably, waiting requests share a commit',
  single: 'saved durably, one commit per request',
};
const contender = fileURLToPath(new URL('./server/contender.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'roi-bench-'));
let sent = 0;

async function start(kind: Kind) {
  const child = spawn(process.execPath, [contender, kind, join(folder, kind)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, port: Number(String(line)), rates: [] as number[] };
}

/** Requests answered per second with every connection busy. */
async function measure(port: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const startedAt = performance.now();
  const endsAt = startedAt + ROUND_MS;
  let answered = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < endsAt) {
        await send(port, agent);
        answered += 1;
      }
    }),
  );
  agent.destroy();
  return (answered * 1000) / (performance.now() - startedAt);
}

function send(port: number, agent: Agent): Promise<void> {
  sent += 1;
  const email = `visitor${sent}@example.com`;
  const body = JSON.stringify(submissions.roiCalculation({ contactEmail: email }));
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method: 'POST',
        path: '/api/roi-calculation',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => {
          if (answer.statusCode === 201 || answer.statusCode === 202) resolve();
          else reject(new Error(`Expected a success, got ${answer.statusCode}.`));
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

const median = (rates: readonly number[]) =>
  rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0;

const running = new Map(
  await Promise.all(kinds.map(async (kind) => [kind, await start(kind)] as const)),
);
try {
  // The first round only warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { port, rates } of running.values()) {
      const rate = await measure(port);
      if (round > 0) rates.push(rate);
    }
  }
  const rateOf = (kind: Kind) => median(running.get(kind)?.rates ?? []);
  console.log(`${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${ROUND_MS / 1000} s:`);
  for (const kind of kinds) {
    console.log(`${String(Math.round(rateOf(kind))).padStart(8)} requests/s  ${names[kind]}`);
  }
  const share = Math.round((100 * rateOf('grouped')) / rateOf('bare'));
  console.log(`Saving durably reaches ${share}% of the bare handler,`);
  console.log(
    `and ${(rateOf('grouped') / rateOf('single')).toFixed(1)} times one commit per request.`,
  );
} finally {
  for (const { child } of running.values()) child.kill();
  rmSync(folder, { recursive: true, force: true });
}
