import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { findViolations } from './language/findViolations.ts';

/**
 * Refuses old words in code, texts, comments and documents, and lines of text that are too wide.
 * Exceptions: the specification and the product decisions are given texts, the pricing rules are
 * generated from checked files, and `scripts/language` contains the words.
 */
const folders = 'contract,worker,backend,server,mocks,src,gallery,testing,e2e,scripts,bench,docs';
const patterns = ['*.{md,ts,json}', `{${folders}}/**/*.{ts,tsx,css,js,mjs,html,md}`];
const exceptions =
  /^docs\/product\/|^docs\/pricing-rules\.md$|^scripts\/language\/|node_modules|^package-lock/;

const files = (await Array.fromAsync(glob(patterns))).filter((file) => !exceptions.test(file));
const violations = files.flatMap((file) => findViolations(file, readFileSync(file, 'utf8')));
for (const violation of violations) console.error(violation);
console.log(`${files.length} files, ${violations.length} violations of the language rules`);
process.exitCode = violations.length > 0 ? 1 : 0;
