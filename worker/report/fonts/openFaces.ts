import { Face, ShapedFace } from './Face.ts';
import { type FontFile, type LoadFont, shaperFile } from './fontFiles.ts';
import { type FontSource, openFont } from './openFont.ts';
import { type Script, scriptsFor } from './scripts.ts';
import { type Shaper, type ShapingFont, startHarfBuzz } from './startHarfBuzz.ts';

export interface Faces {
  readonly regular: Face;
  readonly semibold: Face;
  /** One for each script that Inter lacks and that a name needs; mostly none. */
  readonly names: readonly Face[];
  /** Frees the memory of HarfBuzz, after which `names` draw no further text. */
  free(): void;
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

/**
 * Opens the fonts that the names need, and no others: a Latin name needs two small files, a Chinese
 * name also a large one, an Arabic name also HarfBuzz.
 *
 * @param names - Everything in the report that a visitor typed.
 */
export async function openFaces(names: readonly string[], loadFont: LoadFont): Promise<Faces> {
  const text = names.join(' ').normalize('NFC');
  const open = (file: FontFile) => openCached(file, loadFont);
  const subsets = ['latin', ...subsetsFor(text)] as const;
  const [regular, semibold] = await Promise.all([
    Promise.all(subsets.map((subset) => open(`inter/inter-${subset}-400-normal.woff`))),
    Promise.all(subsets.map((subset) => open(`inter/inter-${subset}-600-normal.woff`))),
  ]);
  const others = await openOtherScripts(text, regular, open);
  const shapingFonts: ShapingFont[] = [];
  const shaper = others.some(({ script }) => !script.isSimple) ? await openShaper(loadFont) : null;
  const faceOf = ({ script, source }: OpenScript) => {
    const name = postScriptName(script.file);
    if (!shaper || script.isSimple) return new Face(name, [source]);
    const font = shaper.openFont(source.toTrueType());
    shapingFonts.push(font);
    return new ShapedFace(name, source, font);
  };
  return {
    regular: new Face('Inter-Regular', regular),
    semibold: new Face('Inter-SemiBold', semibold),
    names: others.map(faceOf),
    free() {
      for (const font of shapingFonts.splice(0)) font.free();
    },
  };
}

/** The name of a font by its file, such as `NotoSansThai-Medium`. */
function postScriptName(file: FontFile): string {
  const [family = ''] = file.split('/');
  const words = family.split('-').map((word) => {
    const letters = word.length > 2 ? 1 : 2;
    return word.slice(0, letters).toUpperCase() + word.slice(letters);
  });
  return `${words.join('')}-Medium`;
}

const shapers = new WeakMap<LoadFont, Promise<Shaper>>();

function openShaper(loadFont: LoadFont): Promise<Shaper> {
  const shaper = shapers.get(loadFont) ?? loadFont(shaperFile).then(startHarfBuzz);
  shapers.set(loadFont, shaper);
  // A font that fails to load is loaded again next time.
  shaper.catch(() => shapers.delete(loadFont));
  return shaper;
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
async function openOtherScripts(
  text: string,
  inter: readonly FontSource[],
  open: (file: FontFile) => Promise<FontSource>,
) {
  const opened: OpenScript[] = [];
  for (const script of scriptsFor(text)) {
    const sources = [...inter, ...opened.map(({ source }) => source)];
    const isMissing = (character: string) =>
      script.characters.test(character) &&
      sources.every((source) => source.glyphOf(character.codePointAt(0) ?? 0) === undefined);
    if (Array.from(text).some(isMissing)) opened.push({ script, source: await open(script.file) });
  }
  return opened;
}

interface OpenScript {
  readonly script: Script;
  readonly source: FontSource;
}
