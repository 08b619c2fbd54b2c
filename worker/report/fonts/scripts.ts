import type { FontFile } from './fontFiles.ts';

/** A script that Inter lacks. */
export interface Script {
  readonly file: FontFile;
  /** The characters that need the file. */
  readonly characters: RegExp;
  /** Whether its letters need no shaping by HarfBuzz. */
  readonly isSimple?: true;
}

const shapedScripts: readonly Script[] = [
  {
    file: 'noto-sans-hebrew/noto-sans-hebrew-hebrew-500-normal.woff',
    characters: /[\u0590-\u05ff\ufb1d-\ufb4f]/,
  },
  {
    file: 'noto-sans-arabic/noto-sans-arabic-arabic-500-normal.woff',
    characters: /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/,
  },
  {
    file: 'noto-sans-thai/noto-sans-thai-thai-500-normal.woff',
    characters: /[\u0e01-\u0e5b]/,
  },
  {
    file: 'noto-sans-devanagari/noto-sans-devanagari-devanagari-500-normal.woff',
    characters: /[\u0900-\u097f\ua8e0-\ua8ff]/,
  },
  {
    file: 'noto-sans-bengali/noto-sans-bengali-bengali-500-normal.woff',
    characters: /[\u0980-\u09fe]/,
  },
  {
    file: 'noto-sans-tamil/noto-sans-tamil-tamil-500-normal.woff',
    characters: /[\u0b82-\u0bfa]/,
  },
  {
    file: 'noto-sans-georgian/noto-sans-georgian-georgian-500-normal.woff',
    characters: /[\u10a0-\u10ff\u1c90-\u1cbf\u2d00-\u2d2d]/,
  },
  {
    file: 'noto-sans-armenian/noto-sans-armenian-armenian-500-normal.woff',
    characters: /[\u0531-\u058f\ufb13-\ufb17]/,
  },
  {
    file: 'noto-sans-ethiopic/noto-sans-ethiopic-ethiopic-500-normal.woff',
    characters: /[\u1200-\u1399\u2d80-\u2dde\uab01-\uab2e]/,
  },
  {
    file: 'noto-emoji/noto-emoji-emoji-500-normal.woff',
    characters: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u,
  },
];

const korean: Script = {
  file: 'noto-sans-kr/noto-sans-kr-korean-500-normal.woff',
  characters: /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/,
  isSimple: true,
};
const kana = /[\u3040-\u30ff]/;
const ideographic = /[\u2e80-\u30ff\u3200-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/;
const han = { characters: ideographic, isSimple: true } as const;
const japanese: Script = { ...han, file: 'noto-sans-jp/noto-sans-jp-japanese-500-normal.woff' };
const simplified: Script = {
  ...han,
  file: 'noto-sans-sc/noto-sans-sc-chinese-simplified-500-normal.woff',
};
const traditional: Script = {
  ...han,
  file: 'noto-sans-tc/noto-sans-tc-chinese-traditional-500-normal.woff',
};

/**
 * The scripts that Inter lacks, in the order in which their fonts are tried. Text with kana prefers
 * the Japanese forms of ideographs, other text the simplified Chinese ones.
 */
export function scriptsFor(text: string): readonly Script[] {
  const chinese = [simplified, traditional];
  const ideographs = kana.test(text) ? [japanese, ...chinese] : [...chinese, japanese];
  return [...shapedScripts, korean, ...ideographs];
}
