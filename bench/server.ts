import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { submissions } from '../testing/submissions.ts';
import type { ContenderKind } from './contender.ts';
import type { LoadOutcome, LoadSettings } from './load.ts';
import { median, printTable, ratio } from './table.ts';

/**
 * Compares the server with a bare node:http handler and with one commit per request. Servers and
 * load generator are separate processes, and the compared servers alternate, so that other load on
 * the machine affects them equally. Each runs in several processes one after another, because the
 * memory layout of a process can make it a third slower until it ends.
 */
const processCount = 4;
const rounds = 3;
const roundMs = 1500;
const connections = 50;
const folder = mkdtempSync(join(tmpdir(), 'roi-bench-'));
const contenderFile = fileURLToPath(new URL('./contender.ts', import.meta.url));
const generatorFile = fileURLToPath(new URL('./load.ts', import.meta.url));

/**
 * The responses of a server in a round, and the processor time of each, which other processes
 * hardly affect.
 */
type Outcome = LoadOutcome & { cpuMicroseconds: number };

/** A compared server in its own process. */
interface Contender {
  port: number;
  child: ChildProcess;
}

interface Comparison {
  title: string;
  /**
   * How long each process responds before it is measured, in milliseconds. The engine goes on
   * optimizing the code of an endpoint for several tens of thousands of requests.
   */
  warmUpMs?: number;
  /** How many requests are sent a second; as many as possible without it. */
  perSecond?: number;
  request: Pick<LoadSettings, 'head' | 'body'>;
  /** The contenders, each with its name in the table; the others are compared with the first. */
  contenders: readonly (readonly [ContenderKind, string])[];
}

async function compare(comparison: Comparison) {
  const { title, request, contenders, warmUpMs = roundMs, perSecond } = comparison;
  const results = contenders.map(([, name]) => ({ name, outcomes: [] as Outcome[] }));
  for (let start = 1; start <= processCount; start += 1) {
    const running = await Promise.all(
      contenders.map(([kind]) => startContender(kind, join(folder, `${kind} ${start}`))),
    );
    const nextNumbers = running.map(() => 0);
    try {
      // The first round warms up.
      for (let round = 0; round <= rounds; round += 1) {
        for (const [index, contender] of running.entries()) {
          const from = nextNumbers[index] ?? 0;
          const milliseconds = round === 0 ? warmUpMs : roundMs;
          const pace = perSecond && round > 0 ? { perSecond } : {};
          const settings = { connections, milliseconds, from, ...pace, ...request };
          const outcome = await measure(contender, settings);
          nextNumbers[index] = from + outcome.responses;
          if (round > 0) results[index]?.outcomes.push(outcome);
        }
      }
    } finally {
      for (const { child } of running) child.kill();
    }
  }
  const medianOf = (outcomes: readonly Outcome[], figure: keyof Outcome) =>
    median(outcomes.map((outcome) => outcome[figure]));
  const [first] = results;
  printTable(
    `${title}, ${connections} connections, medians of ${processCount} processes with ${rounds} rounds of ${roundMs / 1000} s each`,
    ['a second', 'ratio', 'p50 ms', 'p99 ms', 'CPU µs each', 'by CPU'],
    results.map(({ name, outcomes }) => ({
      name,
      figures: [
        Math.round(medianOf(outcomes, 'perSecond')).toLocaleString('en-US'),
        ratio(medianOf(outcomes, 'perSecond'), medianOf(first?.outcomes ?? outcomes, 'perSecond')),
        medianOf(outcomes, 'p50Ms').toFixed(1),
        medianOf(outcomes, 'p99Ms').toFixed(1),
        medianOf(outcomes, 'cpuMicroseconds').toFixed(0),
        ratio(
          medianOf(first?.outcomes ?? outcomes, 'cpuMicroseconds'),
          medianOf(outcomes, 'cpuMicroseconds'),
        ),
      ],
    })),
  );
}

/** Puts load on a contender, and resolves to its responses and the processor time of each. */
async function measure(
  contender: Contender,
  settings: Omit<LoadSettings, 'port'>,
): Promise<Outcome> {
  const before = await cpuMicrosecondsOf(contender);
  const outcome = await load({ port: contender.port, ...settings });
  const after = await cpuMicrosecondsOf(contender);
  return { ...outcome, cpuMicroseconds: (after - before) / outcome.responses };
}

/** Starts a server. It writes its log, which is discarded. */
async function startContender(kind: ContenderKind, dataFolder: string): Promise<Contender> {
  const child = spawn(process.execPath, [contenderFile, kind, dataFolder], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  if (!child.stdout) throw new Error('Expected the server to print its port.');
  const [line] = await once(child.stdout, 'data');
  return { child, port: Number(String(line)) };
}

/** Asks a contender for the processor time that it has used so far. */
async function cpuMicrosecondsOf({ child }: Contender): Promise<number> {
  const response = once(child, 'message');
  child.send('cpu');
  const [microseconds] = await response;
  return microseconds;
}

async function load(settings: LoadSettings): Promise<LoadOutcome> {
  const child = spawn(process.execPath, [generatorFile, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error('The load generator failed.');
  return JSON.parse(printed);
}

function post(path: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n`;
}

try {
  await compare({
    title: 'A validated POST that keeps nothing',
    warmUpMs: 8000,
    request: {
      head: post('/api/demo-submission'),
      body: JSON.stringify(submissions.demoSubmission()),
    },
    contenders: [
      ['bare validated', 'bare node:http with the schema'],
      ['koa validated', 'Koa, @koa/router, contract'],
      ['app validated', 'the whole application: guards, headers, log'],
    ],
  });
  await compare({
    title: 'The page, already compressed',
    // As a browser's first request for the page.
    request: {
      head: 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n',
      body: '',
    },
    contenders: [
      ['bare page', 'bare node:http'],
      ['app page', 'the whole application'],
    ],
  });
  const estimates: Pick<Comparison, 'warmUpMs' | 'request' | 'contenders'> = {
    warmUpMs: 5000,
    // Each of other inputs and another site.
    request: {
      head: `${post('/api/estimate')}X-Forwarded-For: 2001:db8:####::1\r\n`,
      body: '{"integrationCount":12,"region":"custom","customHourlyRate":50.######}',
    },
    contenders: [
      ['bare estimate', 'bare node:http with schema and estimate'],
      ['app estimate', 'the whole application, estimating in threads'],
    ],
  };
  await compare({ title: 'Estimates, as many as possible', ...estimates });
  await compare({ title: 'Estimates, 200 a second', perSecond: 200, ...estimates });
  await compare({
    title: 'Calculations saved durably',
    // From another visitor each time, because a repeat is not saved (S7).
    request: {
      head: post('/api/roi-calculation'),
      body: JSON.stringify(
        submissions.roiCalculation({ contactEmail: 'visitor########@example.com' }),
      ),
    },
    contenders: [
      ['single', 'one commit a request'],
      ['grouped', 'requests that wait share a commit'],
    ],
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
