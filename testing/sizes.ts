/**
 * `node testing/sizes.ts`: counts files, lines, and the words of documents, and fails above a
 * ceiling. Of catalogues of words only the files count. A ceiling rises only with a paragraph under
 * `docs/decisions/` that says what a user gets for it.
 */
import '../scripts/help.mjs';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isCatalogue } from './languages/isCatalogue.ts';

interface Size {
  /** As `wc` counts them. */
  lines: number;
  /** Lines that are neither blank nor comment alone. */
  code: number;
}

/** The scripts that are no part of the product. */
const testsAndTools = 'tests and tools';

const ceilings: Readonly<Record<string, Size>> = {
  backend: { lines: 5_360, code: 4_090 },
  contract: { lines: 9_215, code: 6_895 },
  mcpApp: { lines: 345, code: 275 },
  mocks: { lines: 2_060, code: 1_705 },
  server: { lines: 9_000, code: 6_980 },
  src: { lines: 14_630, code: 11_905 },
  worker: { lines: 18_800, code: 15_405 },
  [testsAndTools]: { lines: 70_230, code: 61_910 },
};
const mostFiles = 1_570;
const mostWords = 28_405;
/** Given is the length of the specification, its tests, the terms of languages, generated pages. */
const document =
  /^(docs\/(?!product\/spec|specification-coverage|languages|pricing-rules|assistant-skill).*|[^/]*)\.md$/;

const listing = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', listing, { encoding: 'utf8' }).trim().split('\n');
const sizes = new Map(Object.keys(ceilings).map((name) => [name, { lines: 0, code: 0 }]));
for (const file of files) {
  const size = /\.(ts|tsx|js|mjs)$/.test(file) && !isCatalogue(file) && sizes.get(folderOf(file));
  if (!size) continue;
  const text = readFileSync(file, 'utf8');
  const withoutBlocks = text.replaceAll(/^\s*\/\*.*?\*\/$/gms, '');
  size.lines += text.split('\n').length - 1;
  size.code += withoutBlocks.split('\n').filter((line) => /^\s*(?!\/\/)\S/.test(line)).length;
}

const table: Record<string, object> = {};
for (const [name, most] of Object.entries(ceilings)) {
  const { lines = 0, code = 0 } = sizes.get(name) ?? {};
  table[name] = { lines, 'at most': most.lines, code, 'of it at most': most.code };
  if (lines > most.lines || code > most.code) fail(`${name} is larger than its ceiling.`);
}
console.table(table);
console.log(`${files.length} files, at most ${mostFiles}`);
if (files.length > mostFiles) fail('There are more files than the ceiling.');
const words = files
  .filter((file) => document.test(file))
  .reduce((sum, file) => sum + readFileSync(file, 'utf8').trim().split(/\s+/).length, 0);
console.log(`${words} words in documents, at most ${mostWords}`);
if (words > mostWords) fail('The documents have more words than the ceiling.');

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** The folder of the product that a file belongs to, or tests and tools. */
function folderOf(file: string): string {
  const [folder = ''] = file.split('/');
  const isTest = /\.test\.tsx?$/.test(basename(file)) || file.startsWith('server/resilience/');
  return !isTest && sizes.has(folder) ? folder : testsAndTools;
}
