import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { momentVariables } from './moment.ts';

/** Node keeps the compiled code of all processes here, which halves the time of a start. */
const compileCache = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url));

/** The arguments with which a script of Node begins at the moment of the test that starts it. */
export const atMoment = ['--import', new URL('shiftSystemDate.ts', import.meta.url).href];

/**
 * The environment of a process of Node that a test starts, apart from what the test sets.
 *
 * @param offsetMs - How far its clock is ahead of the system's, if not as that of this process.
 */
export function childEnvironment(offsetMs?: number): Record<string, string> {
  const { PATH = '' } = process.env;
  return {
    PATH,
    NODE_COMPILE_CACHE: compileCache,
    ...systemClockVariables(),
    ...momentVariables(offsetMs),
  };
}

/** The environment of a browser that does not start where `faketime` shifts the system's clock. */
export function unshiftedEnvironment(): NodeJS.ProcessEnv {
  const shifting = Object.keys(systemClockVariables());
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !shifting.includes(name)),
  );
}

/** The variables by which `faketime` shifts the system's clock for a process. */
function systemClockVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value = '']) =>
      name === 'LD_PRELOAD' || name.startsWith('FAKETIME') ? [[name, value]] : [],
    ),
  );
}

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
