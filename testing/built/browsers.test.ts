import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { supportedBrowsersText } from '../../contract/product.ts';
import { newNamesIn, newStylesIn } from './beyondFloor.ts';

const dist = 'dist';

/** The built files, each by its name without the hash. */
const files = readdirSync(dist)
  .filter((name) => /\.(html|js|css)$/.test(name))
  .map((name) => ({
    name: name.replace(/\.[0-9a-f]{8}(?=\.)/, ''),
    text: readFileSync(join(dist, name), 'utf8'),
  }));

const inside = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))]
    .map(([, text]) => text)
    .join('\n');

/** A name by the reason why it may be in a script, and the files that may have it; else any. */
interface Reason {
  why: string;
  names: string;
  in?: readonly string[];
}

const react = ['main.js', 'mcp-app.html'];

const scriptReasons: Reason[] = [
  {
    why: 'React asks whether it exists, or calls it for a property that nobody sets',
    names:
      '.animation .capture .connection .cssFloat .fetchPriority .imageSizes .priority .startViewTransition .tag .delay',
    in: [...react, 'DemoDialog.js'],
  },
  {
    why: 'React Aria asks whether it exists',
    names: '.checkVisibility .getTextInfo .getWeekInfo .userAgentData',
    in: ['CalendarPanel.js'],
  },
  {
    why: 'asked for before its use, with another way',
    names: '.requestIdleCallback ClipboardItem',
    in: ['main.js'],
  },
  {
    why: 'undefined where a browser does not have the signal',
    names: '.globalPrivacyControl',
    in: ['main.js', 'touches.js'],
  },
  { why: 'zod asks whether it exists', names: 'URL.canParse' },
  { why: 'fflate asks whether it exists', names: 'Error.captureStackTrace' },
  { why: 'a schema of the contract', names: 'Touch', in: ['touches.js'] },
  { why: 'a function of zod', names: '.union .check .when' },
  {
    why: 'a property of our own, or of a package’s own objects',
    names: '.confidence .difference .displayName .fileName .locale .share .side',
  },
  {
    why: 'a property of jsPDF, HarfBuzz and the report’s own objects',
    names:
      '.bytes .chunks .colorSpace .font .grow .image .ink .memory .tag .toArray .toHex .variant',
    in: ['buildReport.js'],
  },
];

const styleReasons: Reason[] = [
  {
    why: 'each engine has its own parts of a slider, and every one is styled',
    names: ':-moz-range-thumb :-webkit-inner-spin-button :-webkit-slider-thumb',
  },
  {
    why: 'without it, a popover is in the middle of the screen',
    names: 'anchor-name anchor-scope position-anchor position-area position-try-fallbacks',
  },
  { why: 'without it, all sections are laid out at once', names: 'content-visibility' },
  {
    why: 'without it, the keyboard reaches fields that do nothing, which look inactive',
    names: 'interactivity',
  },
  { why: 'without it, a longer answer moves the inputs below it', names: 'overflow-anchor' },
  { why: 'without it, lines break elsewhere', names: 'text-wrap break-after' },
  {
    why: 'without it, looks differ as with other settings of the system',
    names:
      'forced-color-adjust print-color-adjust scrollbar-width text-decoration text-size-adjust',
  },
  { why: 'a second time without its prefix', names: 'user-select' },
];

/** The names in the built files that have no reason to be there. */
function withoutReason(
  tag: 'script' | 'style',
  namesIn: (text: string) => string[],
  reasons: readonly Reason[],
): string[] {
  const other = { script: '.css', style: '.js' }[tag];
  return files.flatMap(({ name: file, text }) => {
    if (file.endsWith(other)) return [];
    const known = reasons
      .filter(({ in: only }) => only?.includes(file) ?? true)
      .flatMap(({ names }) => names.split(' '));
    return namesIn(file.endsWith('.html') ? inside(text, tag) : text)
      .filter((name) => !known.includes(name.replace(/(?<=\w): .*/, '')))
      .map((name) => `${file}: ${name}`);
  });
}

test('no script uses what the oldest supported browsers lack, unless it asks for it first', () => {
  expect(withoutReason('script', newNamesIn, scriptReasons)).toEqual([]);
});

test('no style needs what the oldest supported browsers lack', () => {
  expect(withoutReason('style', newStylesIn, styleReasons)).toEqual([]);
});

test('what is newer than the oldest supported browsers is found in a script and a style', () => {
  const script = 'a.toReversed();URL.parse(b);c?.checkVisibility();new Set(d);Promise.try(e)';
  expect(newNamesIn(script)).toEqual(['.checkVisibility', 'Promise.try', 'URL.parse']);
  expect(newStylesIn('a{color:red;text-wrap:pretty}b:popover-open{display:grid}')).toEqual([
    'text-wrap',
    'text-wrap: pretty',
  ]);
});

test('the supported browsers are stated on the page and in the documents', () => {
  const page = files.find(({ name }) => name === 'index.html');
  const stated = `${supportedBrowsersText} or a newer version`;
  expect(page?.text.includes(stated)).toBe(true);
  expect(readFileSync('README.md', 'utf8')).toContain(stated);
});
