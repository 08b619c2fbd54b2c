import { expect, test } from 'vitest';
import { loadReportFont } from '../../../server/report/reportFonts.ts';
import { dataView, openFont } from './openFont.ts';
import { compositeGlyph, plainGlyph, writeTrueType } from './trueType.ts';

const source = openFont(await loadReportFont('inter/inter-latin-400-normal.woff'));
const [letter = 0, dot = 0, space = 0] = Array.from('I. ', (character) =>
  source.glyphOf(character.charCodeAt(0)),
);

/** Left, bottom, right and top of an outline. */
function boxOf(outline: Uint8Array) {
  const record = dataView(outline);
  return [2, 4, 6, 8].map((at) => record.getInt16(at));
}

test('the box of a composite contains its glyphs at their places', () => {
  const [left = 0, bottom = 0, , top = 0] = boxOf(source.outlineOf(letter));
  const [, , right = 0, dotTop = 0] = boxOf(source.outlineOf(dot));
  const placed = [
    { glyph: letter, x: 0, y: 0 },
    { glyph: dot, x: 3000, y: 1500 },
  ];
  const composite = compositeGlyph(source, placed, 4000);
  expect(boxOf(composite.outline)).toEqual([
    left,
    bottom,
    right + 3000,
    Math.max(top, dotTop + 1500),
  ]);
  expect(composite).toMatchObject({ advance: 4000 });
});

test('a composite of one glyph at its own place is that glyph, and of spaces is empty', () => {
  const alone = [
    { glyph: space, x: 0, y: 0 },
    { glyph: letter, x: 0, y: 0 },
  ];
  expect(compositeGlyph(source, alone, 999)).toEqual({
    ...plainGlyph(source, letter),
    advance: 999,
  });
  const empty = compositeGlyph(source, [{ glyph: space, x: 5, y: 5 }], 700);
  expect(empty).toMatchObject({ outline: new Uint8Array(), advance: 700 });
});

test('a written font contains the glyphs of its composites once', () => {
  const placed = [
    { glyph: letter, x: 0, y: 0 },
    { glyph: dot, x: 3000, y: 1500 },
  ];
  const composite = compositeGlyph(source, placed, 4000);
  const shifted = compositeGlyph(source, placed.toReversed(), 4000);
  const countOf = (...glyphs: (typeof composite)[]) => {
    const file = dataView(writeTrueType(glyphs));
    const tables = Array.from({ length: file.getUint16(4) }, (_, index) => 12 + index * 16);
    const maxp = tables.find((at) => file.getUint32(at) === 0x6d617870) ?? 0;
    return file.getUint16(file.getUint32(maxp + 8) + 4);
  };
  expect(countOf(plainGlyph(source, letter))).toBe(2);
  expect(countOf(composite)).toBe(4);
  expect(countOf(composite, shifted)).toBe(5);
});
