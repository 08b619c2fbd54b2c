import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLineSplitter } from './estimateLines.ts';

/** Splits a text that arrives in chunks, cut at the given offsets. */
function linesOf(text: string, cuts: number[], maxBytes = 1000) {
  const bytes = Buffer.from(text);
  const offsets = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length];
  offsets.sort((a, b) => a - b);
  const splitter = createLineSplitter(maxBytes);
  const lines = offsets.slice(1).flatMap((end, i) => {
    return splitter.push(bytes.subarray(offsets[i], end));
  });
  return [...lines, ...splitter.end()];
}

test('a byte-order mark before the first line is not part of it', () => {
  expect(linesOf('\ufeff{}\n\ufeff', [])).toEqual(['{}', '\ufeff']);
});

test('a line that is too long becomes null, wherever the chunks are cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 8 }), (cuts) => {
      expect(linesOf('ab\n123456\ncd\n12345\n1234567', cuts, 5)).toEqual([
        'ab',
        null,
        'cd',
        '12345',
        null,
      ]);
    }),
  );
});

test('the lines are the same wherever the bytes are cut, also within a character', () => {
  const text = fc.array(fc.string({ unit: 'grapheme' }).map((line) => line.replaceAll('\n', '')));
  fc.assert(
    fc.property(text, fc.array(fc.nat(), { maxLength: 20 }), (lines, cuts) => {
      fc.pre(lines[0]?.startsWith('\ufeff') !== true);
      expect(linesOf(lines.map((line) => `${line}\n`).join(''), cuts)).toEqual(lines);
    }),
  );
});
