import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Each thread has its own TypeScript project, so that a DOM call in the worker, or a Node call on
 * the page, does not compile.
 */
const projects = ['contract', 'worker', 'backend', 'server', 'mocks', 'src', 'gallery', 'testing'];

const results = await Promise.all(
  projects
    .filter((project) => existsSync(`${project}/tsconfig.json`))
    .map(
      (project) =>
        new Promise<boolean>((resolve) => {
          spawn('tsc', ['-p', project], { stdio: 'inherit' }).on('exit', (code) =>
            resolve(code === 0),
          );
        }),
    ),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
