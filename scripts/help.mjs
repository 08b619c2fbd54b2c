// With --help, a program that imports this prints its help, and does nothing else: its usage, or
// else its first comment. scripts/bootstrap.mjs prints the help of the program that it would start.
import { readFileSync } from 'node:fs';

const [, started = '', ...words] = process.argv;
const script = words.find((word) => !word.startsWith('--'));
const program = started.endsWith('bootstrap.mjs') ? script : started;
if (program && words.includes('--help')) showHelp(readFileSync(program, 'utf8'));

/** Prints the help in a source, and ends. A source with `runCommand` may compose its own. */
function showHelp(source) {
  const [, usage] = /^const usage = `([^`]*)`;$/m.exec(source) ?? [];
  const [, comment] = /^\/\*\* ?([\s\S]*?)\*\//m.exec(source) ?? [];
  const help = usage ?? (source.includes('runCommand(') ? undefined : comment);
  if (help === undefined || help.includes('${')) return;
  console.log(help.replaceAll(/^ \* ?/gm, '').trim());
  process.exit();
}
