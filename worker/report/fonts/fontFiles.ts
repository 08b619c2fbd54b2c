/**
 * The WOFF files of the report by their path in `files/`. Each holds one weight of one subset of a
 * typeface.
 */
export const fontFiles = [
  'inter/inter-latin-400-normal.woff',
  'inter/inter-latin-600-normal.woff',
  'inter/inter-latin-ext-400-normal.woff',
  'inter/inter-latin-ext-600-normal.woff',
  'inter/inter-vietnamese-400-normal.woff',
  'inter/inter-vietnamese-600-normal.woff',
  'inter/inter-greek-400-normal.woff',
  'inter/inter-greek-600-normal.woff',
  'inter/inter-greek-ext-400-normal.woff',
  'inter/inter-greek-ext-600-normal.woff',
  'inter/inter-cyrillic-400-normal.woff',
  'inter/inter-cyrillic-600-normal.woff',
  'inter/inter-cyrillic-ext-400-normal.woff',
  'inter/inter-cyrillic-ext-600-normal.woff',
  'noto-sans-hebrew/noto-sans-hebrew-hebrew-500-normal.woff',
  'noto-sans-arabic/noto-sans-arabic-arabic-500-normal.woff',
  'noto-sans-thai/noto-sans-thai-thai-500-normal.woff',
  'noto-sans-devanagari/noto-sans-devanagari-devanagari-500-normal.woff',
  'noto-sans-bengali/noto-sans-bengali-bengali-500-normal.woff',
  'noto-sans-tamil/noto-sans-tamil-tamil-500-normal.woff',
  'noto-sans-georgian/noto-sans-georgian-georgian-500-normal.woff',
  'noto-sans-armenian/noto-sans-armenian-armenian-500-normal.woff',
  'noto-sans-ethiopic/noto-sans-ethiopic-ethiopic-500-normal.woff',
  'noto-emoji/noto-emoji-emoji-500-normal.woff',
  'noto-sans-sc/noto-sans-sc-chinese-simplified-500-normal.woff',
  'noto-sans-tc/noto-sans-tc-chinese-traditional-500-normal.woff',
  'noto-sans-jp/noto-sans-jp-japanese-500-normal.woff',
  'noto-sans-kr/noto-sans-kr-korean-500-normal.woff',
] as const;

export type FontFile = (typeof fontFiles)[number];

/** The file that shapes text: `harfbuzzjs/dist/harfbuzz.wasm`. */
export const shaperFile = 'harfbuzz.wasm';

/**
 * Loads the bytes of a font file, or of HarfBuzz. The browser fetches the same files that Node
 * reads from disk, so both draw the same report (S5).
 */
export type LoadFont = (file: FontFile | typeof shaperFile) => Promise<Uint8Array>;
