import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { childEnvironment } from '../../testing/childProcesses.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';

/** The Node of the machine runs npm; the project's own is found by npm alone. */
const machinePath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

/** `npm start` may have to build first. */
const timeout = 300_000;

it.each(['serve', 'start'])(
  'SIGTERM to npm run %s ends the server gracefully',
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
  timeout,
);

function endGroup(pid: number | undefined) {
  try {
    process.kill(-Number(pid), 'SIGKILL');
  } catch {
    // It has ended.
  }
}
