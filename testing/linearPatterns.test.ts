import { globSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { isSafe } from 'redos-detector';
import { expect, test } from 'vitest';

/** Folders whose patterns read what strangers send, also where it comes from a visitor's file. */
const folders = 'contract,worker,backend,server,mocks,src,mcpApp';

/** A pattern in code without types, comments and JSX; division follows a name or a bracket. */
const literal =
  /(?<=[(,=:[!&|?{;>]\s*|return\s)\/(?![*/])((?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)(?![\w`$])/g;

/**
 * Patterns that the detector takes for ones that read a text again from several places, and why
 * their time grows with the text all the same (decision 0280).
 */
const accepted: Readonly<Record<string, string>> = {
  '/(?:\\p{Lu}\\p{M}*){4}/u': 'it starts again at one of four letters only',
  '/(?:-[^-]*){3}|(?:\\p{L}\\p{M}*){21}/u': 'it reads a first name of 40 characters',
  '/"pdfData"\\s*:\\s*"/': 'its beginning is in no part of the rest',
  '/\\w:\\/\\/|\\b(?:mailto|javascript):|\\bwww\\.|\\.[a-z]{2,}\\//i': 'no letter is a dot',
  '/^(.*[^x])x([^x]*)$/': 'it reads the names of failures, of which there are few',
  '/\\{(\\w+)\\}/g': 'no letter is a brace',
  '/%(?:25)*23(?=v\\d+(?:&|%(?:25)*26|$))/i': 'no digit is a percent sign',
  '/&(?:(?:amp|#0*38|#x0*26);)+/gi': 'it begins at an ampersand, of which the rest has none',
  '/&(?:apos|#0*39|#x0*27);/gi': 'it begins at an ampersand, of which the rest has none',
  '/^(?:\\[([^\\]]*)\\]|([^:]*))(?::\\d{1,5})?$/': 'a text has one beginning',
  '/^([^=]*?)(?:=|%3D)(.*)$/is': 'a text has one beginning, and its end always matches',
  '/^(.*\\S)\\s+(\\S+)$/u': 'it reads a name of 200 characters',
  '/<head>\\s*<meta charset="utf-8" ?\\/?>/': 'it reads the built page',
  '/ class="language" lang="[\\w-]+" href="[\\w/-]+/g': 'it reads the built page',
  '/^\\/[\\w./-]+\\.(?!(?:html|br|gz)$)\\w+$/': 'it reads the names of built files',
  '/\\.[0-9a-f]{8}\\.\\w+$/': 'it reads the names of built files',
  '/&(?:#(x?)([\\da-f]+)|(\\w+));/gi': 'no digit and no letter is an ampersand',
  '/startxref\\n(\\d+)\\n%%EOF\\s*$/': 'it reads what jsPDF wrote',
  '/\\/Root \\d+ 0 R\\n\\/Info \\d+ 0 R\\n\\/ID \\[.*?\\]/': 'it reads what jsPDF wrote',
  '/^\\d+ 0 obj\\n<<(.*)>>\\s*(?:stream\\n(.*)\\nendstream\\s*)?endobj\\s*$/s':
    'it reads what jsPDF wrote',
  "/^(?:[A-Za-z0-9_'+-]+\\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]{2,})$/":
    'a text has one beginning, and a label is read twice at most',
  '/\\p{Regional_Indicator}{2}|(?:[\\u0e40-\\u0e44](?=[\\u0e01-\\u0e2e]))?[\\s\\S](?:[\\p{M}\\u0e33\\u200c\\u200d]|\\p{Emoji_Modifier}|[\\u{e0020}-\\u{e007f}]|(?<=\\u200d)\\p{Extended_Pictographic}|(?<=[\\u094d\\u09cd]\\u200d?)\\p{L})*/gu':
    'every text matches it, so it never starts again',
};

function patternsIn(file: string): RegExp[] {
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader, target: 'esnext' });
  return [...code.matchAll(literal)].map(([, source = '', flags]) => new RegExp(source, flags));
}

test('no pattern of the product reads a text again from several places @night', () => {
  const files = globSync(`{${folders}}/**/*.{ts,tsx}`).filter(
    (file) => !/\.(?:test|d)\.tsx?$|\/resilience\//.test(file),
  );
  const patterns = new Map(
    files.flatMap(patternsIn).map((pattern) => [String(pattern), pattern] as const),
  );
  expect(patterns.size).toBeGreaterThan(100);
  // A limit of steps rather than of time, so that every machine finds the same.
  const limits = { maxSteps: 4000, timeout: Number.POSITIVE_INFINITY };
  const found = [...patterns].filter(([, pattern]) => !isSafe(pattern, limits).safe);
  expect(found.map(([text]) => text).sort()).toEqual(Object.keys(accepted).sort());
});
