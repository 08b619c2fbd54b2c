import { expect, onTestFinished, test, vi } from 'vitest';
import { memo } from '../../contract/memo.ts';
import { loadReportFont } from '../../server/report/reportFonts.ts';
import {
  expectValidPdf,
  isInstalled,
  normalizeText,
  openPdf,
  pdfFile,
  run,
} from '../../testing/readPdf.ts';
import { reportRequests } from '../../testing/reportRequests.ts';
import { buildReport, composeReport } from './buildReport.ts';
import type { LoadFont } from './fonts/openFont.ts';

/** Company names by script, with the files that draw them in addition to those of every report. */
const scripts = {
  Latin: ['Kaffeerösterei Ünal & Søn', []],
  Cyrillic: ['Ёлки и палки', ['inter-cyrillic-400', 'inter-cyrillic-600']],
  Greek: ['Ολυμπία Ναυτιλιακή', ['inter-greek-400', 'inter-greek-600']],
  Arabic: ['شركة الاتصالات السعودية', ['noto-sans-arabic-arabic-500', 'harfbuzz.wasm']],
  'Arabic with vowels': ['مُحَمَّد إلى لا', ['noto-sans-arabic-arabic-500', 'harfbuzz.wasm']],
  Hebrew: ['טבע תעשיות בע״מ', ['noto-sans-hebrew-hebrew-500', 'harfbuzz.wasm']],
  'Hebrew with vowels': ['שָׁלוֹם בְּרֵאשִׁית', ['noto-sans-hebrew-hebrew-500', 'harfbuzz.wasm']],
  Thai: ['ธนาคารไทยพาณิชย์ น้ำที่', ['noto-sans-thai-thai-500', 'harfbuzz.wasm']],
  Devanagari: ['भारतीय क्षत्रिय श्री', ['noto-sans-devanagari-devanagari-500', 'harfbuzz.wasm']],
  Bengali: ['বাংলাদেশ ব্যাংক ক্ষুদ্র', ['noto-sans-bengali-bengali-500', 'harfbuzz.wasm']],
  Tamil: ['தமிழ்நாடு க்ஷேத்ரம் கொழும்பு', ['noto-sans-tamil-tamil-500', 'harfbuzz.wasm']],
  Georgian: ['საქართველოს ბანკი', ['noto-sans-georgian-georgian-500', 'harfbuzz.wasm']],
  Armenian: ['Հայաստանի բանկ', ['noto-sans-armenian-armenian-500', 'harfbuzz.wasm']],
  Ethiopic: ['የኢትዮጵያ ንግድ ባንክ', ['noto-sans-ethiopic-ethiopic-500', 'harfbuzz.wasm']],
  Chinese: ['深圳市腾讯', ['noto-sans-sc-chinese-simplified-500']],
  Japanese: ['株式会社カフェ', ['noto-sans-jp-japanese-500']],
  Korean: ['삼성전자 주식회사', ['noto-sans-kr-korean-500']],
  emoji: ['Rocket 🚀 👩🏽\u200d💻 🇯🇵', ['noto-emoji-emoji-500', 'harfbuzz.wasm']],
} as const satisfies Record<string, readonly [name: string, files: readonly string[]]>;

const cases = Object.entries(scripts).map(([script, [name, files]]) => ({ script, name, files }));

const requestFor = (companyName: string) => ({ ...reportRequests.defaults, companyName });

/** Builds a report, and says which files it loads; once, because several readers read each. */
const built = memo((companyName: string) => {
  const loaded: string[] = [];
  const loadFont: LoadFont = (file) => {
    loaded.push(file.replace(/^.*\/|-normal\.woff$/g, ''));
    return loadReportFont(file);
  };
  return { loaded, pdf: buildReport(requestFor(companyName), loadFont) };
});

const build = (companyName: string) => built(companyName).pdf;

test('systems that the visitor named are printed in their scripts, and what no font draws in words', async () => {
  const { defaults } = reportRequests;
  const otherSystems = ['1С Бухгалтерия', 'ธนาคาร', 'ខ្មែរ', 'ខ្មែរ ក'];
  const { model, pdf } = await composeReport(
    { ...defaults, inputs: { ...defaults.inputs, otherSystems, builtSystems: ['other:ខ្មែរ'] } },
    loadReportFont,
  );
  const names = model.systems.map(({ name }) => name);
  expect(names).toContain('1С Бухгалтерия');
  expect(new Set(names).size).toBe(4);
  const pinned = model.split?.rows.filter(({ pin }) => pin === 'build');
  expect(pinned?.map(({ name }) => name)).toEqual(['[Khmer]']);
  const { numPages } = await openPdf(pdf);
  expect(numPages).toBeGreaterThan(3);
});

test.each(cases)('pdf.js reads a name in $script as it was typed', async ({ name }) => {
  const page = await (await openPdf(await build(name))).getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(normalizeText(text)).toContain(name.normalize('NFC'));
});

test.skipIf(!isInstalled('pdftotext')).each(cases)(
  'poppler reads a name in $script as it was typed',
  async ({ name }) => {
    const { stdout } = await run('pdftotext', [pdfFile(await build(name)), '-']);
    expect(normalizeText(stdout)).toContain(name.normalize('NFC'));
  },
);

test.skipIf(!isInstalled('qpdf')).each(cases)(
  'qpdf finds no errors in the report with a name in $script',
  ({ name }) => build(name).then(expectValidPdf),
);

test.each(cases)('a name in $script loads its own files and no others', async ({ name, files }) => {
  const { loaded, pdf } = built(name);
  await pdf;
  expect(loaded).toEqual(expect.arrayContaining(['inter-latin-400', 'inter-latin-600', ...files]));
  expect(loaded).toHaveLength(2 + files.length);
});

test('names in many scripts are printed side by side', async () => {
  const companyName = 'Acme שלום 123 (مرحبا) ไทย & 東京 🚀';
  const { model } = await composeReport(requestFor(companyName), loadReportFont);
  expect(model.companyName).toBe(companyName);
});

test('a script without a font is replaced by its name', async () => {
  const { model } = await composeReport(requestFor('ខ្មែរ Bank'), loadReportFont);
  expect(model.companyName).toBe('[Khmer] Bank');
});

test('HarfBuzz takes no more memory for the twelfth report than for the second', async () => {
  const instantiate = vi.spyOn(WebAssembly, 'instantiate');
  onTestFinished(() => instantiate.mockRestore());
  const loadFont: LoadFont = (file) => loadReportFont(file);
  const layOut = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      await composeReport(requestFor(scripts.Arabic[0]), loadFont);
    }
    const [started, ...others] = await Promise.all(
      instantiate.mock.results.map(({ value }): Promise<Started> => value),
    );
    expect(others).toEqual([]);
    return started?.instance.exports.memory.buffer.byteLength;
  };
  const used = await layOut(2);
  expect(used).toBeGreaterThan(0);
  expect(await layOut(10)).toBe(used);
});

interface Started {
  readonly instance: { readonly exports: { readonly memory: { readonly buffer: ArrayBuffer } } };
}
