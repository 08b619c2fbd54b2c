import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** Start a script of `scripts/`, such as `estimate`, in a process of its own. */
export function startScript(name: string, words: readonly string[] = [], env = process.env) {
  const file = fileURLToPath(new URL(`../scripts/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, ...words], { stdio: 'pipe', env });
  child.stdin.on('error', () => {}); // A command may end with its input unread.
  return child;
}

/** Run a script until it ends: what it wrote, as bytes and as text, and its exit code. */
export async function runScript(
  name: string,
  words: readonly string[],
  { input = '', env = process.env } = {},
) {
  const child = startScript(name, words, env);
  child.stdin.end(input);
  const [bytes, stderr, [code]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { bytes, stdout: bytes.toString(), stderr, code: code as number | null };
}
