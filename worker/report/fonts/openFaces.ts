import { Face } from './Face.ts';
import type { FontSource } from './FontSource.ts';
import type { FontFile, LoadFont } from './fontFiles.ts';
import { openFont } from './openFont.ts';
import { shapeArabic } from './shapeArabic.ts';

/** The faces of one document. `names` draws the scripts that Inter lacks; it is often empty. */
export interface Faces {
  readonly regular: Face;
  readonly semibold: Face;
  readonly names: Face;
}

/**
 * The characters of each subset of Inter. The ranges are those of @fontsource/inter without the
 * characters of its `latin` subset.
 */
const interSubsets = {
  'latin-ext':
    /[\u0100-\u02ba\u02bd-\u02c5\u02c7-\u02ff\u1d00-\u1dbf\u1e00-\u1eff\u2020\u20a0-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/,
  vietnamese:
    /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0]|[\u0300-\u0309\u0323]|[\u1ea0-\u1ef9\u20ab]/,
  greek: /[\u0370-\u03ff]/,
  'greek-ext': /[\u1f00-\u1fff]/,
  cyrillic: /\u0301|[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/,
  'cyrillic-ext': /[\u0460-\u052f\u1c80-\u1c8a\u20b4\u2de0-\u2dff\ua640-\ua69f]|[\ufe2e\ufe2f]/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** The scripts that Inter lacks: the file of each, and the characters that need it. */
const hebrew = {
  file: 'noto-sans-hebrew/noto-sans-hebrew-hebrew-500-normal.woff',
  characters: /[\u0590-\u05ff\ufb1d-\ufb4f]/,
} as const;
const arabic = {
  file: 'noto-sans-arabic/noto-sans-arabic-arabic-500-normal.woff',
  characters: /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/,
} as const;
const korean = {
  file: 'noto-sans-kr/noto-sans-kr-korean-500-normal.woff',
  characters: /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/,
} as const;
const kana = /[\u3040-\u30ff]/;
const ideographic = /[\u2e80-\u30ff\u3200-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/;
const japanese = {
  file: 'noto-sans-jp/noto-sans-jp-japanese-500-normal.woff',
  characters: ideographic,
} as const;
const simplified = {
  file: 'noto-sans-sc/noto-sans-sc-chinese-simplified-500-normal.woff',
  characters: ideographic,
} as const;
const traditional = {
  file: 'noto-sans-tc/noto-sans-tc-chinese-traditional-500-normal.woff',
  characters: ideographic,
} as const;

/**
 * Opens the fonts that the names need, and no others: a Latin name needs two small files, a Chinese
 * name also a large one.
 *
 * @param names - Everything in the report that a visitor typed.
 */
export async function openFaces(names: readonly string[], loadFont: LoadFont): Promise<Faces> {
  const text = shapeArabic(names.join(' ').normalize('NFC'));
  const open = (file: FontFile) => openCached(file, loadFont);
  const subsets = ['latin', ...subsetsFor(text)] as const;
  const [regular, semibold] = await Promise.all([
    Promise.all(subsets.map((subset) => open(`inter/inter-${subset}-400-normal.woff`))),
    Promise.all(subsets.map((subset) => open(`inter/inter-${subset}-600-normal.woff`))),
  ]);
  return {
    regular: new Face('Inter-Regular', regular),
    semibold: new Face('Inter-SemiBold', semibold),
    names: new Face('NotoSans-Medium', await openOtherScripts(text, open)),
  };
}

/** The fonts that every report needs, cached open. Other fonts are large and rarely needed. */
const fontCache = new WeakMap<LoadFont, Map<FontFile, Promise<FontSource>>>();
const cachedFiles: readonly FontFile[] = [
  'inter/inter-latin-400-normal.woff',
  'inter/inter-latin-600-normal.woff',
];

function openCached(file: FontFile, loadFont: LoadFont): Promise<FontSource> {
  const cached = fontCache.get(loadFont) ?? new Map<FontFile, Promise<FontSource>>();
  fontCache.set(loadFont, cached);
  const open = cached.get(file) ?? loadFont(file).then(openFont);
  if (cachedFiles.includes(file)) {
    cached.set(file, open);
    // A font that fails to load is loaded again next time.
    open.catch(() => cached.delete(file));
  }
  return open;
}

function subsetsFor(text: string): (keyof typeof interSubsets)[] {
  const subsets = [
    'latin-ext',
    'vietnamese',
    'greek',
    'greek-ext',
    'cyrillic',
    'cyrillic-ext',
  ] as const;
  return subsets.filter((subset) => interSubsets[subset].test(text));
}

/**
 * Opens the files one after another, each only if a character of its script is still missing: most
 * Han names need only one of three fonts.
 */
async function openOtherScripts(text: string, open: (file: FontFile) => Promise<FontSource>) {
  const han = kana.test(text)
    ? [japanese, simplified, traditional]
    : [simplified, traditional, japanese];
  const sources: FontSource[] = [];
  for (const { file, characters } of [hebrew, arabic, korean, ...han]) {
    const isMissing = (character: string) =>
      characters.test(character) &&
      sources.every((source) => source.glyphOf(character.codePointAt(0) ?? 0) === undefined);
    if (Array.from(text).some(isMissing)) sources.push(await open(file));
  }
  return sources;
}
