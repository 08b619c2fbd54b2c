import { expect, onTestFinished, test, vi } from 'vitest';
import { loadReportFont } from '../../server/report/reportFonts.ts';
import { composed } from '../../testing/builtReports.ts';
import {
  expectValidPdf,
  isInstalled,
  normalizeText,
  openPdf,
  pdfFile,
  run,
} from '../../testing/readPdf.ts';
import { reportRequests } from '../../testing/reportRequests.ts';
import { openFaces } from './fonts/openFaces.ts';
import type { LoadFont } from './fonts/openFont.ts';
import { loadBidi } from './fonts/scripts.ts';
import { Typesetter } from './layout/Typesetter.ts';

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
  'Traditional Chinese': ['臺灣積體電路製造', ['noto-sans-sc-chinese-simplified-500']],
  Japanese: ['株式会社カフェ', ['noto-sans-jp-japanese-500']],
  Korean: ['삼성전자 주식회사', ['noto-sans-kr-korean-500']],
  emoji: ['Rocket 🚀 👩🏽\u200d💻 🇯🇵', ['noto-emoji-emoji-500', 'harfbuzz.wasm']],
} as const satisfies Record<string, readonly [name: string, files: readonly string[]]>;

const cases = Object.entries(scripts).map(([script, [name, files]]) => ({ script, name, files }));

const requestFor = (companyName: string) => ({ ...reportRequests.defaults, companyName });

/** Japanese letters would choose the font of Chinese names; `buildReport.test.ts` reads them. */
const together = cases.filter(({ script }) => script !== 'Japanese');

/** A report on a system with a name in each script. */
function reportOfAll() {
  const { defaults } = reportRequests;
  const otherSystems = together.map(({ name }) => name);
  return composed({
    ...defaults,
    inputs: { ...defaults.inputs, integrationCount: otherSystems.length, otherSystems },
  });
}

/** Requires every name in a text. */
function expectEveryName(read: string) {
  const text = normalizeText(read);
  for (const { script, name } of together) expect(text, script).toContain(name.normalize('NFC'));
}

test('systems that the visitor named are printed in their scripts, and what no font draws in words', async () => {
  const { defaults } = reportRequests;
  const otherSystems = ['1С Бухгалтерия', 'ธนาคาร', 'ខ្មែរ', 'ខ្មែរ ក'];
  const { model, pdf } = await composed({
    ...defaults,
    inputs: { ...defaults.inputs, otherSystems, builtSystems: ['other:ខ្មែរ'] },
  });
  const names = model.systems.map(({ name }) => name);
  expect(names).toContain('1С Бухгалтерия');
  expect(new Set(names).size).toBe(4);
  const pinned = model.split?.rows.filter(({ pin }) => pin === 'build');
  expect(pinned?.map(({ name }) => name)).toEqual(['[Khmer]']);
  const { numPages } = await openPdf(pdf);
  expect(numPages).toBeGreaterThan(3);
});

test('pdf.js reads a name in each script as it was typed', async () => {
  const pdf = await openPdf((await reportOfAll()).pdf);
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  });
  expectEveryName((await Promise.all(pages)).join('\n'));
});

test.skipIf(!isInstalled('pdftotext'))(
  'poppler reads a name in each script as it was typed',
  async () => {
    const { stdout } = await run('pdftotext', [pdfFile((await reportOfAll()).pdf), '-']);
    expectEveryName(stdout);
  },
);

test.skipIf(!isInstalled('qpdf'))(
  'qpdf finds no errors in the report with a name in each script',
  async () => expectValidPdf((await reportOfAll()).pdf),
);

test.each(cases)('a name in $script loads its own files and no others', async ({ name, files }) => {
  const loaded: string[] = [];
  const faces = await openFaces([name], (file) => {
    loaded.push(file.replace(/^.*\/|-normal\.woff$/g, ''));
    return loadReportFont(file);
  });
  faces.free();
  expect(loaded).toEqual(expect.arrayContaining(['inter-latin-400', 'inter-latin-600', ...files]));
  expect(loaded).toHaveLength(2 + files.length);
});

test('names in many scripts are printed side by side, and a script without a font by its name', async () => {
  const companyName = 'Acme שלום 123 (مرحبا) ไทย & 東京 🚀';
  const { model } = await composed({ ...requestFor(companyName), contactName: 'ខ្មែរ Bank' });
  expect([model.companyName, model.contactName]).toEqual([companyName, '[Khmer] Bank']);
});

test('HarfBuzz takes no more memory for the twelfth opening of its font than for the second', async () => {
  const instantiate = vi.spyOn(WebAssembly, 'instantiate');
  onTestFinished(() => instantiate.mockRestore());
  const loadFont: LoadFont = (file) => loadReportFont(file);
  const layOut = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      const faces = await openFaces([scripts.Arabic[0]], loadFont);
      const typesetter = new Typesetter(faces, await loadBidi([scripts.Arabic[0]]));
      typesetter.set(scripts.Arabic[0], { size: 10, weight: 'regular', color: '#000000' });
      faces.free();
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
