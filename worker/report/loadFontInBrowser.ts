import { type FontFile, type LoadFont, shaperFile } from './fonts/fontFiles.ts';

/** The addresses are literals, because the bundler reads them to copy the files into the build. */
const addresses: Readonly<Record<FontFile | typeof shaperFile, URL>> = {
  'inter/inter-latin-400-normal.woff': new URL(
    './fonts/files/inter/inter-latin-400-normal.woff',
    import.meta.url,
  ),
  'inter/inter-latin-600-normal.woff': new URL(
    './fonts/files/inter/inter-latin-600-normal.woff',
    import.meta.url,
  ),
  'inter/inter-latin-ext-400-normal.woff': new URL(
    './fonts/files/inter/inter-latin-ext-400-normal.woff',
    import.meta.url,
  ),
  'inter/inter-latin-ext-600-normal.woff': new URL(
    './fonts/files/inter/inter-latin-ext-600-normal.woff',
    import.meta.url,
  ),
  'inter/inter-vietnamese-400-normal.woff': new URL(
    './fonts/files/inter/inter-vietnamese-400-normal.woff',
    import.meta.url,
  ),
  'inter/inter-vietnamese-600-normal.woff': new URL(
    './fonts/files/inter/inter-vietnamese-600-normal.woff',
    import.meta.url,
  ),
  'inter/inter-greek-400-normal.woff': new URL(
    './fonts/files/inter/inter-greek-400-normal.woff',
    import.meta.url,
  ),
  'inter/inter-greek-600-normal.woff': new URL(
    './fonts/files/inter/inter-greek-600-normal.woff',
    import.meta.url,
  ),
  'inter/inter-greek-ext-400-normal.woff': new URL(
    './fonts/files/inter/inter-greek-ext-400-normal.woff',
    import.meta.url,
  ),
  'inter/inter-greek-ext-600-normal.woff': new URL(
    './fonts/files/inter/inter-greek-ext-600-normal.woff',
    import.meta.url,
  ),
  'inter/inter-cyrillic-400-normal.woff': new URL(
    './fonts/files/inter/inter-cyrillic-400-normal.woff',
    import.meta.url,
  ),
  'inter/inter-cyrillic-600-normal.woff': new URL(
    './fonts/files/inter/inter-cyrillic-600-normal.woff',
    import.meta.url,
  ),
  'inter/inter-cyrillic-ext-400-normal.woff': new URL(
    './fonts/files/inter/inter-cyrillic-ext-400-normal.woff',
    import.meta.url,
  ),
  'inter/inter-cyrillic-ext-600-normal.woff': new URL(
    './fonts/files/inter/inter-cyrillic-ext-600-normal.woff',
    import.meta.url,
  ),
  'noto-sans-hebrew/noto-sans-hebrew-hebrew-500-normal.woff': new URL(
    './fonts/files/noto-sans-hebrew/noto-sans-hebrew-hebrew-500-normal.woff',
    import.meta.url,
  ),
  'noto-sans-arabic/noto-sans-arabic-arabic-500-normal.woff': new URL(
    './fonts/files/noto-sans-arabic/noto-sans-arabic-arabic-500-normal.woff',
    import.meta.url,
  ),
  'noto-sans-thai/noto-sans-thai-thai-500-normal.woff': new URL(
    './fonts/files/noto-sans-thai/noto-sans-thai-thai-500-normal.woff',
    import.meta.url,
  ),
  'noto-sans-devanagari/noto-sans-devanagari-devanagari-500-normal.woff': new URL(
    './fonts/files/noto-sans-devanagari/noto-sans-devanagari-devanagari-500-normal.woff',
    import.meta.url,
  ),
  'noto-sans-bengali/noto-sans-bengali-bengali-500-normal.woff': new URL(
    './fonts/files/noto-sans-bengali/noto-sans-bengali-bengali-500-normal.woff',
    import.meta.url,
  ),
  'noto-sans-tamil/noto-sans-tamil-tamil-500-normal.woff': new URL(
    './fonts/files/noto-sans-tamil/noto-sans-tamil-tamil-500-normal.woff',
    import.meta.url,
  ),
  'noto-sans-georgian/noto-sans-georgian-georgian-500-normal.woff': new URL(
    './fonts/files/noto-sans-georgian/noto-sans-georgian-georgian-500-normal.woff',
    import.meta.url,
  ),
  'noto-sans-armenian/noto-sans-armenian-armenian-500-normal.woff': new URL(
    './fonts/files/noto-sans-armenian/noto-sans-armenian-armenian-500-normal.woff',
    import.meta.url,
  ),
  'noto-sans-ethiopic/noto-sans-ethiopic-ethiopic-500-normal.woff': new URL(
    './fonts/files/noto-sans-ethiopic/noto-sans-ethiopic-ethiopic-500-normal.woff',
    import.meta.url,
  ),
  'noto-emoji/noto-emoji-emoji-500-normal.woff': new URL(
    './fonts/files/noto-emoji/noto-emoji-emoji-500-normal.woff',
    import.meta.url,
  ),
  'noto-sans-sc/noto-sans-sc-chinese-simplified-500-normal.woff': new URL(
    './fonts/files/noto-sans-sc/noto-sans-sc-chinese-simplified-500-normal.woff',
    import.meta.url,
  ),
  'noto-sans-tc/noto-sans-tc-chinese-traditional-500-normal.woff': new URL(
    './fonts/files/noto-sans-tc/noto-sans-tc-chinese-traditional-500-normal.woff',
    import.meta.url,
  ),
  'noto-sans-jp/noto-sans-jp-japanese-500-normal.woff': new URL(
    './fonts/files/noto-sans-jp/noto-sans-jp-japanese-500-normal.woff',
    import.meta.url,
  ),
  'noto-sans-kr/noto-sans-kr-korean-500-normal.woff': new URL(
    './fonts/files/noto-sans-kr/noto-sans-kr-korean-500-normal.woff',
    import.meta.url,
  ),
  [shaperFile]: new URL('npm:harfbuzzjs/dist/harfbuzz.wasm', import.meta.url),
};

/**
 * Fetches a font file of the report, or HarfBuzz.
 *
 * @throws Error if the server does not respond with the file.
 */
export const loadFontInBrowser: LoadFont = async (file) => {
  const response = await fetch(addresses[file]);
  if (!response.ok)
    throw new Error(`The file ${file} failed to load with status ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
};
