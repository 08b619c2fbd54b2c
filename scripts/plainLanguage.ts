import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { oldWords } from './oldWords.ts';

/**
 * Refuses old words in code, texts, comments and documents, and lines of text that are too wide.
 * Exceptions: the specification and the product decisions are given texts, the pricing rules are
 * generated from checked files, and `scripts/oldWords.ts` contains the words.
 */
const folders = 'contract,worker,backend,server,mocks,src,gallery,testing,e2e,scripts,bench,docs';
const patterns = ['*.{md,ts,json}', `{${folders}}/**/*.{ts,tsx,css,js,mjs,html,md}`];
const exceptions =
  /^docs\/product\/|^docs\/pricing-rules\.md$|^scripts\/oldWords\.ts$|node_modules|^package-lock/;
const maxColumns = 100;

const files = (await Array.fromAsync(glob(patterns))).filter((file) => !exceptions.test(file));
const violations = files.flatMap((file) => findViolations(file, readFileSync(file, 'utf8')));
for (const violation of violations) console.error(violation);
console.log(`${files.length} files, ${violations.length} violations of the language rules`);
process.exitCode = violations.length > 0 ? 1 : 0;

/**
 * Returns the violations of the language rules in a file, one text for each: old words, and
 * comments and paragraphs wider than 100 columns.
 *
 * @param file - The path, which each violation begins with. Its ending selects the rules.
 */
function findViolations(file: string, text: string): string[] {
  const isWide = file.endsWith('.md') ? wideProse() : isWideComment;
  return text.split('\n').flatMap((line, index) => {
    const at = `${file}:${index + 1}`;
    const words = oldWords.flatMap(([word, instead]) => {
      const found = word.exec(line);
      return found ? [`${at}: "${found[0]}"; use ${instead}`] : [];
    });
    if (!isWide(line)) return words;
    return [...words, `${at}: ${line.length} columns; wrap the text at ${maxColumns}`];
  });
}

function isWideComment(line: string): boolean {
  return line.length > maxColumns && /^\s*(\/\/ (?!biome-ignore)|\/?\*)/.test(line);
}

/** Returns the check of a document's lines. Tables, code, headings and images cannot be wrapped. */
function wideProse(): (line: string) => boolean {
  let isCode = false;
  return (line) => {
    if (line.trimStart().startsWith('```')) isCode = !isCode;
    return line.length > maxColumns && !isCode && !/^\s*(\||#|!\[|```|Status:)/.test(line);
  };
}
