import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContenderKind } from './server/contender.ts';
import { type Contender, load, startContender, usageOf } from './server/contenders.ts';
import type { LoadOutcome, LoadSettings } from './server/load.ts';
import { demoRequest, newCalculation, pageRequest } from './server/requests.ts';
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
const folder = mkdtempSync(join(tmpdir(), 'roi-bench-'));

/**
 * The responses of a server in a round, and the processor time of each, which other processes
 * hardly affect.
 */
type Outcome = LoadOutcome & { cpuMicroseconds: number };

interface Comparison {
  title: string;
  /**
   * How long each process responds before it is measured, in milliseconds. The engine goes on
   * optimizing the code of an endpoint for several tens of thousands of requests.
   */
  warmUpMs?: number;
  request: Pick<LoadSettings, 'head' | 'body'>;
  connections: number;
  /** What is compared, each with its name in the table; the others are compared with the first. */
  contenders: readonly (readonly [ContenderKind, string])[];
}

async function compare({
  title,
  request,
  connections,
  contenders,
  warmUpMs = roundMs,
}: Comparison) {
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
          const outcome = await measure(contender, { connections, milliseconds, from, ...request });
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
  const before = await usageOf(contender);
  const outcome = await load({ port: contender.port, ...settings });
  const after = await usageOf(contender);
  const cpuMicroseconds = (after.cpuMicroseconds - before.cpuMicroseconds) / outcome.responses;
  return { ...outcome, cpuMicroseconds };
}

try {
  await compare({
    title: 'A validated POST that keeps nothing',
    warmUpMs: 8000,
    request: demoRequest,
    connections: 50,
    contenders: [
      ['bare validated', 'bare node:http with the schema'],
      ['koa validated', 'Koa, @koa/router, contract'],
      ['app validated', 'the whole application: guards, headers, log'],
    ],
  });
  await compare({
    title: 'The page, already compressed',
    request: pageRequest,
    connections: 50,
    contenders: [
      ['bare page', 'bare node:http'],
      ['app page', 'the whole application'],
    ],
  });
  await compare({
    title: 'Calculations saved durably',
    request: newCalculation,
    connections: 50,
    contenders: [
      ['single', 'one commit a request'],
      ['grouped', 'requests that wait share a commit'],
      ['bare save', 'bare node:http, parses and keeps nothing'],
    ],
  });
  await compare({
    title: 'The same, where a flush of the disk takes 2 ms more',
    request: newCalculation,
    connections: 50,
    contenders: [
      ['single, slow disk', 'one commit a request'],
      ['grouped, slow disk', 'requests that wait share a commit'],
    ],
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
