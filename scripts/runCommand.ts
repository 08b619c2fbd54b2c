import { type ParseArgsConfig, parseArgs } from 'node:util';

/** An error of the command line: the usage is printed after it, and the exit code is 2. */
export class UsageError extends Error {}

/**
 * Parses arguments as `parseArgs` does.
 *
 * @throws UsageError for arguments that are not valid
 */
export function parseOptions<T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The commands that a release has too, where nobody starts them with npm. */
const npmCommand = /npm run -s (leads|store) --/g;

/**
 * Runs a command for operators: `--help` prints its usage, and an error prints only its message.
 *
 * @param main - Gets the arguments. Resolves to the exit code, or to null for unknown arguments.
 */
export async function runCommand(
  npmUsage: string,
  main: (args: string[]) => Promise<number | null>,
): Promise<void> {
  const usage = process.env.npm_lifecycle_event ? npmUsage : npmUsage.replaceAll(npmCommand, '$1');
  const args = process.argv.slice(2);
  if (args.includes('--help') || args[0] === '-h') {
    console.log(usage);
    return;
  }
  try {
    const exitCode = await main(args);
    if (exitCode === null) console.error(usage);
    process.exitCode = exitCode ?? 2;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(messageOf(error) + (isUsage ? `\n\n${usage}` : ''));
    process.exitCode = isUsage ? 2 : 1;
  }
}

/**
 * Ends the process quietly once the reader of its output, such as `head`, closes the pipe: that is
 * not a failure.
 */
export function exitOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
