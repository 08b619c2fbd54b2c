import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';
import { parseFormula } from '../../worker/formula/parseFormula.ts';
import { isCatalogue } from './isCatalogue.ts';

/** Components, and what writes report, workbook, print sheet, CSV and mails. */
const media = [
  'src/{**/*.tsx,{printing,scenario}/*.ts}',
  '{worker/{answer,explanation,forecast,report,workbook},contract/{chart,format,paper},backend/mails}/**/*.ts',
];

/** Literals that are no words of the product, by reason. */
const accepted: Readonly<Record<string, RegExp>> = {
  'the syntax of PDF': /^worker\/report\/(?:writePdf|pdf\/(?:PdfFile|embedFonts))\.ts/,
  'names of sheets, which formulas have': /^worker\/workbook\/\w+Sheet\.ts: [A-Z][a-z]+$/,
  'names that styles have': /costGeometry\.ts: \S+ \S+$|: (?:a, button, |:scope)/,
  'keys of texts in modules of words':
    /: (?:your \w+|the target date|(?:mid-range|planning) assumption|from the discount rate)$/,
  'titles of documents of others': /planTerms\.ts: Albato, |: European Central Bank, /,
  'names of files, which a decision gives': /: ROI Analysis(?: for _)?\.pdf$/,
  'languages, each in its own words': /^src\/navigation\/LanguageLinks\.tsx/,
  'read by programs alone': /: dr prof |: Leave this empty$/,
  'the offline build, which is in English': /^src\/main\.tsx: (?:wrap note$|The offline page )/,
};

/** Attributes and fields that a person reads, also where they are one word. */
const readName =
  /^(?:title|alt|label|placeholder|heading|text|aria-(?:label|description|roledescription|valuetext))$/;
/** Other ones, and calls that take selectors, nouns to count or messages to developers. */
const technical =
  /^(?:className|data-section|rootMargin|d|style|role|aria-\w+by|closest|matches|querySelector(?:All)?|matchMedia|formatCount|warn|error|log)$|Error$/;
const typeOnly = /^(?:Import|Export(?:All|Named))Decl|^Ts(?:Literal|TypeAlias|Interface)|^Throw/;
type Part = Readonly<Record<string, unknown>>;
function nameOf(part: unknown): string {
  const { value, name, property = name } = (part ?? {}) as Part;
  return typeof value === 'string' ? value : property ? nameOf(property) : '';
}

/** The literals of a part of a module that a person may read. */
function literalsIn(part: unknown, isRead = false): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, callee, key, name, quasis, value, expressions } = part as Part;
  const called = nameOf(type === 'JSXAttribute' ? name : key);
  if (typeOnly.test(`${type}`) || technical.test(called || nameOf(callee))) return [];
  if (type === 'JSXText') return textIn(`${value}`, true);
  if (type === 'StringLiteral') return textIn(`${value}`, isRead);
  if (type === 'TemplateLiteral') {
    const text = (quasis as Part[]).map(({ cooked }) => cooked).join('_');
    return [...textIn(text, isRead), ...literalsIn(expressions, isRead)];
  }
  if (called) return literalsIn(value, readName.test(called));
  const isPartRead = isRead && !/^(?:Call|Binary)/.test(`${type}`);
  return Object.values(part).flatMap((inner) => literalsIn(inner, isPartRead));
}

/** A text that is read, or has several words beside XML, CSS, PDF, identifiers and formulas. */
function textIn(text: string, isRead: boolean): string[] {
  const words = text
    .replace(/^(?:\/[A-Z]|[a-z-]+:\S|[A-Z]+\().*/, '')
    .replaceAll(/\b(?:errorTitle|descr|title|alt)="([^"_]*)"/g, '>$1<')
    .replaceAll(/<style>.*<\/style>|\s[\w:]+="[^"]*"|<[^>]*>?|&\w+;|\S*(?:_-|-_|px\b)\S*/gs, '')
    .trim();
  const isText = isRead ? /\p{L}/u.test(words) : /\p{L}\S*\s|\s\S*\p{L}/u.test(words);
  return isText && !isFormula(text) ? [text.trim()] : [];
}

function isFormula(text: string): boolean {
  try {
    return / [-+*/<] |\(/.test(text) && Boolean(parseFormula(text.replaceAll('_', 'x')));
  } catch {
    return false;
  }
}

const literalsOf = (source: string, file = 'a.tsx') =>
  literalsIn(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }).body);

test('what a person reads is in a module of words', () => {
  const literals = globSync(media)
    .filter((file) => !/\.(?:test|d)\.tsx?$/.test(file) && !isCatalogue(file))
    .flatMap((file) =>
      literalsOf(readFileSync(file, 'utf8'), file).map((text) => `${file}: ${text}`),
    );
  const reasons = Object.values(accepted);
  expect(literals.filter((text) => !reasons.some((reason) => reason.test(text)))).toEqual([]);
  expect(reasons.filter((reason) => !literals.some((text) => reason.test(text)))).toEqual([]);
});

test.each([
  ...['<p>Costs</p>', '<img alt="Costs" className="a b" />', 'x = isLive ? "In May" : "";'],
  ...['x = { title: "Costs" };', 'x = `<p style="margin: 0">Copy this</p>`;'],
])('the words in %s are found', (source) => expect(literalsOf(source)).toHaveLength(1));
