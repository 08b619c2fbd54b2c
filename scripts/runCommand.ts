/**
 * Runs a command for operators: `--help` prints its usage, and an error prints only its message.
 *
 * @param main - Gets the arguments. Resolves to the exit code, or to null for unknown arguments.
 */
export async function runCommand(
  usage: string,
  main: (args: string[]) => Promise<number | null>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args[0] === '--help' || args[0] === '-h') {
    console.log(usage);
    return;
  }
  try {
    const exitCode = await main(args);
    if (exitCode === null) console.error(usage);
    process.exitCode = exitCode ?? 2;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
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
