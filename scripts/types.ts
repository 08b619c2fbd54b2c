import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * One program per thread, so that a DOM call in the worker, or a Node call on the page, does not
 * compile.
 */
const programs = ['contract', 'worker', 'backend', 'server', 'mocks', 'src', 'testing'];

const results = await Promise.all(
  programs
    .filter((program) => existsSync(`${program}/tsconfig.json`))
    .map(
      (program) =>
        new Promise<boolean>((resolve) => {
          spawn('tsc', ['-p', program], { stdio: 'inherit' }).on('exit', (code) =>
            resolve(code === 0),
          );
        }),
    ),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
