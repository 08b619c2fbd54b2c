/** The WOFF files that the report draws from, named by their place below `@fontsource/`: one weight of one slice of a face each. */
export const fontFiles = [
  'inter/files/inter-latin-400-normal.woff',
  'inter/files/inter-latin-600-normal.woff',
  'inter/files/inter-latin-ext-400-normal.woff',
  'inter/files/inter-latin-ext-600-normal.woff',
  'inter/files/inter-vietnamese-400-normal.woff',
  'inter/files/inter-vietnamese-600-normal.woff',
  'inter/files/inter-greek-400-normal.woff',
  'inter/files/inter-greek-600-normal.woff',
  'inter/files/inter-greek-ext-400-normal.woff',
  'inter/files/inter-greek-ext-600-normal.woff',
  'inter/files/inter-cyrillic-400-normal.woff',
  'inter/files/inter-cyrillic-600-normal.woff',
  'inter/files/inter-cyrillic-ext-400-normal.woff',
  'inter/files/inter-cyrillic-ext-600-normal.woff',
  'noto-sans-hebrew/files/noto-sans-hebrew-hebrew-500-normal.woff',
  'noto-sans-arabic/files/noto-sans-arabic-arabic-500-normal.woff',
  'noto-sans-sc/files/noto-sans-sc-chinese-simplified-500-normal.woff',
  'noto-sans-tc/files/noto-sans-tc-chinese-traditional-500-normal.woff',
  'noto-sans-jp/files/noto-sans-jp-japanese-500-normal.woff',
  'noto-sans-kr/files/noto-sans-kr-korean-500-normal.woff',
] as const;

export type FontFile = (typeof fontFiles)[number];

/** Hands over the bytes of a font file; the browser fetches what Node reads from disk, so both draw the same report (S5). */
export type LoadFont = (file: FontFile) => Promise<Uint8Array>;
