/** Scripts without a font in the report, with their English names. */
const namedScripts: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\p{Script=Thai}/u, 'Thai'],
  [/\p{Script=Devanagari}/u, 'Devanagari'],
  [/\p{Script=Bengali}/u, 'Bengali'],
  [/\p{Script=Tamil}/u, 'Tamil'],
  [/\p{Script=Telugu}/u, 'Telugu'],
  [/\p{Script=Gujarati}/u, 'Gujarati'],
  [/\p{Script=Gurmukhi}/u, 'Gurmukhi'],
  [/\p{Script=Kannada}/u, 'Kannada'],
  [/\p{Script=Malayalam}/u, 'Malayalam'],
  [/\p{Script=Sinhala}/u, 'Sinhala'],
  [/\p{Script=Georgian}/u, 'Georgian'],
  [/\p{Script=Armenian}/u, 'Armenian'],
  [/\p{Script=Khmer}/u, 'Khmer'],
  [/\p{Script=Lao}/u, 'Lao'],
  [/\p{Script=Myanmar}/u, 'Burmese'],
  [/\p{Script=Ethiopic}/u, 'Ethiopic'],
  [/\p{Script=Han}/u, 'Han'],
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}/u, 'emoji'],
];

/** Hebrew and Arabic vowel points, which names do not need, and invisible control characters. */
const ignoredMarks =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]|[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]|[\u200b\u200e\u200f\u2060-\u2064]|\u200d|[\ufe00-\ufe0f]|\ufeff|\u00ad/g;

/** Separates two Arabic letters, as in Persian spelling; it has no effect elsewhere. */
const nonJoiner = '\u200c';
const redundantNonJoiner = /(?<![\u0600-\u08ff])\u200c|\u200c(?![\u0600-\u08ff])/g;

/**
 * Converts a typed name to what the report can print: composed (NFC), on one line, and with each
 * run of characters without a font replaced by a word in brackets, such as `[Thai]` or `[emoji]`.
 *
 * @param has - Whether the report has a glyph for a code point.
 */
export function printable(name: string, has: (codePoint: number) => boolean): string {
  const composed = name
    .normalize('NFC')
    .replace(ignoredMarks, '')
    .replace(redundantNonJoiner, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const parts: string[] = [];
  for (const character of composed) {
    const isPrinted = character === nonJoiner || has(character.codePointAt(0) ?? 0);
    const part = isPrinted ? character : `[${scriptName(character)}]`;
    const isRepeated = part.length > 1 && part.startsWith('[') && parts.at(-1) === part;
    if (!isRepeated) parts.push(part);
  }
  return parts.join('');
}

function scriptName(character: string): string {
  return namedScripts.find(([pattern]) => pattern.test(character))?.[1] ?? 'symbol';
}
