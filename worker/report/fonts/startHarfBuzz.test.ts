import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { loadReportFont } from '../../../server/report/reportFonts.ts';
import { type FontFile, openFont, shaperFile } from './openFont.ts';
import { type Shaper, type ShapingFont, startHarfBuzz } from './startHarfBuzz.ts';

const files = {
  arabic: 'noto-sans-arabic/noto-sans-arabic-arabic-500-normal.woff',
  devanagari: 'noto-sans-devanagari/noto-sans-devanagari-devanagari-500-normal.woff',
  thai: 'noto-sans-thai/noto-sans-thai-thai-500-normal.woff',
} as const satisfies Record<string, FontFile>;

interface Memory {
  readonly buffer: ArrayBuffer;
}

interface Started {
  readonly instance: { readonly exports: { readonly memory: Memory } };
}

let shaper: Shaper;
let memory: Memory;

beforeAll(async () => {
  const instantiate = vi.spyOn(WebAssembly, 'instantiate');
  shaper = await startHarfBuzz(await loadReportFont(shaperFile));
  const [started] = await Promise.all(
    instantiate.mock.results.map(({ value }): Promise<Started> => value),
  );
  if (!started) throw new Error('Expected HarfBuzz to start.');
  memory = started.instance.exports.memory;
  instantiate.mockRestore();
});

const trueType = async (file: FontFile) => openFont(await loadReportFont(file)).toTrueType();

async function open(file: FontFile): Promise<ShapingFont> {
  const font = shaper.openFont(await trueType(file));
  onTestFinished(() => font.free());
  return font;
}

const clustersOf = (font: ShapingFont, text: string, isRightToLeft = false) => [
  ...new Set(font.shape(text, isRightToLeft).map(({ cluster }) => cluster)),
];

const advances = (font: ShapingFont, text: string) =>
  font.shape(text, false).map(({ advance }) => advance);

test('a second mark is above the first, and neither advances the pen', async () => {
  const thai = await open(files.thai);
  expect(advances(thai, 'ที่').slice(1)).toEqual([0, 0]);
  const [, , alone] = thai.shape('ทิ่', false);
  const [, direct] = thai.shape('ท่', false);
  expect(alone?.cluster).toBe(0);
  expect([alone?.glyph, alone?.y]).not.toEqual([direct?.glyph, direct?.y]);
});

test('a conjunct is one cluster, and a vowel that is drawn before its letter stays with it', async () => {
  const devanagari = await open(files.devanagari);
  expect(clustersOf(devanagari, 'क्ष')).toEqual([0]);
  expect(clustersOf(devanagari, 'कि')).toEqual([0]);
  expect(clustersOf(devanagari, 'कख')).toEqual([0, 1]);
});

test('right-to-left text is shaped from left to right, with joined letters', async () => {
  const arabic = await open(files.arabic);
  expect(clustersOf(arabic, 'بيت', true)).toEqual([2, 1, 0]);
  const glyphs = (text: string) => arabic.shape(text, true).map(({ glyph }) => glyph);
  expect(glyphs('بب')).not.toEqual([...glyphs('ب'), ...glyphs('ب')]);
});

test('a character that the font lacks is glyph 0, and so is all of a broken font', async () => {
  const thai = await open(files.thai);
  expect(thai.shape('กA', false).map(({ glyph }) => glyph > 0)).toEqual([true, false]);
  const broken = shaper.openFont(Uint8Array.of(1, 2, 3));
  onTestFinished(() => broken.free());
  expect(broken.shape('ก', false).map(({ glyph }) => glyph)).toEqual([0]);
});

test('freed fonts and shaped texts leave no memory behind', async () => {
  const bytes = await trueType(files.arabic);
  const openAndFree = (times: number) => {
    for (let round = 0; round < times; round += 1) {
      const font = shaper.openFont(bytes);
      font.shape('شركة الاتصالات السعودية', true);
      font.free();
    }
    return memory.buffer.byteLength;
  };
  const used = openAndFree(3);
  expect(openAndFree(500)).toBe(used);
});

test('much text fits, because the memory grows', async () => {
  const thai = await open(files.thai);
  const before = memory.buffer.byteLength;
  expect(thai.shape('ก'.repeat(200_000), false)).toHaveLength(200_000);
  expect(memory.buffer.byteLength).toBeGreaterThan(before);
});
