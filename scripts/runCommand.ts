/**
 * Run a command that an operator types: `--help` prints its usage, and an error shows its
 * message alone. `main` gets the words behind the command's name and resolves to the exit code, or
 * to null where the words are none that it knows.
 */
export async function runCommand(
  usage: string,
  main: (words: string[]) => Promise<number | null>,
): Promise<void> {
  const words = process.argv.slice(2);
  if (words[0] === '--help' || words[0] === '-h') {
    console.log(usage);
    return;
  }
  try {
    const exitCode = await main(words);
    if (exitCode === null) console.error(usage);
    process.exitCode = exitCode ?? 2;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
