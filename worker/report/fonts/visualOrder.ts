import type bidiFactory from 'bidi-js';
import { shapeArabic } from './shapeArabic.ts';

/** Puts one line into the order in which its characters stand on paper, from left to right. */
export type VisualOrder = (line: string) => string;

/** Hebrew, Arabic and the shaped Arabic letters. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * The order for a document with these texts in it. The Unicode bidirectional algorithm is loaded only
 * where a text is written from right to left; lines that are not stay untouched.
 */
export async function visualOrderFor(texts: readonly string[]): Promise<VisualOrder> {
  if (!texts.some((text) => rightToLeft.test(text))) return (line) => line;
  const { default: createBidi } = await import('bidi-js');
  const bidi: ReturnType<typeof bidiFactory> = createBidi();
  return (line) => {
    if (!rightToLeft.test(line)) return line;
    const shaped = shapeArabic(line);
    return bidi.getReorderedString(shaped, bidi.getEmbeddingLevels(shaped, 'ltr'));
  };
}
