import type { Face } from '../fonts/Face.ts';
import type { Faces } from '../fonts/openFaces.ts';
import type { VisualOrder } from '../fonts/visualOrder.ts';

/** How a piece of text looks; sizes in points, colours as `#rrggbb`. */
export interface TextStyle {
  readonly size: number;
  readonly weight: 'regular' | 'semibold';
  readonly color: string;
  /** Digits of one width, for figures that stand in a column. */
  readonly isTabular?: boolean;
  /** Where a click leads: a web address, or a page of this document. */
  readonly link?: string | { readonly page: number };
}

/** Characters of one face, side by side; `x` in points from the start of the text. */
export interface Run {
  readonly face: Face;
  readonly codes: readonly number[];
  readonly x: number;
}

/** An accent that has no letter of its own with it, so that it is set over the middle of the one before. */
const combiningMark = /\p{Mn}/u;

/** Turns text into glyphs of the document's faces, and knows how wide they come out. */
export class Typesetter {
  readonly #faces: Faces;
  readonly #visualOrder: VisualOrder;

  constructor(faces: Faces, visualOrder: VisualOrder) {
    this.#faces = faces;
    this.#visualOrder = visualOrder;
  }

  /** Whether the document has a glyph for a character. */
  has(codePoint: number): boolean {
    return this.#faces.regular.has(codePoint) || this.#faces.names.has(codePoint);
  }

  /** The text in points. */
  widthOf(text: string, style: TextStyle): number {
    return this.set(text, style).width;
  }

  /** One line of text as runs of glyphs; throws for a character that no face has, because it would vanish unseen. */
  set(text: string, style: TextStyle): { readonly runs: readonly Run[]; readonly width: number } {
    const runs: { face: Face; codes: number[]; x: number; isMark: boolean }[] = [];
    const points = (thousandths: number) => (thousandths * style.size) / 1000;
    let end = 0;
    let lastWidth = 0;
    for (const character of this.#visualOrder(text)) {
      const codePoint = character.codePointAt(0) ?? 0;
      const last = runs.at(-1);
      const face = this.#faceFor(codePoint, style, last?.face);
      const drawn = face.draw(codePoint, style.isTabular ?? false);
      if (!drawn) throw new Error(`no face has U+${codePoint.toString(16)} of ${text}`);
      const isMark = combiningMark.test(character);
      if (isMark) {
        const x = points(end - (lastWidth + drawn.width) / 2);
        runs.push({ face, codes: [drawn.code], x, isMark });
        continue;
      }
      if (last?.face === face && !last.isMark) last.codes.push(drawn.code);
      else runs.push({ face, codes: [drawn.code], x: points(end), isMark });
      end += drawn.width;
      lastWidth = drawn.width;
    }
    return { runs, width: points(end) };
  }

  /** A space stays in the face of the word before it, so that a name in another script is one run. */
  #faceFor(codePoint: number, style: TextStyle, previous: Face | undefined): Face {
    if (codePoint === 0x20 && previous?.has(codePoint)) return previous;
    const face = this.#faces[style.weight];
    return face.has(codePoint) ? face : this.#faces.names;
  }
}
