import type { FontFile, LoadFont } from './fonts/fontFiles.ts';

/** The bundler copies each file into the build and puts its address here; literal, for it reads them without running them. */
const addresses: Readonly<Record<FontFile, URL>> = {
  'inter/files/inter-latin-400-normal.woff': new URL(
    'npm:@fontsource/inter/files/inter-latin-400-normal.woff',
    import.meta.url,
  ),
  'inter/files/inter-latin-600-normal.woff': new URL(
    'npm:@fontsource/inter/files/inter-latin-600-normal.woff',
    import.meta.url,
  ),
  'inter/files/inter-latin-ext-400-normal.woff': new URL(
    'npm:@fontsource/inter/files/inter-latin-ext-400-normal.woff',
    import.meta.url,
  ),
  'inter/files/inter-latin-ext-600-normal.woff': new URL(
    'npm:@fontsource/inter/files/inter-latin-ext-600-normal.woff',
    import.meta.url,
  ),
  'inter/files/inter-vietnamese-400-normal.woff': new URL(
    'npm:@fontsource/inter/files/inter-vietnamese-400-normal.woff',
    import.meta.url,
  ),
  'inter/files/inter-vietnamese-600-normal.woff': new URL(
    'npm:@fontsource/inter/files/inter-vietnamese-600-normal.woff',
    import.meta.url,
  ),
  'inter/files/inter-greek-400-normal.woff': new URL(
    'npm:@fontsource/inter/files/inter-greek-400-normal.woff',
    import.meta.url,
  ),
  'inter/files/inter-greek-600-normal.woff': new URL(
    'npm:@fontsource/inter/files/inter-greek-600-normal.woff',
    import.meta.url,
  ),
  'inter/files/inter-greek-ext-400-normal.woff': new URL(
    'npm:@fontsource/inter/files/inter-greek-ext-400-normal.woff',
    import.meta.url,
  ),
  'inter/files/inter-greek-ext-600-normal.woff': new URL(
    'npm:@fontsource/inter/files/inter-greek-ext-600-normal.woff',
    import.meta.url,
  ),
  'inter/files/inter-cyrillic-400-normal.woff': new URL(
    'npm:@fontsource/inter/files/inter-cyrillic-400-normal.woff',
    import.meta.url,
  ),
  'inter/files/inter-cyrillic-600-normal.woff': new URL(
    'npm:@fontsource/inter/files/inter-cyrillic-600-normal.woff',
    import.meta.url,
  ),
  'inter/files/inter-cyrillic-ext-400-normal.woff': new URL(
    'npm:@fontsource/inter/files/inter-cyrillic-ext-400-normal.woff',
    import.meta.url,
  ),
  'inter/files/inter-cyrillic-ext-600-normal.woff': new URL(
    'npm:@fontsource/inter/files/inter-cyrillic-ext-600-normal.woff',
    import.meta.url,
  ),
  'noto-sans-hebrew/files/noto-sans-hebrew-hebrew-500-normal.woff': new URL(
    'npm:@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-500-normal.woff',
    import.meta.url,
  ),
  'noto-sans-arabic/files/noto-sans-arabic-arabic-500-normal.woff': new URL(
    'npm:@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-500-normal.woff',
    import.meta.url,
  ),
  'noto-sans-sc/files/noto-sans-sc-chinese-simplified-500-normal.woff': new URL(
    'npm:@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-500-normal.woff',
    import.meta.url,
  ),
  'noto-sans-tc/files/noto-sans-tc-chinese-traditional-500-normal.woff': new URL(
    'npm:@fontsource/noto-sans-tc/files/noto-sans-tc-chinese-traditional-500-normal.woff',
    import.meta.url,
  ),
  'noto-sans-jp/files/noto-sans-jp-japanese-500-normal.woff': new URL(
    'npm:@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-500-normal.woff',
    import.meta.url,
  ),
  'noto-sans-kr/files/noto-sans-kr-korean-500-normal.woff': new URL(
    'npm:@fontsource/noto-sans-kr/files/noto-sans-kr-korean-500-normal.woff',
    import.meta.url,
  ),
};

/** Fetches a font file of the report from beside the worker's script; throws where the server does not have it. */
export const loadFontInBrowser: LoadFont = async (file) => {
  const response = await fetch(addresses[file]);
  if (!response.ok) throw new Error(`${response.status}: the report's font ${file} did not load`);
  return new Uint8Array(await response.arrayBuffer());
};
