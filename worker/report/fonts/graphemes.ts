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
