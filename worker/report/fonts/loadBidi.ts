import type bidiFactory from 'bidi-js';

/** The Unicode bidirectional algorithm for the lines of a document, which begin on the left. */
export interface Bidi {
  /** The embedding level of each UTF-16 unit; text at odd levels runs from right to left. */
  levelsOf(line: string): Uint8Array;
  /** The indices of the UTF-16 units from left to right. */
  visualOrderOf(line: string, levels: Uint8Array): readonly number[];
  /** The mirrored form of a character such as a bracket; any other character is unchanged. */
  mirrored(character: string): string;
}

/** Hebrew and Arabic, with their presentation forms. */
export const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Loads the bidirectional algorithm if a text contains right-to-left characters.
 *
 * @param texts - The texts of the document that may be in any script.
 */
export async function loadBidi(texts: readonly string[]): Promise<Bidi | null> {
  if (!texts.some((text) => rightToLeft.test(text))) return null;
  const { default: createBidi } = await import('bidi-js');
  const bidi: ReturnType<typeof bidiFactory> = createBidi();
  return {
    levelsOf(line) {
      const { levels } = bidi.getEmbeddingLevels(line, 'ltr');
      // Spaces at the end of a line are after its text (rule L1).
      return levels.fill(0, line.trimEnd().length);
    },
    visualOrderOf: (line, levels) =>
      bidi.getReorderedIndices(line, { ...bidi.getEmbeddingLevels(line, 'ltr'), levels }),
    mirrored: (character) => bidi.getMirroredCharacter(character) ?? character,
  };
}
