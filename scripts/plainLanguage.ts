/** `node scripts/plainLanguage.ts`: refuses old words, and lines of text that are too wide. */
import './help.mjs';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { codeFolders } from './folders.ts';

/** Words that this repository does not use, each with the one that it uses. */
const oldWords: readonly (readonly [RegExp, string])[] = [
  [/\bforesight|\bforesee|\bforeseen/i, 'answers in advance'],
  [/\bmishaps?\b|\bdrills?\b|\bmisuse\b/i, 'failure mode, fault injection, usage error'],
  [/\bupkeep\b/i, 'maintenance'],
  [/\bdearer\b/i, 'more expensive, costs more'],
  [/\bwho(so)?ever\b/i, 'anyone who, everyone who'],
  [/\banew\b/i, 'again'],
  [/\bso long as\b/i, 'while, as long as'],
  [/\btold\b|\btells? (of|nobody|whoever)\b/i, 'is notified, reports, says'],
  [/\bto and fro\b/i, 'back and forth'],
  [/\byet to come\b|\bcame to (no|nothing)\b|\bhas come half\b/i, 'next, returned no, half-loaded'],
  [/\bso many (at once|times|runs|commits)\b/i, 'at most n at a time, n times'],
  [/\b(thereby|whereby|whence|thence|hence|albeit)\b/i, 'plain English'],
  [/\bhitherto\b|\bthereof\b|\bwherein\b|\bheretofore\b|\bbeforehand\b/i, 'plain English'],
  [/\bstands?\b(?!-?alone)|\bstood\b/i, 'is, appears, means'],
  [/\bstand-ins?\b/i, 'fallback'],
  [/\blest\b|\bthus\b/i, 'so that … not, therefore'],
  [/\bin vain\b/i, 'without a result'],
  [/\bfor good\b/i, 'permanently'],
  [/\brehears(e|es|ed|al)\b/i, 'warm up, warm-up'],
  [/\bvouch(es|ed)?\b/i, 'guarantee, validate'],
  [/\bcomes? to lie\b|\basked of\b/i, 'is placed, requested from'],
];

/**
 * Refuses old words in code, texts, comments and documents, and lines of text that are too wide.
 * Exceptions: the specification and the product decisions are given texts, the pricing rules are
 * generated from checked files, and this file contains the words.
 */
const folders = [...codeFolders, 'docs'];
const patterns = ['*.{md,ts,json}', `{${folders}}/**/*.{ts,tsx,css,js,mjs,html,md}`];
const exceptions =
  /^docs\/product\/|^docs\/pricing-rules\.md$|^scripts\/plainLanguage\.ts$|node_modules|^package-lock/;
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
