import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { atMoment, childEnvironment } from './childEnvironment.ts';

/** Starts a script of `scripts/`, such as `estimate`, in its own process. */
export function startScript(name: string, args: readonly string[] = [], env = process.env) {
  const file = fileURLToPath(new URL(`../scripts/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [...atMoment, file, ...args], {
    stdio: 'pipe',
    env: { ...childEnvironment(), ...env },
  });
  child.stdin.on('error', () => {}); // A command may end with its input unread.
  return child;
}

/** Runs a script until it ends, and returns its output and its exit code. */
export async function runScript(
  name: string,
  args: readonly string[],
  { input = '', env = process.env } = {},
) {
  const child = startScript(name, args, env);
  child.stdin.end(input);
  const [bytes, stderr, [code]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { bytes, stdout: bytes.toString(), stderr, code: code as number | null };
}
