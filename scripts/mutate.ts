/**
 * `npm run mutate -- [PART…] [OPTIONS]`: mutation tests of all parts or the named ones, with
 * the options of StrykerJS, such as `--incremental`.
 */
import './help.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parts } from '../testing/mutation/parts.ts';

const names = Object.keys(parts);

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

const [asked, options] = splitArguments(process.argv.slice(2));
const unknown = asked.filter((part) => !names.includes(part));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(2);
}
const wanted = asked.length > 0 ? asked : names;
const failed = wanted.filter((part) => {
  const command = ['run', 'testing/mutation/stryker.mjs', ...options];
  const env = { ...process.env, MUTATION_PART: part };
  return spawnSync('stryker', command, { stdio: 'inherit', env }).status !== 0;
});
printScores(wanted);
if (failed.length > 0) {
  console.error(`Below the threshold, or failed: ${failed.join(', ')}.`);
  process.exit(1);
}

/** Names of parts come first; what begins with a hyphen, and all after it, is for Stryker. */
function splitArguments(words: string[]): [string[], string[]] {
  const from = words.findIndex((word) => word.startsWith('-'));
  return from < 0 ? [words, []] : [words.slice(0, from), words.slice(from)];
}

/** Prints the share of mutants that tests noticed, for each folder. */
function printScores(reported: readonly string[]) {
  const folders = new Map<string, { noticed: number; all: number }>();
  for (const part of reported) {
    const file = `reports/mutation-${part}.json`;
    if (!existsSync(file)) continue;
    const { files }: Report = JSON.parse(readFileSync(file, 'utf8'));
    for (const [path, { mutants }] of Object.entries(files)) {
      const folder = folders.get(dirname(path)) ?? { noticed: 0, all: 0 };
      const statuses = mutants.map(({ status }) => status);
      const noticed = statuses.filter((status) => status === 'Killed' || status === 'Timeout');
      const living = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage');
      folder.noticed += noticed.length;
      folder.all += noticed.length + living.length;
      folders.set(dirname(path), folder);
    }
  }
  for (const [folder, { noticed, all }] of [...folders].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const score = all === 0 ? 100 : (100 * noticed) / all;
    console.log(`${score.toFixed(1).padStart(6)} %  ${String(all).padStart(5)}  ${folder}`);
  }
}
