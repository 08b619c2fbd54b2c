import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, planted } from './Fault.ts';

const root = join(import.meta.dirname, '../..');

/** The parts of the product that faults are drawn from in turn, and the files of each. */
const areas = {
  rules: 'worker/{answer,estimate,explanation,forecast,formula}/*.ts',
  texts: '{contract/format,contract/paper,src/texts,src/texts/deferred,worker/report/texts}/*.ts',
  media: '{backend/agents,backend/mails,worker/reading,worker/report/**,worker/workbook}/*.ts',
  server: '{backend,backend/handlers,server/*,contract}/*.ts',
  page: '{src,src/!(texts),mcpApp}/*.{ts,tsx}',
} as const;

/** Data without a second source, starting points, and what attacks the product. */
const isLeftOut =
  /\.(test|d)\.tsx?$|system(Evidence|Profiles)\.ts|migrations\.ts|server\/resilience|\bmain\.tsx?$/;

/** Mistakes of each kind: what they match, and what they write instead. */
const operators: readonly [
  kind: string,
  pattern: RegExp,
  replacement: string | ((matched: string) => string),
][] = [
  ['boundary', /(?<= )<(?= )/g, '<='],
  ['boundary', /(?<= )<=(?= )/g, '<'],
  ['boundary', /(?<= )>(?= )/g, '>='],
  ['boundary', /(?<= )>=(?= )/g, '>'],
  ['boundary', / \+ 1\b/g, ''],
  ['boundary', / - 1\b/g, ''],
  ['sign', /(?<=[\w)\]] )\+(?= [\w(])/g, '-'],
  ['sign', /(?<=[\w)\]] )-(?= [\w(])/g, '+'],
  ['condition', /(?<= )===(?= )/g, '!=='],
  ['condition', /(?<= )!==(?= )/g, '==='],
  ['condition', /(?<= )&&(?= )/g, '||'],
  ['condition', /(?<= )\|\|(?= )/g, '&&'],
  ['condition', /(?<=if \()(?=\w)/g, '!'],
  ['unit', /(?<=[\w)\]] )\*(?= [\w(])/g, '/'],
  ['unit', /(?<=[\w)\]] )\/(?= [\w(])/g, '*'],
  ['unit', / [*/] (1000|100|60|12|7|24)\b/g, ''],
  ['number', /(?<=[ ([])[1-9]\d*(?=[,;)\] ])/g, (digits) => String(Number(digits) + 1)],
  ['rounding', /Math\.round\b/g, 'Math.floor'],
  ['rounding', /Math\.ceil\b/g, 'Math.floor'],
  ['rounding', /Math\.floor\b/g, 'Math.ceil'],
  ['extreme', /Math\.min\b/g, 'Math.max'],
  ['extreme', /Math\.max\b/g, 'Math.min'],
  ['await', /\bawait (?=\w)/g, ''],
  ['zone', /\bgetUTC(?=\w+\()/g, 'get'],
  ['zone', /\bget(?=(FullYear|Month|Date|Day|Hours)\()/g, 'getUTC'],
  ['order', /\.toSorted\([^()]*\)/g, ''],
  ['order', /\.(toReversed|reverse)\(\)/g, ''],
  ['order', /\.at\(-1\)/g, '.at(0)'],
  ['condition', /\.some\(/g, '.every('],
  ['condition', /\.every\(/g, '.some('],
  ['label', /\b(more|higher|later|after|most|larger|longest)\b(?=[^'`]*['`])/g, 'less'],
  ['label', /\b(less|lower|sooner|before|least|smaller|shortest)\b(?=[^'`]*['`])/g, 'more'],
  ['label', /\bin-house\b/g, 'embedded'],
  ['label', /\b(month|week|day)(?=s?\b[^'`]*['`])/g, 'year'],
  ['swapped', /(?<=\b(?:low|high)est?\b.*)\bhigh(est)?\b/g, (word) => word.replace('high', 'low')],
  ['side', /\binHouse\b/g, 'embedded'],
  ['side', /\bembedded\b/g, 'inHouse'],
  ['forgotten', /^ +(\.\.\.)?[\w.]+(\([\w., ]*\))?,\n/gm, ''],
  ['forgotten', /^ +\w+: [^{[(\n]+,\n/gm, ''],
  ['forgotten', /^ +(void )?[\w.]+\([^\n]*\);\n/gm, ''],
  ['forgotten', /^ +if \([^\n]*\) (return|continue)\b[^\n]*;\n/gm, ''],
];

/** Comments, imports and types, where a mistake changes nothing that runs. */
const isWithoutEffect = /^\s*(\*|\/[/*]|import\b|export \*|(export )?(type|interface)\b|\} from )/;

/**
 * Draws faults from the areas in turn, and in each from the kinds in turn. A seed and the sources
 * determine their order. Not all of them compile.
 */
export function drawFaults(seed: number): Fault[] {
  const shuffled = (faults: readonly Fault[]) => {
    const keyed = faults.map((fault) => ({
      fault,
      key: hash('sha256', JSON.stringify([seed, fault])),
    }));
    return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ fault }) => fault);
  };
  return inTurn(
    Object.values(areas).map((pattern) => {
      const files = globSync(pattern, { cwd: root }).filter((file) => !isLeftOut.test(file));
      const byKind = Map.groupBy(shuffled(files.flatMap(faultsOf)), ({ kind }) => kind);
      return inTurn([...byKind.values()]);
    }),
  );
}

/** The first of every list, then the second of every list, and so on. */
export function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => place).flatMap((place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  );
}

/** Every fault of every kind in a file. */
function faultsOf(file: string): Fault[] {
  const text = readFileSync(join(root, file), 'utf8');
  return operators.flatMap(([kind, pattern, replacement]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [matched] = match;
      const written =
        typeof replacement === 'string'
          ? matched.replace(matched, replacement)
          : replacement(matched);
      const fault = faultAt(text, match.index, matched, written);
      return fault ? [{ kind, file, ...fault, isDrawn: true as const }] : [];
    }),
  );
}

/** The change with its line, and as many lines before it as make its text unique. */
function faultAt(text: string, at: number, matched: string, written: string) {
  const end = matched.endsWith('\n')
    ? at + matched.length
    : text.indexOf('\n', at + matched.length);
  let start = text.lastIndexOf('\n', at - 1) + 1;
  if (isWithoutEffect.test(text.slice(start, end))) return null;
  for (;;) {
    const from = text.slice(start, end);
    const to = `${text.slice(start, at)}${written}${text.slice(at + matched.length, end)}`;
    if (planted(text, { from, to }) !== null) return { from, to };
    if (start === 0) return null;
    start = text.lastIndexOf('\n', start - 2) + 1;
  }
}
