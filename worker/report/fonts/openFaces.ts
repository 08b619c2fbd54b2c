import { Face, ShapedFace } from './Face.ts';
import { type FontFile, type FontSource, type LoadFont, openFont, shaperFile } from './openFont.ts';
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
const interSubsets: readonly (readonly [subset: string, characters: RegExp])[] = [
  [
    'latin-ext',
    /[\u0100-\u02ba\u02bd-\u02c5\u02c7-\u02ff\u1d00-\u1dbf\u1e00-\u1eff\u2020\u20a0-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/,
  ],
  [
    'vietnamese',
    /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0]|[\u0300-\u0309\u0323]|[\u1ea0-\u1ef9\u20ab]/,
  ],
  ['greek', /[\u0370-\u03ff]/],
  ['greek-ext', /[\u1f00-\u1fff]/],
  ['cyrillic', /\u0301|[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/],
  ['cyrillic-ext', /[\u0460-\u052f\u1c80-\u1c8a\u20b4\u2de0-\u2dff\ua640-\ua69f]|[\ufe2e\ufe2f]/],
];

/**
 * Opens the fonts that the names need, and no others: a Latin name needs two small files, a Chinese
 * name also a large one, an Arabic name also HarfBuzz.
 *
 * @param names - Everything in the report that a visitor typed.
 */
export async function openFaces(names: readonly string[], loadFont: LoadFont): Promise<Faces> {
  const text = names.join(' ').normalize('NFC');
  const open = (file: FontFile) => loadFont(file).then(openFont);
  const subsets = interSubsets.filter(([, characters]) => characters.test(text));
  const openInter = (weight: 400 | 600) =>
    Promise.all([
      keptFont(loadFont, `inter/inter-latin-${weight}-normal.woff`, openFont),
      ...subsets.map(([subset]) => open(`inter/inter-${subset}-${weight}-normal.woff`)),
    ]);
  const [regular, semibold] = await Promise.all([openInter(400), openInter(600)]);
  const others = await openOtherScripts(text, regular, open);
  const shapingFonts: ShapingFont[] = [];
  const isShaped = others.some(({ script }) => !script.isSimple);
  const shaper = isShaped ? await keptShaper(loadFont, shaperFile, startHarfBuzz) : null;
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

/** The name of a font by its file, such as `NotoSansThai-Medium` or `NotoSansJP-Medium`. */
function postScriptName(file: FontFile): string {
  const [family = ''] = file.split('/');
  const words = family.replaceAll(/(?:^|-)(..$|.)/g, (_, start: string) => start.toUpperCase());
  return `${words}-Medium`;
}

/** Keeps files open by what loads them. One that fails to load is loaded again next time. */
function keeper<Opened>() {
  const kept = new WeakMap<LoadFont, Map<string, Promise<Opened>>>();
  return (
    loadFont: LoadFont,
    file: Parameters<LoadFont>[0],
    open: (bytes: Uint8Array) => Opened | Promise<Opened>,
  ): Promise<Opened> => {
    const files = kept.get(loadFont) ?? new Map<string, Promise<Opened>>();
    kept.set(loadFont, files);
    const opened = files.get(file) ?? loadFont(file).then(open);
    files.set(file, opened);
    opened.catch(() => files.delete(file));
    return opened;
  };
}

/** The fonts that every report needs. Other fonts are large and rarely needed. */
const keptFont = keeper<FontSource>();
const keptShaper = keeper<Shaper>();

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
