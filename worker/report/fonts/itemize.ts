import type { Face } from './Face.ts';
import { graphemesOf } from './graphemes.ts';
import { type Bidi, rightToLeft } from './loadBidi.ts';

/** A part of a line in one face and one direction. */
export interface TextRun {
  /** In logical order. */
  readonly text: string;
  readonly face: Face;
  /** The embedding level; odd ones run from right to left. */
  readonly level: number;
}

/**
 * Divides a line into runs from left to right.
 *
 * @param faceOf - Chooses the face of a text, after a run in the previous face; undefined if no
 * face draws all of it.
 * @throws Error for a character without a face, which would vanish from the report.
 */
export function itemize(
  line: string,
  faceOf: (text: string, previous: Face | undefined) => Face | undefined,
  bidi: Bidi | null,
): TextRun[] {
  const levels = bidi && rightToLeft.test(line) ? bidi.levelsOf(line) : null;
  const runs: { text: string; face: Face; level: number }[] = [];
  let at = 0;
  const add = (text: string, face: Face) => {
    const level = levels?.[at] ?? 0;
    const last = runs.at(-1);
    if (last?.face === face && last.level === level) last.text += text;
    else runs.push({ text, face, level });
    at += text.length;
  };
  for (const grapheme of graphemesOf(line)) {
    const face = faceOf(grapheme, runs.at(-1)?.face);
    for (const text of face ? [grapheme] : grapheme) {
      const found = face ?? faceOf(text, runs.at(-1)?.face);
      if (!found)
        throw new Error(`No font has U+${text.codePointAt(0)?.toString(16)} of "${line}".`);
      add(text, found);
    }
  }
  if (!bidi || !levels) return runs;
  const runAt = runs.flatMap((run) => Array.from({ length: run.text.length }, () => run));
  return [...new Set(bidi.visualOrderOf(line, levels).flatMap((index) => runAt[index] ?? []))];
}
