import type bidiFactory from 'bidi-js';
import { shapeArabic } from './shapeArabic.ts';

/** Reorders a line from logical to visual order, from left to right. */
export type VisualOrder = (line: string) => string;

/** Hebrew, Arabic, and shaped Arabic letters. */
export const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Returns the function that reorders the lines of a document. The Unicode bidirectional algorithm
 * is loaded only if a text contains right-to-left characters; other lines stay unchanged.
 *
 * @param texts - The texts of the document that may be in any script.
 */
export async function loadVisualOrder(texts: readonly string[]): Promise<VisualOrder> {
  if (!texts.some((text) => rightToLeft.test(text))) return (line) => line;
  const { default: createBidi } = await import('bidi-js');
  const bidi: ReturnType<typeof bidiFactory> = createBidi();
  return (line) => {
    if (!rightToLeft.test(line)) return line;
    const shaped = shapeArabic(line);
    return bidi.getReorderedString(shaped, bidi.getEmbeddingLevels(shaped, 'ltr'));
  };
}
