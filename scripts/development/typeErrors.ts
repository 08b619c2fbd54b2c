import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** An error of the TypeScript compiler. Line and column count from 1. */
interface TypeError {
  file: string;
  line: number;
  column: number;
  message: string;
}

/**
 * Checks TypeScript projects, as `npm run types` does.
 *
 * @param root - The folder that contains the folders of the projects.
 * @param projects - Their names, such as `src`.
 * @param cache - A folder for what makes the next check faster.
 * @returns The errors, each once.
 */
export async function typeErrors(
  root: string,
  projects: readonly string[],
  cache: string,
): Promise<TypeError[]> {
  await mkdir(cache, { recursive: true });
  const outputs = await Promise.all(
    projects.map((project) => check(root, project, join(cache, `${project}.tsbuildinfo`))),
  );
  const lines = new Set(outputs.flatMap(errorLines));
  return [...lines].map((line) => parseError(root, line));
}

async function check(root: string, project: string, buildInfo: string): Promise<string> {
  const { stdout } = spawn(
    'tsc',
    ['-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', buildInfo],
    {
      cwd: root,
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return text(stdout);
}

/** Joins the indented lines of a message to the line that they explain. */
function errorLines(output: string): string[] {
  return output.split(/\r?\n(?! )/).filter((line) => line.trim() !== '');
}

function parseError(root: string, text: string): TypeError {
  const [, file, line, column, message] = /^(.+?)\((\d+),(\d+)\): error (.+)$/s.exec(text) ?? [];
  if (file === undefined || message === undefined) {
    return { file: resolve(root, 'tsconfig.json'), line: 1, column: 1, message: text };
  }
  return { file: resolve(root, file), line: Number(line), column: Number(column), message };
}
