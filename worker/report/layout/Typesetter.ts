import { memo } from '../../../contract/memo.ts';
import { type EncodedGlyph, type Face, ShapedFace } from '../fonts/Face.ts';
import type { Faces } from '../fonts/openFaces.ts';
import { type Bidi, itemize } from '../fonts/scripts.ts';

/** The style of a text: the size in points, the colour as `#rrggbb`. */
export interface TextStyle {
  readonly size: number;
  readonly weight: 'regular' | 'semibold';
  readonly color: string;
  /** Uses digits of equal width, for figures in columns. */
  readonly isTabular?: boolean;
  /** The target of a link: an address, or a page of the report. */
  readonly link?: string | { readonly page: number };
  /** Makes a text in this style a heading, H1 the highest. */
  readonly role?: 'H1' | 'H2' | 'H3';
}

/** Consecutive glyphs of one face; `x` is in points from the start of the text. */
export interface Run {
  readonly face: Face;
  readonly codes: readonly number[];
  readonly x: number;
}

/** A combining accent of a face that is not shaped; it is centred over the letter before it. */
const combiningMark = /\p{Mn}/u;
const firstCombiningMark = 0x300;

/** The runs of a text and its width, in points or in thousandths of the text size. */
interface Measured {
  readonly runs: readonly Run[];
  readonly width: number;
}

/** Converts texts to glyphs of the faces of the document, and measures them. */
export class Typesetter {
  readonly #faces: Faces;
  readonly #bidi: Bidi | null;
  /** Measures each text once: a report is laid out at least twice and repeats many words. */
  readonly #measure = memo((text: string, weight: TextStyle['weight'], isTabular: boolean) =>
    this.#measureNow(text, weight, isTabular),
  );
  /** The first face that draws a text. */
  readonly #faceOf = memo((text: string, weight: TextStyle['weight']) =>
    [this.#faces[weight], ...this.#faces.names].find((each) => each.draws(text)),
  );

  /** @param bidi - Null if all texts run from left to right. */
  constructor(faces: Faces, bidi: Bidi | null) {
    this.#faces = faces;
    this.#bidi = bidi;
  }

  /** Whether a face of the document draws all of a text. */
  canPrint(text: string): boolean {
    return this.#faceFor(text, 'regular') !== undefined;
  }

  /** The width of a text in points. */
  widthOf(text: string, style: TextStyle): number {
    return (this.#measured(text, style).width * style.size) / 1000;
  }

  /**
   * Converts a line of text to runs of glyphs, with their width in points.
   *
   * @throws Error for a character without a glyph, which would vanish from the report.
   */
  set(text: string, style: TextStyle): Measured {
    const points = (thousandths: number) => (thousandths * style.size) / 1000;
    const { runs, width } = this.#measured(text, style);
    return {
      runs: runs.map(({ face, codes, x }) => ({ face, codes, x: points(x) })),
      width: points(width),
    };
  }

  #measured(text: string, { weight, isTabular = false }: TextStyle): Measured {
    return this.#measure(text, weight, isTabular);
  }

  #measureNow(text: string, weight: TextStyle['weight'], isTabular: boolean): Measured {
    const runs: { face: Face; codes: number[]; x: number; isMark: boolean }[] = [];
    let width = 0;
    let lastWidth = 0;
    const place = (face: Face, glyph: EncodedGlyph, isMark: boolean) => {
      const last = runs.at(-1);
      if (isMark) {
        const x = width - (lastWidth + glyph.width) / 2;
        runs.push({ face, codes: [glyph.code], x, isMark });
        return;
      }
      if (last?.face === face && !last.isMark) last.codes.push(glyph.code);
      else runs.push({ face, codes: [glyph.code], x: width, isMark });
      width += glyph.width;
      lastWidth = glyph.width;
    };
    const faceOf = (part: string, previous?: Face) => this.#faceFor(part, weight, previous);
    for (const { text: part, face, level } of itemize(text, faceOf, this.#bidi)) {
      const isRightToLeft = level % 2 === 1;
      if (face instanceof ShapedFace) {
        for (const glyph of face.shape(part, isRightToLeft)) place(face, glyph, false);
        continue;
      }
      const characters = Array.from(part);
      for (const character of isRightToLeft ? characters.reverse() : characters) {
        const drawn = isRightToLeft ? this.#bidi?.mirrored(character) : character;
        const codePoint = (drawn ?? character).codePointAt(0) ?? 0;
        const glyph = face.encode(codePoint, isTabular);
        if (!glyph) throw new Error(`${face.name} has no U+${codePoint.toString(16)}.`);
        place(face, glyph, codePoint >= firstCombiningMark && combiningMark.test(character));
      }
    }
    return { runs, width };
  }

  /**
   * Chooses the face of a text that belongs together. A space stays in the face of the preceding
   * word, so that a name in another script is one run.
   */
  #faceFor(text: string, weight: TextStyle['weight'], previous?: Face): Face | undefined {
    if (text === ' ' && previous?.hasWordSpace) return previous;
    return this.#faceOf(text, weight);
  }
}
