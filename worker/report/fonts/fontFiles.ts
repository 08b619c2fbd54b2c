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
  'noto-sans-sc/noto-sans-sc-chinese-simplified-500-normal.woff',
  'noto-sans-tc/noto-sans-tc-chinese-traditional-500-normal.woff',
  'noto-sans-jp/noto-sans-jp-japanese-500-normal.woff',
  'noto-sans-kr/noto-sans-kr-korean-500-normal.woff',
] as const;

export type FontFile = (typeof fontFiles)[number];

/**
 * Loads the bytes of a font file. The browser fetches the same files that Node reads from disk, so
 * both draw the same report (S5).
 */
export type LoadFont = (file: FontFile) => Promise<Uint8Array>;
