import { graphemesOf } from './graphemes.ts';

/** The English names of scripts, for characters without a font. */
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

function scriptName(character: string): string {
  return namedScripts.find(([pattern]) => pattern.test(character))?.[1] ?? 'symbol';
}
