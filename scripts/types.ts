/** `npm run types`: checks the types of every TypeScript project, and prints the errors. */
import './help.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { production } from './folders.ts';

/**
 * Each thread has its own TypeScript project, so that a DOM call in the worker, or a Node call on
 * the page, does not compile.
 */
const projects = [...production, 'languages', 'gallery', 'testing'];

/** Checks only what a change affects; a check without a change takes a fifth of the time. */
const incremental = (project: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/types/${project}.tsbuildinfo`,
];

const results = await Promise.all(
  projects
    .filter((project) => existsSync(`${project}/tsconfig.json`))
    .map(
      (project) =>
        new Promise<boolean>((resolve) => {
          spawn('tsc', ['-p', project, '--singleThreaded', ...incremental(project)], {
            stdio: 'inherit',
          }).on('exit', (code) => resolve(code === 0));
        }),
    ),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
