import type bidiFactory from 'bidi-js';
import type { Face } from './Face.ts';
import type { FontFile } from './openFont.ts';

/** A script that Inter lacks. */
export interface Script {
  readonly file: FontFile;
  /** The characters that need the file. */
  readonly characters: RegExp;
  /** Whether its letters need no shaping by HarfBuzz. */
  readonly isSimple?: boolean;
}

function script(
  family: `noto-${string}`,
  subset: string,
  characters: RegExp,
  isSimple = false,
): Script {
  return { file: `${family}/${family}-${subset}-500-normal.woff`, characters, isSimple };
}

const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

const shapedScripts: readonly Script[] = [
  script('noto-sans-hebrew', 'hebrew', /[\u0590-\u05ff\ufb1d-\ufb4f]/),
  script(
    'noto-sans-arabic',
    'arabic',
    /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/,
  ),
  script('noto-sans-thai', 'thai', /[\u0e01-\u0e5b]/),
  script('noto-sans-devanagari', 'devanagari', /[\u0900-\u097f\ua8e0-\ua8ff]/),
  script('noto-sans-bengali', 'bengali', /[\u0980-\u09fe]/),
  script('noto-sans-tamil', 'tamil', /[\u0b82-\u0bfa]/),
  script('noto-sans-georgian', 'georgian', /[\u10a0-\u10ff\u1c90-\u1cbf\u2d00-\u2d2d]/),
  script('noto-sans-armenian', 'armenian', /[\u0531-\u058f\ufb13-\ufb17]/),
  script('noto-sans-ethiopic', 'ethiopic', /[\u1200-\u1399\u2d80-\u2dde\uab01-\uab2e]/),
  script('noto-emoji', 'emoji', new RegExp(`${emoji.source}|\\u20e3`, 'u')),
];

const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/;
const korean = script('noto-sans-kr', 'korean', hangul, true);
const kana = /[\u3040-\u30ff]/;
const han = /[\u2e80-\u30ff\u3200-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/;
const japanese = script('noto-sans-jp', 'japanese', han, true);
const chinese = [
  script('noto-sans-sc', 'chinese-simplified', han, true),
  script('noto-sans-tc', 'chinese-traditional', han, true),
];

/**
 * The scripts that Inter lacks, in the order in which their fonts are tried. Text with kana prefers
 * the Japanese forms of ideographs, other text the simplified Chinese ones.
 */
export function scriptsFor(text: string): readonly Script[] {
  const ideographs = kana.test(text) ? [japanese, ...chinese] : [...chinese, japanese];
  return [...shapedScripts, korean, ...ideographs];
}

/** A part of a line in one face and one direction. */
interface TextRun {
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

/**
 * Matches what a reader sees as one character: a letter with its marks, a conjunct, a flag, or an
 * emoji of several parts. A Thai vowel before its consonant and U+0E33 after it belong to it.
 *
 * `Intl.Segmenter` is not used, because its result depends on the browser's version of Unicode.
 */
const grapheme =
  /\p{Regional_Indicator}{2}|(?:[\u0e40-\u0e44](?=[\u0e01-\u0e2e]))?[\s\S](?:[\p{M}\u0e33\u200c\u200d]|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]|(?<=\u200d)\p{Extended_Pictographic}|(?<=[\u094d\u09cd]\u200d?)\p{L})*/gu;

/** Text of letters without marks, as nearly all of a report is. */
const unmarked = /^[\0-\u02ff\u2010-\u2026]*$/;

/** Splits a text where a line may be broken if a word is longer than a line. */
export function graphemesOf(text: string): readonly string[] {
  return unmarked.test(text) ? Array.from(text) : (text.match(grapheme) ?? []);
}

/** Scripts whose characters are named where there is no font for them. */
const namedScripts = [
  ...['Thai', 'Devanagari', 'Bengali', 'Tamil', 'Telugu', 'Gujarati', 'Gurmukhi', 'Kannada'],
  ...['Malayalam', 'Sinhala', 'Georgian', 'Armenian', 'Khmer', 'Lao', 'Myanmar', 'Ethiopic', 'Han'],
];

/** Invisible control characters. */
const ignored = /[\u200b\u200e\u200f\u2060-\u2064\ufeff\u00ad]/g;

/** Characters that only change how their neighbours look. */
const modifier = /\u200c|\u200d|\p{Variation_Selector}|[\u{e0020}-\u{e007f}]|\p{Emoji_Modifier}/u;

/**
 * Converts a typed name to what the report can print: composed (NFC), on one line, and with each
 * run of characters without a font replaced by a word in brackets, such as `[Khmer]` or `[symbol]`.
 *
 * @param canPrint - Whether a face of the report draws all of a text.
 */
export function printable(name: string, canPrint: (text: string) => boolean): string {
  const composed = name.normalize('NFC').replace(ignored, '').replace(/\s+/gu, ' ').trim();
  const parts: string[] = [];
  for (const grapheme of graphemesOf(composed)) {
    const pieces = canPrint(grapheme)
      ? [grapheme]
      : Array.from(grapheme).filter((character) => !modifier.test(character));
    for (const piece of pieces) {
      const part = canPrint(piece) ? piece : `[${scriptName(piece)}]`;
      const isRepeated = part.length > 1 && part.startsWith('[') && parts.at(-1) === part;
      if (!isRepeated) parts.push(part);
    }
  }
  return parts.join('');
}

/** The English name of the script of a character. */
function scriptName(character: string): string {
  const isIn = (name: string) => new RegExp(`\\p{Script=${name}}`, 'u').test(character);
  const name = namedScripts.find(isIn) ?? (emoji.test(character) ? 'emoji' : 'symbol');
  return name === 'Myanmar' ? 'Burmese' : name;
}

/** Hebrew and Arabic, with their presentation forms. */
export const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The Unicode bidirectional algorithm for the lines of a document, which begin on the left. */
export type Bidi = ReturnType<typeof ofLines>;

/**
 * Loads the bidirectional algorithm if a text contains right-to-left characters.
 *
 * @param texts - The texts of the document that may be in any script.
 */
export async function loadBidi(texts: readonly string[]): Promise<Bidi | null> {
  if (!texts.some((text) => rightToLeft.test(text))) return null;
  const { default: createBidi } = await import('bidi-js');
  return ofLines(createBidi());
}

function ofLines(bidi: ReturnType<typeof bidiFactory>) {
  return {
    /** The embedding level of each UTF-16 unit; text at odd levels runs from right to left. */
    levelsOf(line: string): Uint8Array {
      const { levels } = bidi.getEmbeddingLevels(line, 'ltr');
      // Spaces at the end of a line are after its text (rule L1).
      return levels.fill(0, line.trimEnd().length);
    },
    /** The indices of the UTF-16 units from left to right. */
    visualOrderOf: (line: string, levels: Uint8Array): readonly number[] =>
      bidi.getReorderedIndices(line, { ...bidi.getEmbeddingLevels(line, 'ltr'), levels }),
    /** The mirrored form of a character such as a bracket; any other character is unchanged. */
    mirrored: (character: string): string => bidi.getMirroredCharacter(character) ?? character,
  };
}
