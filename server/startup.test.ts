import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startLocalServer } from '../testing/localServer.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

/** What a server prints that cannot start with these variables. */
async function printedBy(variables: Record<string, string>): Promise<string> {
  const start = startServerProcess({ DATA_DIR: temporaryFolder(), ...variables });
  const error = await start.then(
    (server) => server.crash().then(() => new Error('It started.')),
    (reason: Error) => reason,
  );
  return error.message;
}

it('a port that is taken', async () => {
  const { url, stop } = await startLocalServer((_, response) => response.end());
  const printed = await printedBy({ PORT: url.port });
  await stop();
  expect(printed).toMatch(/^ {2}PORT: expected a port that is free, got \d+ \(EADDRINUSE\)$/m);
  expect(printed).not.toMatch(/^ +at /m);
});

it.each([
  ['HOST', { HOST: '192.0.2.1' }],
  ['HOST', { HOST: 'no-such-host.invalid' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/leads' }],
  ['NODE_ENV', { NODE_ENV: 'prod' }],
])(
  'a wrong %s is named in one line, without a stack or a password: %o',
  async (name, variables) => {
    const printed = await printedBy(variables);
    expect(printed).toMatch(new RegExp(`^ {2}${name}: expected `, 'm'));
    expect(printed).not.toMatch(/^ +at |secret/m);
  },
);

it('a DATA_DIR that is a file is named in one line', async () => {
  const DATA_DIR = join(temporaryFolder(), 'file');
  writeFileSync(DATA_DIR, '');
  const printed = await printedBy({ DATA_DIR });
  expect(printed).toMatch(/^ {2}DATA_DIR: expected a folder that can be written \(\w+\)$/m);
  expect(printed).not.toMatch(/^ +at /m);
});

it('a database that accepts connections and does not respond is named, and nothing hangs', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  const printed = await printedBy({ DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/leads` });
  silent.close();
  expect(printed).toMatch(/^ {2}DATABASE_URL: expected a database that answers/m);
  expect(printed).not.toMatch(/^ +at |secret/m);
});
