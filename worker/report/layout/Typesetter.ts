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
const firstCombiningMark = 0x300;

/** A text in thousandths of its size: the runs with their places, and how wide they are together. */
interface Measured {
  readonly runs: readonly Run[];
  readonly width: number;
}

/** Turns text into glyphs of the document's faces, and knows how wide they come out. */
export class Typesetter {
  readonly #faces: Faces;
  readonly #visualOrder: VisualOrder;
  readonly #known = {
    regular: { plain: new Map<string, Measured>(), tabular: new Map<string, Measured>() },
    semibold: { plain: new Map<string, Measured>(), tabular: new Map<string, Measured>() },
  };

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
    return (this.#measured(text, style).width * style.size) / 1000;
  }

  /** One line of text as runs of glyphs; throws for a character that no face has, because it would vanish unseen. */
  set(text: string, style: TextStyle): { readonly runs: readonly Run[]; readonly width: number } {
    const points = (thousandths: number) => (thousandths * style.size) / 1000;
    const { runs, width } = this.#measured(text, style);
    return {
      runs: runs.map(({ face, codes, x }) => ({ face, codes, x: points(x) })),
      width: points(width),
    };
  }

  /** A report is laid out twice and says many words more than once: no text is set twice. */
  #measured(text: string, { weight, isTabular = false }: TextStyle): Measured {
    const known = this.#known[weight][isTabular ? 'tabular' : 'plain'];
    const measured = known.get(text) ?? this.#measure(text, weight, isTabular);
    known.set(text, measured);
    return measured;
  }

  #measure(text: string, weight: TextStyle['weight'], isTabular: boolean): Measured {
    const runs: { face: Face; codes: number[]; x: number; isMark: boolean }[] = [];
    let width = 0;
    let lastWidth = 0;
    for (const character of this.#visualOrder(text)) {
      const codePoint = character.codePointAt(0) ?? 0;
      const last = runs.at(-1);
      const face = this.#faceFor(codePoint, weight, last?.face);
      const encoded = face.encode(codePoint, isTabular);
      if (!encoded) throw new Error(`No font has U+${codePoint.toString(16)} of "${text}".`);
      const isMark = codePoint >= firstCombiningMark && combiningMark.test(character);
      if (isMark) {
        const x = width - (lastWidth + encoded.width) / 2;
        runs.push({ face, codes: [encoded.code], x, isMark });
        continue;
      }
      if (last?.face === face && !last.isMark) last.codes.push(encoded.code);
      else runs.push({ face, codes: [encoded.code], x: width, isMark });
      width += encoded.width;
      lastWidth = encoded.width;
    }
    return { runs, width };
  }

  /** A space stays in the face of the word before it, so that a name in another script is one run. */
  #faceFor(codePoint: number, weight: TextStyle['weight'], previous: Face | undefined): Face {
    if (codePoint === 0x20 && previous?.has(codePoint)) return previous;
    const face = this.#faces[weight];
    return face.has(codePoint) ? face : this.#faces.names;
  }
}
