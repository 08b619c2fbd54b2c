import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContenderKind } from './server/contender.ts';
import { load, spentBy, startContender } from './server/contenders.ts';
import type { LoadOrder, LoadOutcome } from './server/load.ts';
import { demoRequest, newCalculation, pageRequest } from './server/requests.ts';
import { median, printTable, ratio } from './table.ts';

/**
 * Compares the server with a bare node:http handler and with one commit per request. Servers and
 * load generator are separate processes, and the compared servers alternate, so that other load on
 * the machine affects them equally. Each is started several times, because the memory layout of a
 * process can make it a third slower until it ends.
 */
const casts = 4;
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
   * How long each process answers before it is measured, in milliseconds. The engine goes on
   * optimizing the code of an endpoint for several tens of thousands of requests.
   */
  warmUpMs?: number;
  request: Pick<LoadOrder, 'head' | 'body'>;
  connections: number;
  /** The names; the others are compared with the first. */
  sides: readonly (readonly [ContenderKind, string])[];
}

async function compare({ title, request, connections, sides, warmUpMs = roundMs }: Comparison) {
  const results = sides.map(([, name]) => ({ name, outcomes: [] as Outcome[] }));
  for (let cast = 0; cast < casts; cast += 1) {
    const contenders = await Promise.all(
      sides.map(([kind]) => startContender(kind, join(folder, `${kind} ${cast}`))),
    );
    const sent = contenders.map(() => 0);
    try {
      // The first round warms up.
      for (let round = 0; round <= rounds; round += 1) {
        for (const [side, contender] of contenders.entries()) {
          const before = await spentBy(contender, 'as it is');
          const outcome = await load({
            port: contender.port,
            connections,
            milliseconds: round === 0 ? warmUpMs : roundMs,
            from: sent[side] ?? 0,
            ...request,
          });
          sent[side] = (sent[side] ?? 0) + outcome.responses + connections;
          const after = await spentBy(contender, 'as it is');
          const cpuMicroseconds =
            (after.cpuMicroseconds - before.cpuMicroseconds) / outcome.responses;
          if (round > 0) results[side]?.outcomes.push({ ...outcome, cpuMicroseconds });
        }
      }
    } finally {
      for (const { child } of contenders) child.kill();
    }
  }
  const medianOf = (outcomes: readonly Outcome[], figure: keyof Outcome) =>
    median(outcomes.map((outcome) => outcome[figure]));
  const [first] = results;
  printTable(
    `${title}, ${connections} connections, medians of ${casts} processes with ${rounds} rounds of ${roundMs / 1000} s each`,
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

try {
  await compare({
    title: 'A validated POST that keeps nothing',
    warmUpMs: 8000,
    request: demoRequest,
    connections: 50,
    sides: [
      ['bare validated', 'bare node:http with the schema'],
      ['koa validated', 'Koa, @koa/router, contract'],
      ['app validated', 'the whole application: guards, headers, log'],
    ],
  });
  await compare({
    title: 'The page, already compressed',
    request: pageRequest,
    connections: 50,
    sides: [
      ['bare page', 'bare node:http'],
      ['app page', 'the whole application'],
    ],
  });
  await compare({
    title: 'Calculations saved durably',
    request: newCalculation,
    connections: 50,
    sides: [
      ['single', 'one commit a request'],
      ['grouped', 'requests that wait share a commit'],
      ['bare save', 'bare node:http, parses and keeps nothing'],
    ],
  });
  await compare({
    title: 'The same, where a flush of the disk takes 2 ms more',
    request: newCalculation,
    connections: 50,
    sides: [
      ['single, slow disk', 'one commit a request'],
      ['grouped, slow disk', 'requests that wait share a commit'],
    ],
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
